/** A new table: the form is made from the game's option list, and clashes are said where they arise. */
import { VariantLessons } from '../learn/VariantLessons.tsx'
import '../look/online.css'
import '../new-table/new-table.css'
import { boards, type LoadedBoard } from '@quayside/all/ui'
import { type GameFacts, PERSON } from '@quayside/protocol'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Scene } from '../harbour/Chart.tsx'
import { ask } from '../host/client.ts'
import {
  fittingSeats,
  hasColourTwice,
  openOnDevice,
  openOnServer,
  startingDraft,
  summaryOf,
  type TableDraft,
  withRating,
} from '../new-table/draft.ts'
import { LayoutField } from '../new-table/LayoutField.tsx'
import { OptionFields } from '../new-table/OptionFields.tsx'
import { SeatFields } from '../new-table/SeatFields.tsx'
import { loadSetupWords, useSetupWords } from '../new-table/words.ts'
import { NameForm } from '../online/NameForm.tsx'
import { OnlineFields, RatedField, WhereFields } from '../online/OnlineFields.tsx'
import type { Where } from '../online/texts/words.ts'
import { isGuest, useGuest, type WhoAmI } from '../online/use-guest.ts'
import { loadOnlineWords, useOnlineWords } from '../online/words.ts'
import { go } from '../router.ts'
import { Message } from '../shell/Message.tsx'
import { PageTop } from '../shell/PageTop.tsx'
import { useWords } from '../texts/index.ts'

/** All words come in one language, before the page is drawn. */
export async function prepare(): Promise<void> {
  await Promise.all([loadOnlineWords(), loadSetupWords()])
}

interface Ready {
  readonly facts: GameFacts
  readonly board: LoadedBoard
}

export function NewTable({ game }: { game: string }): JSX.Element {
  const { t, language } = useWords()
  const [loaded, setLoaded] = useState<Ready | 'missing' | null>(null)
  useEffect(() => {
    const entry = boards[game]
    if (!entry) {
      setLoaded('missing')
      return
    }
    Promise.all([ask('facts', { game }), entry.load(language)]).then(([facts, board]) =>
      setLoaded({ facts, board }),
    )
  }, [game, language])
  if (loaded === 'missing') return <Message text={t.notFound} />
  if (!loaded) return <Message text={t.loading} waiting />
  return <Form {...loaded} />
}

function Form({ facts, board }: Ready): JSX.Element {
  const s = useSetupWords()
  const o = useOnlineWords()
  const who = useGuest()
  const [draft, setDraft] = useState(() => startingDraft(facts))
  const [problem, setProblem] = useState('')
  const isOnline = draft.where !== 'device'
  const change = (some: Partial<TableDraft>) => setDraft((now) => ({ ...now, ...some }))
  const changeRules = (some: Partial<TableDraft>) => {
    setProblem('')
    change(some)
  }
  const changeWhere = (where: Where) => {
    // Friends afar are why one goes online: bots can be put back one by one.
    const isNewlyOnline = where !== 'device' && !isOnline
    changeRules(
      isNewlyOnline ? { where, seats: draft.seats.map((seat) => ({ ...seat, kind: PERSON })) } : { where },
    )
  }
  const begin = async () => {
    const opening = isOnline
      ? await openOnServer(facts, draft, board, o)
      : await openOnDevice(facts, draft, board)
    if ('path' in opening) go(opening.path)
    else setProblem(opening.problem)
  }
  return (
    <div class={`plain-page theme-${facts.id}`}>
      <PageTop title={`${s.newTable}: ${board.texts.title}`} />
      <main class="new-table">
        <header class="setup-head">
          <Scene id={facts.id} place="setup-scene" />
          <p class="say">{board.texts.pitch}</p>
          <p class="cap">{board.texts.facts}</p>
        </header>
        <div class="setup-column">
          <SeatsPanel {...{ facts, board, draft }} onChange={changeRules} />
          <WhereFields where={draft.where} onChange={changeWhere} />
          {isOnline && <OnlineFields wish={draft.online} onChange={(online) => change({ online })} />}
          {isOnline && (
            <RatedField isRated={draft.rated} onChange={(rated) => changeRules(withRating(draft, rated))} />
          )}
          {isOnline && who === 'nobody' && <NameForm />}
        </div>
        <div class="setup-column">
          <OptionsPanel {...{ facts, board, draft }} which="printed" onChange={changeRules} />
          <OptionsPanel {...{ facts, board, draft }} which="house" onChange={changeRules} />
        </div>
        <BeginRow {...{ facts, board, draft, who, problem }} onBegin={begin} />
      </main>
    </div>
  )
}

interface PanelProps extends Ready {
  readonly draft: TableDraft
  onChange(some: Partial<TableDraft>): void
}

/** Variants of the rulebook, and rules of the house in a panel of their own. */
function OptionsPanel(props: PanelProps & { which: 'printed' | 'house' }): JSX.Element | null {
  const { facts, board, draft, which, onChange } = props
  const s = useSetupWords()
  const { options, seats, layout } = draft
  const isHouse = which === 'house'
  const specs = facts.options.filter(({ house }) => Boolean(house) === isHouse)
  if (specs.length === 0 && isHouse) return null
  const title = isHouse ? s.houseRules : s.optionsTitle
  return (
    <section class="panel" aria-label={title}>
      <h2>{title}</h2>
      <OptionFields
        specs={specs}
        texts={board.texts}
        values={options}
        players={seats.length}
        onChange={(name, value) => onChange({ options: { ...options, [name]: value } })}
      />
      {!isHouse && (
        <>
          <LayoutField texts={board.texts} value={layout} onInput={(code) => onChange({ layout: code })} />
          <VariantLessons game={facts.id} />
          <a class="btn quiet" data-choice="lab" href={`/lab/${facts.id}`}>
            {s.lab}
          </a>
        </>
      )}
    </section>
  )
}

function SeatsPanel({ facts, board, draft, onChange }: PanelProps): JSX.Element {
  const s = useSetupWords()
  const o = useOnlineWords()
  const { seats, first, where } = draft
  const isOnline = where !== 'device'
  return (
    <section class="panel" aria-label={s.seatsTitle}>
      <h2>{s.seatsTitle}</h2>
      <SeatFields
        seats={seats}
        facts={facts}
        colourNames={board.texts.colours}
        ranks={facts.ranks}
        person={isOnline ? o.person : s.person}
        hasNames={!isOnline}
        onChange={(next) =>
          onChange({
            seats: fittingSeats(facts, next),
            first: first !== null && first >= next.length ? null : first,
          })
        }
      />
      <FirstPlayerField draft={draft} onChange={onChange} />
    </section>
  )
}

function FirstPlayerField({ draft, onChange }: Pick<PanelProps, 'draft' | 'onChange'>): JSX.Element {
  const s = useSetupWords()
  return (
    <label class="line-field">
      <span>{s.beginsLabel}</span>
      <select
        class="field"
        value={draft.first ?? ''}
        onChange={({ currentTarget: { value } }) => onChange({ first: value === '' ? null : Number(value) })}
      >
        <option value="">{s.beginsByLot}</option>
        {draft.seats.map((_, i) => (
          <option key={i} value={i}>
            {s.seatNumber(i + 1)}
          </option>
        ))}
      </select>
    </label>
  )
}

interface BeginRowProps extends Ready {
  readonly draft: TableDraft
  readonly who: WhoAmI
  readonly problem: string
  onBegin(): void
}

/** What is about to begin in one sentence, beside the deed; what stands against it takes its place. */
function BeginRow({ facts, board, draft, who, problem, onBegin }: BeginRowProps): JSX.Element {
  const s = useSetupWords()
  const o = useOnlineWords()
  const isOnline = draft.where !== 'device'
  const { t } = useWords()
  const isClash = hasColourTwice(draft.seats)
  const trouble = isClash ? s.twiceColour : isOnline && who === 'away' ? o.unreachable : problem
  return (
    <div class="begin-row">
      <p role="alert" class="why">
        {trouble}
      </p>
      {trouble === '' && (
        <p class="begin-summary">
          {summaryOf(s, facts, draft, { texts: board.texts, rankNames: t.rankNotes })}
        </p>
      )}
      <button
        type="button"
        class="btn main"
        data-choice="begin"
        disabled={isClash || (isOnline && !isGuest(who))}
        onClick={onBegin}
      >
        {isOnline ? o.openTable : s.begin}
      </button>
    </div>
  )
}

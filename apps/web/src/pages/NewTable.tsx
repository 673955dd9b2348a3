/** A new table: the form is made from the game's option list, and clashes are said where they arise. */
import '../look/online.css'
import { boards, type LoadedBoard } from '@quayside/all/ui'
import type { OptionValue, OptionValues } from '@quayside/rules-kit'
import { common } from '@quayside/texts'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { ask } from '../host/client.ts'
import { type GameFacts, PERSON } from '../host/protocol.ts'
import { OptionFields } from '../new-table/OptionFields.tsx'
import { emptySeat, SeatFields, type SeatWish } from '../new-table/SeatFields.tsx'
import { loadSetupWords, useSetupWords } from '../new-table/words.ts'
import { NameForm } from '../online/NameForm.tsx'
import { OnlineFields, type OnlineWish, PLAIN_WISH, WhereFields } from '../online/OnlineFields.tsx'
import { openOnlineTable } from '../online/open-table.ts'
import { sentenceOf } from '../online/server.ts'
import type { Where } from '../online/texts/words.ts'
import { isGuest, useGuest } from '../online/use-guest.ts'
import { loadOnlineWords, useOnlineWords } from '../online/words.ts'
import { go } from '../router.ts'
import { settings } from '../settings.ts'
import { Message } from '../shell/Message.tsx'
import { PageTop } from '../shell/PageTop.tsx'
import { useWords } from '../texts/index.ts'

/** All words come in one language, before the page is drawn. */
export async function prepare(): Promise<void> {
  await Promise.all([loadOnlineWords(), loadSetupWords()])
}

export function NewTable({ game }: { game: string }): JSX.Element {
  const { t, language } = useWords()
  const [loaded, setLoaded] = useState<{ facts: GameFacts; board: LoadedBoard } | 'missing' | null>(null)
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

function Form({ facts, board }: { facts: GameFacts; board: LoadedBoard }): JSX.Element {
  const s = useSetupWords()
  const { texts, language } = board
  const start = Math.min(facts.seats.max, Math.max(3, facts.seats.min))
  const [options, setOptions] = useState<OptionValues>({})
  const [seats, setSeats] = useState<readonly SeatWish[]>(() =>
    Array.from({ length: start }, (_, i) => (i === 0 ? ownSeat(facts) : emptySeat('mate'))),
  )
  const [first, setFirst] = useState<number | null>(null)
  const [problem, setProblem] = useState('')
  const [where, setWhere] = useState<Where>('device')
  const [online, setOnline] = useState<OnlineWish>(PLAIN_WISH)
  const o = useOnlineWords()
  const who = useGuest()
  const isOnline = where !== 'device'
  const wished = seats.map((seat) => seat.colour).filter((colour) => colour !== '')
  const clash = new Set(wished).size < wished.length
  const beginHere = async () => {
    const made = await ask('create', {
      game: facts.id,
      options,
      seats: seats.map(({ kind, name }) => ({ kind, name: name.trim() })),
      wishes: {
        ...(first === null ? {} : { first }),
        ...(wished.length > 0 ? { colours: allColours(seats, facts.colours) } : {}),
      },
    })
    if ('id' in made) go(`/table/${made.id}`)
    else setProblem(common[language].optionProblem(made.problem))
  }
  const beginOnline = async () => {
    try {
      const id = await openOnlineTable({
        game: facts.id,
        options,
        seats: seats.map(({ kind, colour }) => ({ kind, ...(colour === '' ? {} : { colour }) })),
        open: where === 'open',
        first: first ?? 'drawn',
        ...online,
      })
      go(`/online/${id}`)
    } catch (error) {
      setProblem(sentenceOf(error, language, o))
    }
  }
  const setOption = (name: string, value: OptionValue) => {
    setProblem('')
    setOptions({ ...options, [name]: value })
  }
  return (
    <div class={`plain-page theme-${facts.id}`}>
      <PageTop title={`${s.newTable}: ${texts.title}`} />
      <main class="new-table">
        <WhereFields
          where={where}
          onChange={(next) => {
            setWhere(next)
            setProblem('')
            // Friends afar are why one goes online: bots can be put back one by one.
            if (next !== 'device' && !isOnline) setSeats(seats.map((seat) => ({ ...seat, kind: PERSON })))
          }}
        />
        <section class="panel" aria-label={s.optionsTitle}>
          <h2>{s.optionsTitle}</h2>
          <OptionFields
            specs={facts.options}
            texts={texts}
            values={options}
            players={seats.length}
            onChange={setOption}
          />
          <a class="btn quiet" data-choice="lab" href={`/lab/${facts.id}`}>
            {s.lab}
          </a>
        </section>
        <section class="panel" aria-label={s.seatsTitle}>
          <h2>{s.seatsTitle}</h2>
          <SeatFields
            seats={seats}
            facts={facts}
            colourNames={texts.colours}
            ranks={facts.ranks}
            person={isOnline ? o.person : s.person}
            hasNames={!isOnline}
            onChange={(next) => {
              setSeats(next)
              if (first !== null && first >= next.length) setFirst(null)
            }}
          />
          <label class="line-field">
            <span>{s.beginsLabel}</span>
            <select
              class="field"
              value={first ?? ''}
              onChange={(event) =>
                setFirst(event.currentTarget.value === '' ? null : Number(event.currentTarget.value))
              }
            >
              <option value="">{s.beginsByLot}</option>
              {seats.map((_, i) => (
                <option key={i} value={i}>
                  {s.seatNumber(i + 1)}
                </option>
              ))}
            </select>
          </label>
        </section>
        {isOnline && <OnlineFields wish={online} onChange={setOnline} />}
        {isOnline && who === 'nobody' && <NameForm />}
        <div class="begin-row">
          <p role="alert" class="why">
            {clash ? s.twiceColour : isOnline && who === 'away' ? o.unreachable : problem}
          </p>
          <button
            type="button"
            class="btn main"
            data-choice="begin"
            disabled={clash || (isOnline && !isGuest(who))}
            onClick={isOnline ? beginOnline : beginHere}
          >
            {isOnline ? o.openTable : s.begin}
          </button>
        </div>
      </main>
    </div>
  )
}

/** As the settings of this device know them. */
function ownSeat({ colours }: GameFacts): SeatWish {
  const { name, colour } = settings()
  return { ...emptySeat(PERSON), name, colour: colours.includes(colour) ? colour : '' }
}

/** Wished colours stay; the other seats get what is left, in an order of chance, those first that the game gives out first. */
function allColours(seats: readonly SeatWish[], colours: readonly string[]): string[] {
  const free = colours.filter((colour) => !seats.some((seat) => seat.colour === colour))
  const usual = colours.slice(0, seats.length).filter((colour) => free.includes(colour))
  const left = [...shuffled(usual), ...free.filter((colour) => !usual.includes(colour))]
  return seats.map((seat) => seat.colour || (left.shift() ?? ''))
}

function shuffled(list: readonly string[]): string[] {
  return list
    .map((one) => ({ one, lot: Math.random() }))
    .sort((a, b) => a.lot - b.lot)
    .map(({ one }) => one)
}

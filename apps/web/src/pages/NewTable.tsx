/** A new table: the form is made from the game's option list, and clashes are said where they arise. */
import { boards, type LoadedBoard } from '@quayside/all/ui'
import type { OptionProblem, OptionValue, OptionValues } from '@quayside/rules-kit'
import { common } from '@quayside/texts'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { ask } from '../host/client.ts'
import { type GameFacts, PERSON } from '../host/protocol.ts'
import { OptionFields } from '../new-table/OptionFields.tsx'
import { emptySeat, SeatFields, type SeatWish } from '../new-table/SeatFields.tsx'
import { go } from '../router.ts'
import { Message } from '../shell/Message.tsx'
import { PageTop } from '../shell/PageTop.tsx'
import { useWords } from '../texts/index.ts'

export function NewTable({ game }: { game: string }): JSX.Element {
  const { t } = useWords()
  const [loaded, setLoaded] = useState<{ facts: GameFacts; board: LoadedBoard } | 'missing' | null>(null)
  useEffect(() => {
    const entry = boards[game]
    if (!entry) {
      setLoaded('missing')
      return
    }
    Promise.all([ask('facts', { game }), entry.load()]).then(([facts, board]) => setLoaded({ facts, board }))
  }, [game])
  if (loaded === 'missing') return <Message text={t.notFound} />
  if (!loaded) return <Message text={t.loading} waiting />
  return <Form {...loaded} />
}

function Form({ facts, board }: { facts: GameFacts; board: LoadedBoard }): JSX.Element {
  const { t, language } = useWords()
  const texts = board.texts[language]
  const start = Math.min(facts.seats.max, Math.max(3, facts.seats.min))
  const [options, setOptions] = useState<OptionValues>({})
  const [seats, setSeats] = useState<readonly SeatWish[]>(() =>
    Array.from({ length: start }, (_, i) => emptySeat(i === 0 ? PERSON : 'mate')),
  )
  const [first, setFirst] = useState<number | null>(null)
  const [problem, setProblem] = useState<OptionProblem | null>(null)
  const wished = seats.map((seat) => seat.colour).filter((colour) => colour !== '')
  const clash = new Set(wished).size < wished.length
  const begin = async () => {
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
    else setProblem(made.problem)
  }
  const setOption = (name: string, value: OptionValue) => {
    setProblem(null)
    setOptions({ ...options, [name]: value })
  }
  return (
    <div class={`plain-page theme-${facts.id}`}>
      <PageTop title={`${t.newTable}: ${texts.title}`} />
      <main class="new-table">
        <section class="panel" aria-label={t.optionsTitle}>
          <h2>{t.optionsTitle}</h2>
          <OptionFields
            specs={facts.options}
            texts={texts}
            values={options}
            players={seats.length}
            onChange={setOption}
          />
        </section>
        <section class="panel" aria-label={t.seatsTitle}>
          <h2>{t.seatsTitle}</h2>
          <SeatFields
            seats={seats}
            facts={facts}
            colourNames={texts.colours}
            ranks={facts.ranks}
            onChange={(next) => {
              setSeats(next)
              if (first !== null && first >= next.length) setFirst(null)
            }}
          />
          <label class="line-field">
            <span>{t.beginsLabel}</span>
            <select
              class="field"
              value={first ?? ''}
              onChange={(event) =>
                setFirst(event.currentTarget.value === '' ? null : Number(event.currentTarget.value))
              }
            >
              <option value="">{t.beginsByLot}</option>
              {seats.map((_, i) => (
                <option key={i} value={i}>
                  {t.seatNumber(i + 1)}
                </option>
              ))}
            </select>
          </label>
        </section>
        <div class="begin-row">
          <p role="alert" class="why">
            {clash ? t.twiceColour : problem ? common[language].optionProblem(problem) : ''}
          </p>
          <button type="button" class="btn main" data-choice="begin" disabled={clash} onClick={begin}>
            {t.begin}
          </button>
        </div>
      </main>
    </div>
  )
}

/** Wished colours stay; the other seats get what is left, in an order of chance. */
function allColours(seats: readonly SeatWish[], colours: readonly string[]): string[] {
  const left = colours.filter((colour) => !seats.some((seat) => seat.colour === colour))
  for (let i = left.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1))
    const held = left[i] as string
    left[i] = left[j] as string
    left[j] = held
  }
  return seats.map((seat) => seat.colour || (left.pop() ?? ''))
}

/** Which game, by which rules, with which bots, how often. */
import { manifests } from '@quayside/all/manifests'
import type { LoadedBoard } from '@quayside/all/ui'
import type { Rank } from '@quayside/bots'
import type { GameFacts } from '@quayside/protocol'
import type { OptionValue, OptionValues } from '@quayside/rules-kit'
import type { JSX } from 'preact'
import { OptionFields } from '../new-table/OptionFields.tsx'
import { go } from '../router.ts'
import { useWords } from '../texts/index.ts'
import { useLabWords } from './words.ts'

export interface LabSettings {
  readonly options: OptionValues
  readonly ranks: readonly Rank[]
  readonly games: number
}

interface Props {
  readonly facts: GameFacts
  readonly board: LoadedBoard
  readonly wish: LabSettings
  onWish(wish: LabSettings): void
}

const AMOUNTS = [100, 1000, 10_000, 100_000]

export function LabForm({ facts, board, wish, onWish }: Props): JSX.Element {
  const w = useLabWords()
  const change = (some: Partial<LabSettings>) => onWish({ ...wish, ...some })
  const setOption = (name: string, value: OptionValue) =>
    change({ options: { ...wish.options, [name]: value } })
  return (
    <section class="panel lab-form" aria-label={w.rules}>
      <SeriesFields facts={facts} wish={wish} onChange={change} />
      <BotFields facts={facts} wish={wish} onChange={change} />
      <details>
        <summary>{w.rules}</summary>
        <OptionFields
          specs={facts.options}
          texts={board.texts}
          values={wish.options}
          players={wish.ranks.length}
          onChange={setOption}
        />
      </details>
    </section>
  )
}

interface FieldsProps extends Pick<Props, 'facts' | 'wish'> {
  onChange(some: Partial<LabSettings>): void
}

/** Which game, for how many players, how often. */
function SeriesFields({ facts, wish, onChange }: FieldsProps): JSX.Element {
  const { language } = useWords()
  const w = useLabWords()
  const { min, max } = facts.seats
  const seats = Array.from({ length: max - min + 1 }, (_, i) => min + i)
  const { ranks } = wish
  return (
    <div class="lab-row">
      <Select
        name="lab-game"
        label={w.game}
        value={facts.id}
        options={manifests.map(({ id, words }) => [id, words[language].title])}
        onChange={(id) => go(`/lab/${id}`)}
      />
      <Select
        name="lab-seats"
        label={w.players}
        value={String(ranks.length)}
        options={seats.map((many) => [String(many), String(many)])}
        onChange={(many) =>
          onChange({ ranks: Array.from({ length: Number(many) }, (_, i) => ranks[i] ?? 'mate') })
        }
      />
      <Select
        name="lab-games"
        label={w.games}
        value={String(wish.games)}
        options={AMOUNTS.map((many) => [String(many), many.toLocaleString(language)])}
        onChange={(many) => onChange({ games: Number(many) })}
      />
    </div>
  )
}

/** The bot at each seat. */
function BotFields({ facts, wish: { ranks }, onChange }: FieldsProps): JSX.Element {
  const { t } = useWords()
  const w = useLabWords()
  return (
    <div class="lab-row">
      {ranks.map((rank, seat) => (
        <Select
          key={seat}
          name={`lab-bot-${seat}`}
          label={seat === 0 ? w.firstSeat : w.seat(seat + 1)}
          value={rank}
          options={facts.ranks.map((one) => [one, t.rankNotes[one] ?? one])}
          onChange={(one) => onChange({ ranks: ranks.map((old, i) => (i === seat ? (one as Rank) : old)) })}
        />
      ))}
    </div>
  )
}

function Select(props: {
  name: string
  label: string
  value: string
  options: readonly (readonly [value: string, label: string])[]
  onChange(value: string): void
}): JSX.Element {
  const { name, label, value, options, onChange } = props
  return (
    <label class="lab-field">
      <span>{label}</span>
      <select
        class="field"
        data-choice={name}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {options.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}

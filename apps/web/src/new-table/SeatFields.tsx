/** Seats in table order: who plays, what they are called, which colour. */
import { Pennant } from '@quayside/board-kit'
import type { JSX } from 'preact'
import { type GameFacts, PERSON } from '../host/protocol.ts'
import { useSetupWords } from './words.ts'

export interface SeatWish {
  readonly key: number
  readonly kind: string
  readonly name: string
  /** Empty: by lot. */
  readonly colour: string
}

let lastKey = 0

export function emptySeat(kind: string): SeatWish {
  return { key: ++lastKey, kind, name: '', colour: '' }
}

interface Props {
  readonly seats: readonly SeatWish[]
  readonly facts: GameFacts
  readonly colourNames: { readonly [colour: string]: string }
  readonly ranks: readonly string[]
  /** What a seat for a person is called. */
  readonly person: string
  /** Online, people bring their own names. */
  readonly hasNames: boolean
  onChange(seats: readonly SeatWish[]): void
}

export function SeatFields(props: Props): JSX.Element {
  const s = useSetupWords()
  const { seats, facts, onChange } = props
  return (
    <>
      <ol class="seat-fields">
        {seats.map((seat, i) => (
          <SeatField key={seat.key} {...props} seat={seat} index={i} />
        ))}
      </ol>
      {seats.length < facts.seats.max && (
        <button type="button" class="btn" onClick={() => onChange([...seats, emptySeat('mate')])}>
          + {s.addSeat}
        </button>
      )}
    </>
  )
}

function SeatField(props: Props & { seat: SeatWish; index: number }): JSX.Element {
  const s = useSetupWords()
  const { seats, seat, index, facts, colourNames, ranks, person, hasNames, onChange } = props
  const set = (some: Partial<SeatWish>) =>
    onChange(seats.map((one, i) => (i === index ? { ...one, ...some } : one)))
  const label = (word: string) => `${s.seatNumber(index + 1)}: ${word}`
  return (
    <li>
      <span class="seat-no">
        <Pennant colour={seat.colour} size={28} />
        <span class="sr">{s.seatNumber(index + 1)}</span>
      </span>
      <select
        class="field kind"
        aria-label={label(s.kindLabel)}
        value={seat.kind}
        onChange={(event) => set({ kind: event.currentTarget.value })}
      >
        <option value={PERSON}>{person}</option>
        {ranks.map((rank) => (
          <option key={rank} value={rank}>
            {s.ranks[rank] ?? rank}
          </option>
        ))}
      </select>
      {hasNames && (
        <input
          class="field name"
          aria-label={label(s.nameLabel)}
          placeholder={s.nameLabel}
          maxLength={20}
          value={seat.name}
          onInput={(event) => set({ name: event.currentTarget.value })}
        />
      )}
      <select
        class="field colour"
        aria-label={label(s.colourLabel)}
        value={seat.colour}
        onChange={(event) => set({ colour: event.currentTarget.value })}
      >
        <option value="">
          {s.colourLabel}: {s.anyColour}
        </option>
        {facts.colours.map((colour) => (
          <option key={colour} value={colour}>
            {colourNames[colour] ?? colour}
          </option>
        ))}
      </select>
      <Order {...props} />
    </li>
  )
}

function Order({ seats, index, facts, onChange }: Props & { seat: SeatWish; index: number }): JSX.Element {
  const s = useSetupWords()
  const swap = (other: number) => {
    const next = [...seats]
    const [one, two] = [next[index], next[other]]
    if (!one || !two) return
    next[index] = two
    next[other] = one
    onChange(next)
  }
  const label = (word: string) => `${word}: ${s.seatNumber(index + 1)}`
  return (
    <span class="seat-order">
      <button
        type="button"
        class="btn sq quiet"
        aria-label={label(s.moveUp)}
        disabled={index === 0}
        onClick={() => swap(index - 1)}
      >
        ↑
      </button>
      <button
        type="button"
        class="btn sq quiet"
        aria-label={label(s.moveDown)}
        disabled={index === seats.length - 1}
        onClick={() => swap(index + 1)}
      >
        ↓
      </button>
      <button
        type="button"
        class="btn sq quiet"
        aria-label={label(s.removeSeat)}
        disabled={seats.length <= facts.seats.min}
        onClick={() => onChange(seats.filter((_, i) => i !== index))}
      >
        ×
      </button>
    </span>
  )
}

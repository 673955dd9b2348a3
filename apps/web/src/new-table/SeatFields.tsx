/** Seats in table order: who plays, what they are called, which colour. */
import { Pennant } from '@quayside/board-kit'
import { type GameFacts, PERSON } from '@quayside/protocol'
import { coloursFor } from '@quayside/rules-kit'
import type { ComponentChildren, JSX } from 'preact'
import { useSetupWords } from './words.ts'

export interface SeatWish {
  readonly key: number
  readonly kind: string
  readonly name: string
  /** Empty: whichever the game gives. */
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
      <SeatNumber index={index} colour={seat.colour} />
      <SeatSelect look="kind" label={label(s.kindLabel)} value={seat.kind} onChange={(kind) => set({ kind })}>
        <option value={PERSON}>{person}</option>
        {ranks.map((rank) => (
          <option key={rank} value={rank}>
            {s.ranks[rank] ?? rank}
          </option>
        ))}
      </SeatSelect>
      {hasNames && (
        <NameInput label={label(s.nameLabel)} value={seat.name} onChange={(name) => set({ name })} />
      )}
      <SeatSelect
        look="colour"
        label={label(s.colourLabel)}
        value={seat.colour}
        onChange={(colour) => set({ colour })}
      >
        <option value="">
          {s.colourLabel}: {s.anyColour}
        </option>
        {coloursFor(facts, seats.length).map((colour) => (
          <option key={colour} value={colour}>
            {colourNames[colour] ?? colour}
          </option>
        ))}
      </SeatSelect>
      <Order {...props} />
    </li>
  )
}

function SeatNumber({ index, colour }: { index: number; colour: string }): JSX.Element {
  const s = useSetupWords()
  return (
    <span class="seat-no">
      <Pennant colour={colour} size={28} />
      <span class="sr">{s.seatNumber(index + 1)}</span>
    </span>
  )
}

interface FieldProps {
  readonly label: string
  readonly value: string
  onChange(value: string): void
}

interface SeatSelectProps extends FieldProps {
  readonly look: 'kind' | 'colour'
  readonly children: ComponentChildren
}

function SeatSelect({ look, label, value, onChange, children }: SeatSelectProps): JSX.Element {
  return (
    <select
      class={`field ${look}`}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      {children}
    </select>
  )
}

function NameInput({ label, value, onChange }: FieldProps): JSX.Element {
  const s = useSetupWords()
  return (
    <input
      class="field name"
      aria-label={label}
      placeholder={s.nameLabel}
      maxLength={20}
      value={value}
      onInput={(event) => onChange(event.currentTarget.value)}
    />
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
      <OrderButton sign="↑" label={label(s.moveUp)} disabled={index === 0} onClick={() => swap(index - 1)} />
      <OrderButton
        sign="↓"
        label={label(s.moveDown)}
        disabled={index === seats.length - 1}
        onClick={() => swap(index + 1)}
      />
      <OrderButton
        sign="×"
        label={label(s.removeSeat)}
        disabled={seats.length <= facts.seats.min}
        onClick={() => onChange(seats.filter((_, i) => i !== index))}
      />
    </span>
  )
}

interface OrderButtonProps {
  readonly sign: string
  readonly label: string
  readonly disabled: boolean
  onClick(): void
}

function OrderButton({ sign, label, disabled, onClick }: OrderButtonProps): JSX.Element {
  return (
    <button type="button" class="btn sq quiet" aria-label={label} disabled={disabled} onClick={onClick}>
      {sign}
    </button>
  )
}

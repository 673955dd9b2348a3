/** The chairs before the start: who sits where, in which colour; the host also says who or what each is for. */
import { Pennant } from '@quayside/board-kit'
import type { GameInfo, SeatInfo } from '@quayside/protocol'
import { PERSON } from '@quayside/protocol'
import { coloursFor } from '@quayside/rules-kit'
import type { JSX } from 'preact'
import { useSetupWords } from '../new-table/words.ts'
import { type OnlineState, seatOfGuest } from '../session/online-session.ts'
import { useWords } from '../texts/index.ts'
import { Problem } from './Problem.tsx'
import { api } from './server.ts'
import { sitDown } from './sit-down.ts'
import { type Doing, useDoing } from './use-doing.ts'
import { useOnlineWords } from './words.ts'

interface Props {
  readonly state: OnlineState
  readonly info: GameInfo | null
  readonly colourNames: { readonly [colour: string]: string }
}

type Room = NonNullable<OnlineState['room']>

export function LobbySeats({ state, info, colourNames }: Props): JSX.Element | null {
  const s = useSetupWords()
  const doing = useDoing(state.room?.version)
  const { room, you } = state
  if (!room) return null
  const isHost = room.host === you.id
  return (
    <section class="panel" aria-label={s.seatsTitle}>
      <h2>{s.seatsTitle}</h2>
      <ol class="chairs">
        {room.seats.map((seat, index) => (
          <Chair key={index} {...{ state, room, seat, index, info, colourNames, doing, isHost }} />
        ))}
      </ol>
      {isHost && info && <SeatCount room={room} info={info} doing={doing} />}
      <Problem text={doing.problem} />
    </section>
  )
}

interface ChairProps extends Props {
  readonly room: Room
  readonly seat: SeatInfo
  readonly index: number
  readonly doing: Doing
  readonly isHost: boolean
}

function Chair(props: ChairProps): JSX.Element {
  const s = useSetupWords()
  const { state, seat, index, isHost, info } = props
  const isMine = seat.guest === state.you.id
  return (
    <li data-seat={index} class={isMine ? 'mine' : ''}>
      <Pennant colour={seat.colour ?? ''} size={28} />
      <span class="nm">
        <b>
          <Sitter {...props} />
        </b>
        <small>{s.seatNumber(index + 1)}</small>
      </span>
      <span class="chair-tools">
        {isMine ? <OwnChair {...props} /> : <OtherChair {...props} />}
        {isHost && info && seat.guest === null && <KindField {...props} info={info} />}
      </span>
    </li>
  )
}

function Sitter({ state, room, seat }: ChairProps): JSX.Element {
  const { t } = useWords()
  const s = useSetupWords()
  const o = useOnlineWords()
  if (seat.kind !== PERSON) return <>{s.ranks[seat.kind] ?? seat.kind}</>
  if (seat.guest === null) return <span class="soft">{o.free}</span>
  return (
    <>
      {seat.name || o.somebody} {seat.guest === state.you.id && <span class="tag you">{t.you}</span>}{' '}
      {seat.guest === room.host && <span class="tag">{o.host}</span>}{' '}
      {!seat.here && <span class="tag">{o.notHere}</span>}
    </>
  )
}

function OwnChair({ room, seat, index, info, colourNames, doing }: ChairProps): JSX.Element {
  const s = useSetupWords()
  const o = useOnlineWords()
  const taken = room.seats.flatMap((other, i) => (i === index ? [] : (other.colour ?? [])))
  return (
    <>
      <select
        class="field"
        aria-label={s.colourLabel}
        value={seat.colour ?? ''}
        onChange={(event) => {
          const colour = event.currentTarget.value
          doing.run(() => sitDown(room.id, index, colour))
        }}
      >
        {seat.colour === null && (
          <option value="">
            {s.colourLabel}: {s.anyColour}
          </option>
        )}
        {(info ? coloursFor(info, room.seats.length) : []).map((colour) => (
          <option key={colour} value={colour} disabled={taken.includes(colour)}>
            {colourNames[colour] ?? colour}
          </option>
        ))}
      </select>
      <button
        type="button"
        class="btn sm"
        data-choice="stand"
        disabled={doing.isBusy}
        onClick={() => doing.run(() => api.stand(room.id))}
      >
        {o.standUp}
      </button>
    </>
  )
}

function OtherChair({ state, room, seat, index, doing, isHost }: ChairProps): JSX.Element | null {
  const o = useOnlineWords()
  if (seat.kind !== PERSON) return null
  if (seat.guest === null) {
    return (
      <button
        type="button"
        class="btn sm"
        data-choice={`sit-${index}`}
        disabled={doing.isBusy}
        onClick={() => doing.run(() => sitDown(room.id, index))}
      >
        {seatOfGuest(state) === null ? o.sit : o.moveHere}
      </button>
    )
  }
  const { guest, name } = seat
  const remove = () => {
    if (confirm(o.removeSure(name || o.somebody))) doing.run(() => api.remove(room.id, guest))
  }
  return isHost ? (
    <button type="button" class="btn sm" onClick={remove}>
      {o.remove}
    </button>
  ) : null
}

/** A free chair can be given to a bot, and a bot's to a person. */
function KindField({ room, seat, index, info, doing }: ChairProps & { info: GameInfo }): JSX.Element {
  const s = useSetupWords()
  const o = useOnlineWords()
  const change = (kind: string) => {
    const seats = wishesOf(room).map((wish, i) => (i === index ? { ...wish, kind } : wish))
    doing.run(() => api.changeTable(room.id, { seats }))
  }
  return (
    <select
      class="field"
      aria-label={`${s.seatNumber(index + 1)}: ${s.kindLabel}`}
      value={seat.kind}
      onChange={(event) => change(event.currentTarget.value)}
    >
      <option value={PERSON}>{o.person}</option>
      {info.ranks.map((rank) => (
        <option key={rank} value={rank}>
          {s.ranks[rank] ?? rank}
        </option>
      ))}
    </select>
  )
}

/** Chairs are added and taken away at the end of the row: nobody who sits is moved. */
function SeatCount({ room, info, doing }: { room: Room; info: GameInfo; doing: Doing }): JSX.Element {
  const s = useSetupWords()
  const last = room.seats.at(-1)
  const set = (seats: ReturnType<typeof wishesOf>) => doing.run(() => api.changeTable(room.id, { seats }))
  return (
    <span class="row">
      <button
        type="button"
        class="btn sm"
        disabled={doing.isBusy || room.seats.length >= info.seats.max}
        onClick={() => set([...wishesOf(room), { kind: PERSON }])}
      >
        + {s.addSeat}
      </button>
      <button
        type="button"
        class="btn sm"
        disabled={doing.isBusy || room.seats.length <= info.seats.min || last?.guest !== null}
        onClick={() => set(wishesOf(room).slice(0, -1))}
      >
        − {s.removeSeat}
      </button>
    </span>
  )
}

function wishesOf({ seats }: Room) {
  return seats.map(({ kind, colour }) => ({ kind, ...(colour === null ? {} : { colour }) }))
}

/** Paper strips under the top bar: what stands between this person and play, and what they can do about it. */
import type { ProposalInfo, RoomInfo } from '@quayside/protocol'
import type { ComponentChildren, JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { go } from '../router.ts'
import { isMyTurn, type OnlineState, seatOfGuest } from '../session/online-session.ts'
import { api } from './server.ts'
import { useDoing } from './use-doing.ts'
import { useOnlineWords } from './words.ts'

interface Props {
  readonly state: OnlineState
}

export function Strips({ state }: Props): JSX.Element {
  return (
    <div class="notes" aria-live="polite">
      <ConnectionStrip state={state} />
      <BuildStrip state={state} />
      <ProposalStrip state={state} />
      <PartStrip state={state} />
      <EndStrip state={state} />
    </div>
  )
}

function Strip({
  name,
  text,
  children,
}: {
  name: string
  text: string
  children?: ComponentChildren
}): JSX.Element {
  return (
    <p class="strip-note" data-strip={name}>
      <span>{text}</span>
      {children}
    </p>
  )
}

export function ConnectionStrip({ state }: Props): JSX.Element | null {
  const o = useOnlineWords()
  return state.link === 'lost' ? <Strip name="lost" text={o.reconnecting} /> : null
}

/** Reloading is safe at any time; it disturbs nobody when the page is out of sight and nothing is asked. */
function BuildStrip({ state }: Props): JSX.Element | null {
  const o = useOnlineWords()
  const { hasNewBuild } = state
  const isSafe = hasNewBuild && !isMyTurn(state)
  useEffect(() => {
    if (!isSafe) return
    const reload = () => {
      if (document.hidden) location.reload()
    }
    reload()
    document.addEventListener('visibilitychange', reload)
    return () => document.removeEventListener('visibilitychange', reload)
  }, [isSafe])
  if (!hasNewBuild) return null
  return (
    <Strip name="build" text={o.newBuild}>
      <button type="button" class="btn sm" onClick={() => location.reload()}>
        {o.reload}
      </button>
    </Strip>
  )
}

function nameAt(room: RoomInfo, seat: number | null, nobody: string): string {
  return (seat === null ? '' : room.seats[seat]?.name) || nobody
}

function ProposalStrip({ state }: Props): JSX.Element | null {
  const o = useOnlineWords()
  const doing = useDoing(`${state.room?.version} ${state.link}`)
  const { room } = state
  if (!room?.proposal) return null
  const { kind, by, seat, asked, agreed } = room.proposal
  const mine = seatOfGuest(state)
  const waiting = asked.filter((one) => !agreed.includes(one))
  const answer = (agree: boolean) => doing.run(() => api.answer(room.id, agree))
  const sentence = o.proposal(kind, nameAt(room, by, o.somebody), nameAt(room, seat, o.somebody))
  const rest = o.waitAnswers(waiting.map((one) => nameAt(room, one, o.somebody)))
  return (
    <Strip
      name="proposal"
      text={doing.problem || (isAsked(room.proposal, mine) ? sentence : `${sentence} ${rest}`)}
    >
      {isAsked(room.proposal, mine) && (
        <>
          <button type="button" class="btn sm main" data-choice="agree" onClick={() => answer(true)}>
            {o.agree}
          </button>
          <button type="button" class="btn sm" data-choice="decline" onClick={() => answer(false)}>
            {o.decline}
          </button>
        </>
      )}
      {mine === by && (
        <button type="button" class="btn sm" data-choice="withdraw" onClick={() => answer(false)}>
          {o.withdraw}
        </button>
      )}
    </Strip>
  )
}

function isAsked({ asked, agreed }: ProposalInfo, seat: number | null): boolean {
  return seat !== null && asked.includes(seat) && !agreed.includes(seat)
}

/** A bot in one's own seat, or no seat at all. */
function PartStrip({ state }: Props): JSX.Element | null {
  const o = useOnlineWords()
  const doing = useDoing(`${state.room?.version} ${state.link}`)
  const { room } = state
  if (room?.status !== 'playing') return null
  const seat = seatOfGuest(state)
  if (seat === null) return <Strip name="watching" text={o.watching} />
  const own = room.seats[seat]
  if (own?.resigned) return <Strip name="resigned" text={o.youResigned} />
  if (own?.standIn == null) return null
  return (
    <Strip name="stand-in" text={doing.problem || o.standsInForYou}>
      <button
        type="button"
        class="btn sm main"
        data-choice="take-back"
        onClick={() => doing.run(() => api.back(room.id))}
      >
        {o.takeBack}
      </button>
    </Strip>
  )
}

/** A game without a result has no count to show: the strip says why, and leads on. */
function EndStrip({ state }: Props): JSX.Element | null {
  const o = useOnlineWords()
  const doing = useDoing(`${state.room?.version} ${state.link}`)
  const { room } = state
  if (room?.status !== 'stopped' && !room?.rematch) return null
  const next = room.rematch
  const mayAgain = seatOfGuest(state) !== null && !next
  const again = () =>
    doing.run(async () => {
      const made = await api.rematch(room.id)
      go(`/online/${made.id}`)
    })
  const words = [
    room.status === 'stopped' ? (o.stopped[room.reason ?? ''] ?? o.closed) : '',
    next ? o.rematchLaid : '',
    doing.problem,
  ]
  return (
    <Strip name="end" text={words.filter((word) => word !== '').join(' ')}>
      {mayAgain && (
        <button type="button" class="btn sm" data-choice="rematch" onClick={again}>
          {o.rematch}
        </button>
      )}
      {next && (
        <a class="btn sm" data-choice="to-rematch" href={`/online/${next.id}`}>
          {o.goThere}
        </a>
      )}
    </Strip>
  )
}

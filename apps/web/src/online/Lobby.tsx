/** Before the start: who comes, where they sit, what will be played. */
import { manifests } from '@quayside/all/manifests'
import type { LoadedBoard } from '@quayside/all/ui'
import { PERSON } from '@quayside/protocol'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { FriendsToInvite } from '../people/FriendsToInvite.tsx'
import { OfferLater } from '../push/OfferLater.tsx'
import { go } from '../router.ts'
import { SeriesTable } from '../series/SeriesTable.tsx'
import { type OnlineState, type OnlineTable, seatOfGuest } from '../session/online-session.ts'
import { PageTop } from '../shell/PageTop.tsx'
import { useWords } from '../texts/index.ts'
import { ChatPanel } from './Chat.tsx'
import { Invite } from './Invite.tsx'
import { kept } from './kept.ts'
import { LobbySeats } from './LobbySeats.tsx'
import { PeopleList } from './People.tsx'
import { Problem } from './Problem.tsx'
import { ConnectionStrip } from './Strips.tsx'
import { api } from './server.ts'
import { sitDown } from './sit-down.ts'
import { Fairness, TablePlan } from './TablePlan.tsx'
import { useDoing } from './use-doing.ts'
import { useGameInfo } from './use-game-info.ts'
import { useOnlineWords } from './words.ts'

interface Props {
  readonly table: OnlineTable
  readonly state: OnlineState
  /** Loads while people gather. */
  readonly board: LoadedBoard | null
}

export function Lobby({ table, state, board }: Props): JSX.Element | null {
  const { t, language } = useWords()
  const o = useOnlineWords()
  const { room } = state
  const info = useGameInfo(room?.game)
  useContribution(state)
  if (!room) return null
  const title = manifests.find(({ id }) => id === room.game)?.words[language].title ?? room.game
  return (
    <div class={`plain-page theme-${room.game}`} data-room={room.status}>
      <PageTop title={title} />
      <ConnectionStrip state={state} />
      <main class="lobby">
        {room.status === 'closed' && <p class="panel say">{o.closed}</p>}
        <div class="lobby-main">
          {room.rated && <p class="panel note">{o.ratedSit}</p>}
          {room.series && <SeriesTable series={room.series} />}
          <LobbySeats state={state} info={info} colourNames={board?.texts.colours ?? {}} />
          {room.status === 'lobby' && <StartRow state={state} />}
          {room.status === 'lobby' && <FriendsToInvite room={room} />}
          {room.status === 'lobby' && <Invite room={room} />}
          <OfferLater state={state} />
        </div>
        <div class="lobby-side">
          <TablePlan
            room={room}
            info={info}
            board={board}
            canChange={room.status === 'lobby' && room.host === state.you.id}
          />
          <ChatPanel table={table} state={state} />
          <PeoplePanel table={table} state={state} />
          <Fairness room={room} />
          <HostTools state={state} />
        </div>
        <p class="lobby-foot">
          <a class="btn quiet" href="/">
            {t.toHarbour}
          </a>
        </p>
      </main>
    </div>
  )
}

function PeoplePanel({ table, state }: Omit<Props, 'board'>): JSX.Element {
  const o = useOnlineWords()
  const watchers = state.room?.watchers ?? 0
  return (
    <section class="panel" aria-label={o.people}>
      <h2>
        {o.people}
        {watchers > 0 && <span class="r">{o.watchers(watchers)}</span>}
      </h2>
      <PeopleList state={state} table={table} />
    </section>
  )
}

/** Whoever keeps a seat from the game before has not given anything to these draws yet. */
function useContribution(state: OnlineState): void {
  const { room } = state
  const seat = seatOfGuest(state)
  const id = room?.status === 'lobby' ? room.id : null
  useEffect(() => {
    if (id === null || seat === null || kept(id).contribution) return
    // The server draws without it too; the person is not to be stopped.
    sitDown(id, seat).catch(() => undefined)
  }, [id, seat])
}

function StartRow({ state }: { state: OnlineState }): JSX.Element | null {
  const o = useOnlineWords()
  const doing = useDoing(state.room?.version)
  const { room, you } = state
  if (!room) return null
  const free = room.seats.filter(({ kind, guest }) => kind === PERSON && guest === null).length
  const isHost = room.host === you.id
  const hostName = room.seats.find(({ guest }) => guest === room.host)?.name ?? ''
  const gathered = isHost ? o.waitForStart : o.waitForHost(hostName)
  // Of a game played before, everybody has a seat before they have come.
  const absent = room.seats.flatMap(({ guest, here, name }) => (guest && !here ? name || o.somebody : []))
  return (
    <div class="start-row">
      <p aria-live="polite">
        {free > 0 ? o.seatsLeft(free) : absent.length > 0 ? o.notYetHere(absent) : gathered}
      </p>
      {isHost && (
        <button
          type="button"
          class="btn main"
          data-choice="start"
          disabled={free > 0 || doing.isBusy}
          onClick={() => doing.run(() => api.start(room.id))}
        >
          {o.start}
        </button>
      )}
      <Problem text={doing.problem} />
    </div>
  )
}

function HostTools({ state }: { state: OnlineState }): JSX.Element | null {
  const o = useOnlineWords()
  const doing = useDoing()
  const { room, you } = state
  if (!room) return null
  const goAfter = (work: () => Promise<unknown>) =>
    doing.run(async () => {
      await work()
      go('/')
    })
  const leave = () => goAfter(() => api.leave(room.id))
  const erase = () => confirm(o.deleteSure) && goAfter(() => api.deleteTable(room.id))
  const isHost = room.host === you.id
  return (
    <section class="row wrap">
      {isHost && room.status === 'lobby' && (
        <button
          type="button"
          class="btn sm"
          onClick={() => doing.run(() => api.changeTable(room.id, { open: !room.open }))}
        >
          {room.open ? o.makeByLink : o.makeOpen}
        </button>
      )}
      <button type="button" class="btn sm" onClick={leave}>
        {o.leave}
      </button>
      {isHost && (
        <button type="button" class="btn sm" onClick={erase}>
          {o.deleteTable}
        </button>
      )}
      <Problem text={doing.problem} />
    </section>
  )
}

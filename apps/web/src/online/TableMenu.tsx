/** Everything about the table that is not play: who is here, the link, giving up, ending, and what the host may do. */
import { Drawer, Icon } from '@quayside/board-kit'
import type { RoomInfo } from '@quayside/protocol'
import { PERSON } from '@quayside/protocol'
import type { ComponentChildren, JSX } from 'preact'
import { useState } from 'preact/hooks'
import { go } from '../router.ts'
import { type OnlineState, type OnlineTable, seatOfGuest } from '../session/online-session.ts'
import { useWords } from '../texts/index.ts'
import { FairnessCheck } from './FairnessCheck.tsx'
import { Invite } from './Invite.tsx'
import { PeopleList } from './People.tsx'
import { Problem } from './Problem.tsx'
import { api } from './server.ts'
import { Fairness } from './TablePlan.tsx'
import { useNotifying } from './turn-call.ts'
import { type Doing, useDoing } from './use-doing.ts'
import { useOnlineWords } from './words.ts'

export function TableMenu({ state, table }: { state: OnlineState; table: OnlineTable }): JSX.Element {
  const { t } = useWords()
  const o = useOnlineWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        class="btn sq quiet"
        data-choice="table-menu"
        aria-label={o.tableMenu}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="o-people" />
      </button>
      {isOpen && state.room && (
        <Drawer title={o.tableMenu} close={t.close} onClose={() => setOpen(false)}>
          <Menu state={state} table={table} room={state.room} onDone={() => setOpen(false)} />
        </Drawer>
      )}
    </>
  )
}

interface Props {
  readonly state: OnlineState
  readonly room: RoomInfo
  onDone(): void
}

function Menu({ state, table, room, onDone }: Props & { table: OnlineTable }): JSX.Element {
  const o = useOnlineWords()
  const doing = useDoing()
  return (
    <div class="table-menu">
      <section aria-label={o.people}>
        <h3 class="h">
          {o.people}
          {room.watchers > 0 && <span class="r">{o.watchers(room.watchers)}</span>}
        </h3>
        <PeopleList state={state} table={table} />
      </section>
      <Problem text={doing.problem} />
      <Notify />
      {room.status === 'playing' && <Playing {...{ state, room, onDone, doing }} />}
      <Leaving {...{ state, room, onDone, doing }} />
      {room.status !== 'closed' && <Invite room={room} />}
      {room.secret === null ? <Fairness room={room} /> : <FairnessCheck room={room} />}
    </div>
  )
}

function Deed(props: { name: string; note?: string; choice: string; onPick(): void }): JSX.Element {
  return (
    <div class="deed">
      <button type="button" class="btn sm" data-choice={props.choice} onClick={props.onPick}>
        {props.name}
      </button>
      {props.note && <span class="cap">{props.note}</span>}
    </div>
  )
}

function Notify(): JSX.Element {
  const o = useOnlineWords()
  const { notifying, ask } = useNotifying()
  if (notifying === 'can') return <Deed name={o.notify} choice="notify" onPick={ask} />
  return <p class="note">{notifying === 'on' ? o.notifyOn : o.notifyRefused}</p>
}

function Playing({ state, room, onDone, doing }: Props & { doing: Doing }): JSX.Element | null {
  const o = useOnlineWords()
  const seat = seatOfGuest(state)
  const own = seat === null ? null : room.seats[seat]
  if (!own || own.resigned) return null
  const thenClose = (work: () => Promise<unknown>) =>
    doing.run(async () => {
      await work()
      onDone()
    })
  return (
    <Deeds>
      {state.owe
        .filter((other) => other !== seat && canStandIn(room, other))
        .map((other) => (
          <Deed
            key={other}
            name={o.standInFor(room.seats[other]?.name || o.somebody)}
            choice={`stand-in-${other}`}
            onPick={() => thenClose(() => api.proposeStandIn(room.id, other))}
          />
        ))}
      <Deed
        name={o.endTogether}
        note={o.endNote}
        choice="propose-end"
        onPick={() => thenClose(() => api.proposeEnd(room.id))}
      />
      <Deed
        name={o.resign}
        note={o.resignNote}
        choice="resign"
        onPick={() => {
          if (confirm(o.resignSure)) thenClose(() => api.resign(room.id))
        }}
      />
    </Deeds>
  )
}

function canStandIn(room: RoomInfo, seat: number): boolean {
  const sitting = room.seats[seat]
  return sitting?.kind === PERSON && sitting.standIn === null && !sitting.here
}

function Deeds({ children }: { children: ComponentChildren }): JSX.Element {
  return <div class="deeds">{children}</div>
}

function Leaving({ state, room, doing }: Props & { doing: Doing }): JSX.Element {
  const o = useOnlineWords()
  const seat = seatOfGuest(state)
  const isHost = room.host === state.you.id
  const plays = room.status === 'playing' && seat !== null && !room.seats[seat]?.resigned
  const thenGo = (work: () => Promise<unknown>) =>
    doing.run(async () => {
      await work()
      go('/')
    })
  return (
    <Deeds>
      {!plays && <Deed name={o.leave} choice="leave" onPick={() => thenGo(() => api.leave(room.id))} />}
      {isHost && room.status === 'playing' && (
        <Deed
          name={room.open ? o.makeByLink : o.makeOpen}
          note={o.openNote}
          choice="open-to-all"
          onPick={() => void doing.run(() => api.changeTable(room.id, { open: !room.open }))}
        />
      )}
      {isHost && room.status === 'playing' && (
        <Deed
          name={o.closeTable}
          choice="close-table"
          onPick={() => {
            if (confirm(o.closeSure)) doing.run(() => api.close(room.id))
          }}
        />
      )}
      {isHost && (
        <Deed
          name={o.deleteTable}
          choice="delete-table"
          onPick={() => {
            if (confirm(o.deleteSure)) thenGo(() => api.deleteTable(room.id))
          }}
        />
      )}
    </Deeds>
  )
}

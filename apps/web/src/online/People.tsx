/** Everybody at the table, seated or only talking, with what may be done about them. */
import type { RoomInfo } from '@quayside/protocol'
import type { ComponentChildren, JSX } from 'preact'
import { useState } from 'preact/hooks'
import { BondTools } from '../people/BondTools.tsx'
import { usePeople } from '../people/use-people.ts'
import { usePeopleWords } from '../people/words.ts'
import type { OnlineState, OnlineTable } from '../session/online-session.ts'
import { useSettings } from '../settings.ts'
import { useWords } from '../texts/index.ts'
import { hear, hideWordsOf } from './heard.ts'
import { Problem } from './Problem.tsx'
import { api } from './server.ts'
import { useDoing } from './use-doing.ts'
import { useOnlineWords } from './words.ts'

interface Somebody {
  readonly id: string
  readonly name: string
  /** Null: they only watch and talk, and nobody knows whether they are still there. */
  readonly here: boolean | null
}

function everybody({ room, chat }: OnlineState): Somebody[] {
  const found = new Map<string, Somebody>()
  for (const { guest, name, here } of room?.seats ?? []) {
    if (guest !== null) found.set(guest, { id: guest, name, here })
  }
  for (const { guest, name } of chat) {
    if (guest !== '' && !found.has(guest)) found.set(guest, { id: guest, name, here: null })
  }
  return [...found.values()]
}

interface Props {
  readonly state: OnlineState
  readonly table: OnlineTable
}

export function PeopleList({ state, table }: Props): JSX.Element | null {
  const { t } = useWords()
  const o = useOnlineWords()
  const people = usePeople()
  const { room, you } = state
  if (!room) return null
  return (
    <ul class="people">
      {everybody(state).map((one) => (
        <li key={one.id}>
          <span class="nm">
            <b>{one.name || o.somebody}</b>{' '}
            <small>
              {t.facts([
                one.id === room.host && o.host,
                one.here !== null && (one.here ? o.here : room.status === 'lobby' ? o.notHere : o.away),
              ])}
            </small>
          </span>
          {one.id === you.id ? (
            <span class="tag you">{t.you}</span>
          ) : (
            <PersonMenu name={one.name || o.somebody}>
              <Tools one={one} room={room} you={you.id} />
              <BondTools one={one} people={people} onBlock={() => table.hideFrom(one.id)} />
            </PersonMenu>
          )}
        </li>
      ))}
    </ul>
  )
}

/** What is seldom wanted stands behind one button. */
function PersonMenu({ name, children }: { name: string; children: ComponentChildren }): JSX.Element {
  const w = usePeopleWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        class="btn sm quiet"
        data-choice="person-menu"
        aria-label={w.moreOf(name)}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {w.more}
      </button>
      {isOpen && children}
    </>
  )
}

function Tools({ one, room, you }: { one: Somebody; room: RoomInfo; you: string }): JSX.Element {
  const o = useOnlineWords()
  const doing = useDoing()
  const [isReporting, setReporting] = useState(false)
  const isMuted = room.muted.includes(one.id)
  const isUnheard = useSettings().unheard.includes(one.id)
  const remove = () => {
    if (confirm(o.removeSure(one.name || o.somebody))) doing.run(() => api.remove(room.id, one.id))
  }
  return (
    <>
      <span class="person-tools">
        {room.host === you && (
          <>
            <button
              type="button"
              class="btn sm quiet"
              onClick={() => doing.run(() => api.mute(room.id, one.id, !isMuted))}
            >
              {isMuted ? o.unmute : o.mute}
            </button>
            <button type="button" class="btn sm quiet" onClick={remove}>
              {o.remove}
            </button>
          </>
        )}
        <button
          type="button"
          class="btn sm quiet"
          data-choice={isUnheard ? 'hear' : 'hide-words'}
          onClick={() => (isUnheard ? hear(one.id) : hideWordsOf(one.id))}
        >
          {isUnheard ? o.showWords : o.hideWords}
        </button>
        <button
          type="button"
          class="btn sm quiet"
          aria-expanded={isReporting}
          onClick={() => setReporting(!isReporting)}
        >
          {o.report}
        </button>
      </span>
      <Problem text={doing.problem} />
      {isReporting && <ReportForm table={room.id} one={one} />}
    </>
  )
}

function ReportForm({ table, one }: { table: string; one: Somebody }): JSX.Element {
  const o = useOnlineWords()
  const doing = useDoing()
  const [text, setText] = useState('')
  const [isSent, setSent] = useState(false)
  const send = (event: Event) => {
    event.preventDefault()
    doing.run(async () => {
      await api.report(table, one.id, text.trim())
      setSent(true)
    })
  }
  if (isSent) return <p class="note">{o.reported}</p>
  return (
    <form class="report" onSubmit={send}>
      <label>
        <span class="cap">{o.reportTitle(one.name || o.somebody)}</span>
        <textarea
          class="field"
          rows={3}
          maxLength={1000}
          placeholder={o.reportField}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="btn sm" disabled={doing.isBusy || text.trim() === ''}>
        {o.reportSend}
      </button>
      <Problem text={doing.problem} />
    </form>
  )
}

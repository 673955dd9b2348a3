/** In the lobby: friends who do not sit yet, those who are here first, to be invited with one tap. */
import type { MetPerson, RoomInfo } from '@quayside/protocol'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import './people.css'
import { Problem } from '../online/Problem.tsx'
import { useDoing } from '../online/use-doing.ts'
import { useOnlineWords } from '../online/words.ts'
import { Presence } from './PersonRow.tsx'
import { peopleApi, usePeople } from './use-people.ts'
import { usePeopleWords } from './words.ts'

export function FriendsToInvite({ room }: { room: RoomInfo }): JSX.Element | null {
  const w = usePeopleWords()
  const { people } = usePeople()
  const friends = (people ?? []).filter(
    ({ bond, guest }) => bond === 'friend' && room.seats.every((seat) => seat.guest !== guest),
  )
  if (friends.length === 0) return null
  return (
    <section class="panel people-panel" aria-label={w.inviteTitle}>
      <h2>{w.inviteTitle}</h2>
      <p class="note">{w.inviteNote}</p>
      <ul>
        {friends.map((one) => (
          <Friend key={one.guest} one={one} table={room.id} />
        ))}
      </ul>
    </section>
  )
}

function Friend({ one, table }: { one: MetPerson; table: string }): JSX.Element {
  const w = usePeopleWords()
  const o = useOnlineWords()
  const doing = useDoing()
  const [isInvited, setInvited] = useState(false)
  const invite = () =>
    void doing.run(async () => {
      await peopleApi.invite(table, one.guest)
      setInvited(true)
    })
  return (
    <li data-person={one.name || o.somebody}>
      <span class="nm">
        <b>{one.name || o.somebody}</b>
      </span>
      <Presence isHere={one.here} />
      <button
        type="button"
        class="btn sm"
        data-choice="invite-friend"
        disabled={isInvited || doing.isBusy}
        onClick={invite}
      >
        {isInvited ? w.invited : w.invite}
      </button>
      <Problem text={doing.problem} />
    </li>
  )
}

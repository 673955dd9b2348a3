/** Somebody to play with: the waiting room, and tables that wait for people. */
import '../look/online.css'
import '../meet/meet.css'
import type { JSX } from 'preact'
import { useWaiting } from '../meet/use-waiting.ts'
import { WaitingPanel } from '../meet/WaitingPanel.tsx'
import { WishForm } from '../meet/WishForm.tsx'
import { loadMeetWords, useMeetWords } from '../meet/words.ts'
import { NameForm } from '../online/NameForm.tsx'
import { OpenTables } from '../online/TableLists.tsx'
import { isGuest, useGuest } from '../online/use-guest.ts'
import { loadOnlineWords, useOnlineWords } from '../online/words.ts'
import { Invitations } from '../people/Invitations.tsx'
import { loadPeopleWords } from '../people/words.ts'
import { PageTop } from '../shell/PageTop.tsx'

/** All words come in one language, before the page is drawn. */
export async function prepare(): Promise<void> {
  await Promise.all([loadOnlineWords(), loadMeetWords(), loadPeopleWords()])
}

export function MeetPage(): JSX.Element {
  const w = useMeetWords()
  const o = useOnlineWords()
  const who = useGuest()
  const waiting = useWaiting()
  return (
    <div class="plain-page meet">
      <PageTop title={w.title} />
      <main>
        <div class="meet-now">
          {who === 'nobody' && <NameForm />}
          <Invitations />
          {waiting.state ? (
            <WaitingPanel state={waiting.state} onLeave={waiting.leave} />
          ) : (
            <WishForm waiting={waiting} canEnter={isGuest(who)} />
          )}
        </div>
        <section class="panel my">
          <h2>{o.openTables}</h2>
          <OpenTables />
        </section>
      </main>
    </div>
  )
}

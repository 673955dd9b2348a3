/** Friends, those one has played with, and who is blocked. */
import '../look/online.css'
import '../people/people.css'
import type { MetPerson } from '@quayside/protocol'
import type { ComponentChildren, JSX } from 'preact'
import { useMyTables } from '../online/my-tables.ts'
import { NameForm } from '../online/NameForm.tsx'
import { Problem } from '../online/Problem.tsx'
import { isGuest, useGuest } from '../online/use-guest.ts'
import { loadOnlineWords, useOnlineWords } from '../online/words.ts'
import { Invitations } from '../people/Invitations.tsx'
import { inviteToTable } from '../people/invite.ts'
import { PersonRow } from '../people/PersonRow.tsx'
import { type People, usePeople } from '../people/use-people.ts'
import { loadPeopleWords, usePeopleWords } from '../people/words.ts'
import { go } from '../router.ts'
import { PageTop } from '../shell/PageTop.tsx'

/** All words come in one language, before the page is drawn. */
export async function prepare(): Promise<void> {
  await Promise.all([loadOnlineWords(), loadPeopleWords()])
}

export function PeoplePage(): JSX.Element {
  const w = usePeopleWords()
  const o = useOnlineWords()
  const who = useGuest()
  const people = usePeople()
  const of = (...bonds: readonly MetPerson['bond'][]) =>
    (people.people ?? []).filter(({ bond }) => bonds.includes(bond))
  const blocked = of('blocked')
  return (
    <div class="plain-page people-page">
      <PageTop title={w.title} />
      <main aria-busy={isGuest(who) && people.people === null}>
        {who === 'nobody' && <NameForm />}
        <Invitations here />
        <div class="people-side">
          <Panel title={w.friends} list={of('asks', 'friend')} empty={w.noFriends} people={people}>
            {who === 'away' && <p class="note">{o.unreachable}</p>}
          </Panel>
        </div>
        <div class="people-side">
          <Panel
            title={w.met}
            list={of('none', 'asked')}
            empty={who === 'nobody' ? w.nameFirst : w.metNone}
            people={people}
          >
            <a class="btn" href="/meet">
              {o.meet}
            </a>
          </Panel>
          {blocked.length > 0 && (
            <Panel title={w.blockedTitle} list={blocked} empty="" people={people}>
              <p class="note">{w.blockedNote}</p>
            </Panel>
          )}
        </div>
      </main>
    </div>
  )
}

interface PanelProps {
  readonly title: string
  readonly list: readonly MetPerson[]
  readonly empty: string
  readonly people: People
  readonly children: ComponentChildren
}

function Panel({ title, list, empty, people, children }: PanelProps): JSX.Element {
  const who = useGuest()
  const own = useMyTables()
  const { doing, change } = people
  const invite = (one: MetPerson) =>
    void doing.run(async () => {
      if (isGuest(who)) go(`/online/${await inviteToTable(one, own ?? [], who.id)}`)
    })
  return (
    <section class="panel people-panel" aria-label={title}>
      <h2>{title}</h2>
      {list.length === 0 && <p class="note">{empty}</p>}
      <ul>
        {list.map((one) => (
          <PersonRow
            key={one.guest}
            one={one}
            isBusy={doing.isBusy}
            onChange={(what) => change(one.guest, what)}
            onInvite={() => invite(one)}
          />
        ))}
      </ul>
      <Problem text={doing.problem} />
      {children}
    </section>
  )
}

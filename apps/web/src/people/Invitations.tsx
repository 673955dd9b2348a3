/** What others ask: to come to a table, or to be friends. Nothing where nobody asks. */
import { manifests } from '@quayside/all/manifests'
import type { TableInvitation } from '@quayside/protocol'
import type { JSX } from 'preact'
import './people.css'
import { useAsked } from '../online/my-tables.ts'
import { useDoing } from '../online/use-doing.ts'
import { useOnlineWords } from '../online/words.ts'
import { useWords } from '../texts/index.ts'
import { peopleApi } from './use-people.ts'
import { usePeopleWords } from './words.ts'

export function Invitations({ here = false }: { here?: boolean }): JSX.Element | null {
  const w = usePeopleWords()
  const { asking, invitations } = useAsked()
  const isAsked = asking > 0 && !here
  if (invitations.length === 0 && !isAsked) return null
  return (
    <section class="panel invitations" aria-label={w.invitations} aria-live="polite">
      <ul>
        {invitations.map((one) => (
          <Invited key={one.table} one={one} />
        ))}
        {isAsked && (
          <li>
            <span class="nm">{w.requests(asking)}</span>
            <a class="btn sm" href="/people">
              {w.toPeople}
            </a>
          </li>
        )}
      </ul>
    </section>
  )
}

function Invited({ one }: { one: TableInvitation }): JSX.Element {
  const { language } = useWords()
  const w = usePeopleWords()
  const o = useOnlineWords()
  const doing = useDoing()
  const title = manifests.find(({ id }) => id === one.game)?.words[language].title ?? one.game
  return (
    <li class={`theme-${one.game}`} data-invitation={one.table}>
      <span class="nm">
        <b>{w.invitedBy(one.by || o.somebody, title)}</b>
      </span>
      <span class="person-tools">
        <a class="btn sm mine" data-choice="come" href={`/online/${one.table}`}>
          {w.comeIn}
        </a>
        <button
          type="button"
          class="btn sm quiet"
          data-choice="no-thanks"
          disabled={doing.isBusy}
          onClick={() => void doing.run(() => peopleApi.decline(one.table))}
        >
          {w.noThanks}
        </button>
      </span>
    </li>
  )
}

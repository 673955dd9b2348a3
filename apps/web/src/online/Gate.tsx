/** Lets in whoever has a name here, and asks the others for one. */
import type { ComponentChildren, JSX } from 'preact'
import { Message } from '../shell/Message.tsx'
import { PageTop } from '../shell/PageTop.tsx'
import { useWords } from '../texts/index.ts'
import { NameForm } from './NameForm.tsx'
import { isGuest, useGuest } from './use-guest.ts'
import { useOnlineWords } from './words.ts'

export function Gate({ children }: { children: ComponentChildren }): JSX.Element {
  const { t } = useWords()
  const o = useOnlineWords()
  const who = useGuest()
  if (who === 'unknown') return <Message text={t.loading} waiting />
  if (who === 'away') return <Message text={o.unreachable} />
  if (isGuest(who)) return <>{children}</>
  return (
    <div class="plain-page">
      <PageTop title={t.name} />
      <main>
        <NameForm />
      </main>
    </div>
  )
}

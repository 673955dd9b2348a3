/** An address that leads nowhere: where one is, and the ways out. */
import { Rose } from '@quayside/board-kit'
import type { JSX } from 'preact'
import { loadMenuWords, useMenuWords } from '../menu/words.ts'
import { Message } from '../shell/Message.tsx'
import { PageTop } from '../shell/PageTop.tsx'
import { useWords } from '../texts/index.ts'

/** Before the page is drawn. */
export const prepare = loadMenuWords

export function NoPage(): JSX.Element {
  const { t } = useWords()
  const w = useMenuWords()
  return (
    <div class="plain-page no-page">
      <PageTop title={t.name} />
      <svg viewBox="-60 -60 120 120" aria-hidden="true">
        <Rose x={0} y={0} size={52} />
      </svg>
      <Message text={w.noPage} />
    </div>
  )
}

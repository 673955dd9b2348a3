/** Lets in whoever has a name here; the others are shown something else first. */
import type { ComponentChildren, JSX } from 'preact'
import { Message } from '../shell/Message.tsx'
import { useWords } from '../texts/index.ts'
import { isGuest, useGuest } from './use-guest.ts'
import { useOnlineWords } from './words.ts'

interface Props {
  readonly children: ComponentChildren
  /** For somebody without a name. */
  readonly stranger: ComponentChildren
}

export function Gate({ children, stranger }: Props): JSX.Element {
  const { t } = useWords()
  const o = useOnlineWords()
  const who = useGuest()
  if (who === 'unknown') return <Message text={t.loading} waiting />
  if (who === 'away') return <Message text={o.unreachable} />
  return <>{isGuest(who) ? children : stranger}</>
}

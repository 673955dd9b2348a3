/** "Your turn" where one sees it from another tab: in the title, and as a notification if the person has asked for it. */
import { useEffect, useState } from 'preact/hooks'
import { isMyTurn, type OnlineState } from '../session/online-session.ts'
import { useWords } from '../texts/index.ts'
import { useOnlineWords } from './words.ts'

export type Notifying = 'can' | 'on' | 'refused'

function permission(): Notifying {
  if (typeof Notification === 'undefined' || Notification.permission === 'denied') return 'refused'
  return Notification.permission === 'granted' ? 'on' : 'can'
}

/** The browser asks the person only after a click of theirs. */
export function useNotifying(): { readonly notifying: Notifying; ask(): Promise<void> } {
  const [notifying, set] = useState(permission)
  const ask = async () => {
    await Notification.requestPermission()
    set(permission())
  }
  return { notifying, ask }
}

export function useTurnCall(state: OnlineState, game: string): void {
  const { t } = useWords()
  const o = useOnlineWords()
  const isMine = isMyTurn(state)
  const id = state.room?.id
  useEffect(() => {
    document.title = isMine ? `● ${t.yourTurn} · ${game}` : `${game} · ${t.name}`
    return () => {
      document.title = t.name
    }
  }, [isMine, game, t])
  useEffect(() => {
    if (!isMine || !document.hidden || permission() !== 'on' || !id) return
    return notify(t.name, o.yourTurnAt(game), id)
  }, [isMine, id, game, t, o])
}

/** Shows it, and answers how to take it away again. */
function notify(title: string, body: string, tag: string): () => void {
  try {
    const note = new Notification(title, { body, tag, icon: '/icon.svg' })
    note.onclick = () => {
      focus()
      note.close()
    }
    return () => note.close()
  } catch {
    // Some phones allow it only to installed pages; the title still says it.
    return () => undefined
  }
}

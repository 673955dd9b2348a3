import { useEffect, useRef } from 'preact/hooks'
import type { Opened } from './protocol.ts'
import type { Replay } from './use-replay.ts'

type KeyCommand = (replay: Replay, opened: Opened) => void

const KEY_COMMANDS: { readonly [key: string]: KeyCommand } = {
  ArrowLeft: ({ go, count }) => go(count - 1),
  ArrowRight: ({ go, count }) => go(count + 1),
  Home: ({ go }) => go(0),
  End: ({ go }, { count }) => go(count),
  PageUp: ({ turn }) => turn(-1),
  PageDown: ({ turn }) => turn(1),
  ' ': ({ toggle }) => toggle(),
}

/** Keys of the whole page, wherever the focus rests; controls that use a key themselves keep it. */
export function useReplayKeys(replay: Replay, opened: Opened): void {
  const now = useRef({ replay, opened })
  now.current = { replay, opened }
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const command = KEY_COMMANDS[event.key]
      if (!command || event.ctrlKey || event.metaKey || event.altKey || usesKey(event)) return
      event.preventDefault()
      command(now.current.replay, now.current.opened)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}

function usesKey({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest('select, textarea, input:not([type=range]), dialog, .event-list ol')) return true
  return key === ' ' && target.closest('button, a, summary') !== null
}

/** Quick phrases: chosen from a small list, read in the chat, and shown for a moment where the chat is not open. */
import { Icon } from '@quayside/board-kit'
import type { ChatInfo } from '@quayside/protocol'
import type { Phrases } from '@quayside/texts/phrases'
import type { JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { OnlineState } from '../session/online-session.ts'
import { useHeard } from './heard.ts'
import { SIGNS, usePhrases } from './use-phrases.ts'
import { useOnlineWords } from './words.ts'

/** A line of chat; one that is not known here, of a newer server, in its own words. */
export function SaidLine({ line, phrases }: { line: ChatInfo; phrases: Phrases }): JSX.Element {
  const { phrase, text } = line
  const sign = phrase === undefined ? undefined : SIGNS[phrase]
  return (
    <>
      {sign && <Icon name={sign} />} {phrase === undefined ? text : (phrases[phrase] ?? text)}
    </>
  )
}

interface PickerProps {
  readonly phrases: Phrases
  onPick(code: string): void
}

/** One button; Escape closes the list and leads back to it. */
export function PhrasePicker({ phrases, onPick }: PickerProps): JSX.Element {
  const o = useOnlineWords()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    close()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is heard for the list and its button
    <span class="phrase-picker" onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        class="btn sq"
        data-choice="phrases"
        aria-expanded={isOpen}
        aria-label={o.phrases}
        title={o.phrases}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="o-phrases" />
      </button>
      {isOpen && (
        <ul class="phrases" aria-label={o.phrases}>
          {Object.entries(phrases).map(([code, words]) => (
            <li key={code}>
              <button
                type="button"
                class="btn quiet"
                data-phrase={code}
                onClick={() => {
                  close()
                  onPick(code)
                }}
              >
                {SIGNS[code] && <Icon name={SIGNS[code]} />} {words}
              </button>
            </li>
          ))}
        </ul>
      )}
    </span>
  )
}

const SHOWN_MS = 6_000

/** What somebody else has just said with one press, over the board. The chat keeps it. */
export function PhraseNote({ state }: { state: OnlineState }): JSX.Element {
  const o = useOnlineWords()
  const phrases = usePhrases(state.room?.game)
  const heard = useHeard(state)
  const latest = heard.findLast(({ phrase, guest }) => phrase !== undefined && guest !== state.you.id)
  const [passed, setPassed] = useState(latest?.n ?? 0)
  const n = latest?.n ?? 0
  useEffect(() => {
    if (n <= passed) return
    const timer = setTimeout(() => setPassed(n), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [n, passed])
  return (
    <p class="phrase-note" aria-live="polite">
      {latest && n > passed && (
        <span data-said={latest.phrase}>
          <b>{latest.name || o.somebody}</b> <SaidLine line={latest} phrases={phrases} />
        </span>
      )}
    </p>
  )
}

/** Opens the captain's advice; what it needs is fetched when first wanted. */
import { type AnyGameUi, Explained, type RenderContext, WhyLine } from '@quayside/board-kit'
import type { GameTypes } from '@quayside/rules-kit'
import type { JSX } from 'preact'
import { useCallback, useEffect, useState } from 'preact/hooks'
import type { TableSession } from '../session/session.ts'
import type { TableState } from '../session/use-table.ts'
import { useNarrow } from '../shell/size-class.ts'
import { useHintWords } from './words.ts'

type Panel = typeof import('./HintPanel.tsx')['HintPanel']

interface Props {
  readonly session: TableSession
  readonly state: TableState
  readonly told: RenderContext<GameTypes>
  readonly ui: AnyGameUi
  /** The one at the screen has something to decide. */
  readonly asked: boolean
  onPlay(action: GameTypes['Action']): void
}

export function HintButton({ session, state, told, asked, ui, onPlay }: Props): JSX.Element | null {
  const w = useHintWords()
  const phone = useNarrow()
  const [panel, setPanel] = useState<{ readonly Of: Panel } | null>(null)
  const [isOpen, setOpen] = useState(false)
  // Where all choose at once, others' choices leave one's own question as it is.
  const { ask } = state.view
  useEffect(() => setOpen(false), [ask])
  const close = useCallback(() => setOpen(false), [])
  const open = async () => {
    const { HintPanel } = await import('./HintPanel.tsx')
    setPanel({ Of: HintPanel })
    setOpen(true)
  }
  if (!session.hints || state.update.result) return null
  return (
    <>
      <Explained reason={!asked && <WhyLine why={{ line: [w.hintLater], rule: null }} />}>
        {(closed) => (
          <button
            type="button"
            class={phone ? 'btn sq quiet' : 'btn quiet'}
            data-choice="hint"
            aria-label={w.hint}
            aria-expanded={isOpen}
            {...closed}
            onClick={() => (isOpen ? close() : asked && open())}
          >
            <Lamp />
            {!phone && w.hint}
          </button>
        )}
      </Explained>
      {isOpen && asked && panel && <panel.Of {...{ session, state, told, ui, onPlay }} onClose={close} />}
    </>
  )
}

function Lamp(): JSX.Element {
  return (
    <svg class="icon" width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
      <path
        d="M12 3a6.5 6.5 0 0 0-3.8 11.8c.8.6 1.3 1.5 1.3 2.4V18h5v-.8c0-.9.5-1.8 1.3-2.4A6.5 6.5 0 0 0 12 3z"
        fill="none"
        stroke="currentColor"
        stroke-width="2"
        stroke-linejoin="round"
      />
      <path d="M10 21h4" stroke="currentColor" stroke-width="2" stroke-linecap="round" />
    </svg>
  )
}

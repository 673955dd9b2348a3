/** Opens the captain's advice; what it needs is fetched when first wanted. */
import { Explained, Icon, type Told, WhyLine } from '@quayside/board-kit'
import type { GameTypes } from '@quayside/rules-kit'
import type { JSX } from 'preact'
import { useCallback, useEffect, useState } from 'preact/hooks'
import type { TableSession } from '../session/session.ts'
import type { TableState } from '../session/use-table.ts'
import { useNarrow } from '../shell/use-narrow.ts'
import { useHintWords } from './words.ts'

type Panel = typeof import('./HintPanel.tsx')['HintPanel']

interface Props {
  readonly session: TableSession
  readonly state: TableState
  readonly told: Told<GameTypes>
  /** The one at the screen has something to decide. */
  readonly asked: boolean
  onPlay(action: GameTypes['Action']): void
}

export function HintButton({ session, state, told, asked, onPlay }: Props): JSX.Element | null {
  const w = useHintWords()
  const phone = useNarrow()
  const [panel, setPanel] = useState<{ readonly Of: Panel } | null>(null)
  const [isOpen, setOpen] = useState(false)
  const { seq } = state.update
  useEffect(() => setOpen(false), [seq])
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
            <Icon name="i-hint" />
            {!phone && w.hint}
          </button>
        )}
      </Explained>
      {isOpen && asked && panel && (
        <panel.Of session={session} state={state} told={told} onPlay={onPlay} onClose={close} />
      )}
    </>
  )
}

import { Drawer, Explained, Icon, isCompact, type RenderContext, WhyLine } from '@quayside/board-kit'
import type { GameTypes } from '@quayside/rules-kit'
import type { ComponentChildren, JSX } from 'preact'
import { useState } from 'preact/hooks'
import { MenuButton } from '../menu/MenuButton.tsx'
import type { TableState } from '../session/use-table.ts'
import { useNarrow, useSize } from '../shell/size-class.ts'
import { LanguageButton, ThemeButton } from '../shell/switches.tsx'
import { useWords } from '../texts/index.ts'
import { TableLog } from './TableLog.tsx'
import { TellAgain } from './TellAgain.tsx'

interface Props {
  readonly game: string
  readonly title: string
  readonly subtitle: string
  readonly canUndo: boolean
  onUndo(): void
  readonly state: TableState
  readonly told: RenderContext<GameTypes>
  readonly tellAgain: (() => void) | null
  /** What people at other screens add. */
  readonly more?: ComponentChildren
  /** The captain's advice, where nobody plays from elsewhere. */
  readonly help: ComponentChildren
  /** The speaker sign; on a phone it is in the menu. */
  readonly sound: ComponentChildren
}

export function TopBar(props: Props): JSX.Element {
  const { game, title, subtitle, canUndo, onUndo, state, told, more, help, sound } = props
  const { t } = useWords()
  const size = useSize()
  const phone = isCompact(size)
  const [open, setOpen] = useState(false)
  // Where there is no room for the bar, the mark unfolds it.
  const [isUnfolded, setUnfolded] = useState(false)
  const foldAfter = (event: Event) => {
    if (isUnfolded && event.target instanceof Element && event.target.closest('.btn')) setUnfolded(false)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is picked in the unfolded bar folds it
    <header class={isUnfolded ? 'top unfolded' : 'top'} onClick={foldAfter}>
      {size === 'low' ? (
        <button
          type="button"
          class="mark"
          data-choice="unfold"
          aria-label={t.menu}
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          <Mark />
        </button>
      ) : (
        <MenuButton game={game} class="mark">
          <Mark />
        </MenuButton>
      )}
      <h1>{title}</h1>
      <span class="sub only-desk">{subtitle}</span>
      <span class="grow" />
      <UndoButton canUndo={canUndo} onUndo={onUndo} />
      {phone && (
        <button type="button" class="btn sq quiet" aria-label={t.log} onClick={() => setOpen(true)}>
          <Icon name="i-log" />
        </button>
      )}
      <RulesLink game={game} />
      {help}
      {more}
      {!phone && <LanguageButton />}
      {/* On a phone the bar has no room for everything: the settings have the light too. */}
      {!phone && <ThemeButton />}
      {!phone && sound}
      {(!phone || !more) && <MenuButton game={game} />}
      {open && (
        <Drawer title={t.log} close={t.close} onClose={() => setOpen(false)}>
          <TableLog
            state={state}
            told={told}
            more={
              <TellAgain
                onClick={
                  props.tellAgain &&
                  (() => {
                    setOpen(false)
                    props.tellAgain?.()
                  })
                }
              />
            }
          />
        </Drawer>
      )}
    </header>
  )
}

function Mark(): JSX.Element {
  return (
    <>
      <Icon name="i-mark" size={30} />
      <span class="mark-lines">
        <Icon name="i-menu" />
      </span>
    </>
  )
}

function UndoButton({ canUndo, onUndo }: Pick<Props, 'canUndo' | 'onUndo'>): JSX.Element {
  const { t } = useWords()
  const phone = useNarrow()
  return (
    <Explained reason={!canUndo && <WhyLine why={{ line: [t.nothingToUndo], rule: null }} />}>
      {(closed) => (
        <button
          type="button"
          class={phone ? 'btn sq quiet' : 'btn quiet'}
          data-choice="undo"
          aria-label={t.undo}
          {...closed}
          onClick={() => canUndo && onUndo()}
        >
          <Icon name="i-undo" />
          {!phone && t.undo}
        </button>
      )}
    </Explained>
  )
}

function RulesLink({ game }: { game: string }): JSX.Element {
  const { t } = useWords()
  const phone = useNarrow()
  return (
    <a
      class={phone ? 'btn sq quiet' : 'btn quiet'}
      data-choice="rules"
      href={`/rules/${game}`}
      aria-label={t.rules}
    >
      <Icon name="i-book" />
      {!phone && t.rules}
    </a>
  )
}

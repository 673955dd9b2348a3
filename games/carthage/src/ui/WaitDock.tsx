/** The dock while somebody else is awaited: the sentence, and one's own hand to look at. */
import { Dock, type PlayProps } from '@quayside/board-kit'
import type { JSX } from 'preact'
import type { Carthage } from '../types.ts'
import { Hand } from './Hand.tsx'
import type { Picture } from './picture.ts'
import type { BoardTexts } from './texts/index.ts'

const NOTHING: ReadonlySet<number> = new Set()

export function WaitDock(props: { play: PlayProps<Carthage, Picture>; words: BoardTexts }): JSX.Element {
  const { play, words } = props
  return (
    <Dock asked={false} sentence={play.story ?? play.texts.prompt(play.view)} label={words.dock} class="turn">
      {play.view.viewer !== 'watcher' && (
        <div class="dk">
          <Hand picture={play.picture} words={words} chosen={NOTHING} onToggle={null} />
        </div>
      )}
    </Dock>
  )
}

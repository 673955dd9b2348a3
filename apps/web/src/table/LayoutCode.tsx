/** The code of the board, to be copied and played again. */
import type { GameTypes, View } from '@quayside/rules-kit'
import type { AnyTexts } from '@quayside/texts'
import type { JSX } from 'preact'

interface Props {
  readonly texts: AnyTexts
  readonly view: View<GameTypes>
}

export function LayoutCode({ texts: { layout }, view }: Props): JSX.Element | null {
  if (!layout) return null
  return (
    <label class="layout-code">
      {layout.title}
      <input
        class="field code-field"
        data-choice="layout-code"
        readOnly
        value={layout.of(view)}
        onFocus={(event) => event.currentTarget.select()}
      />
    </label>
  )
}

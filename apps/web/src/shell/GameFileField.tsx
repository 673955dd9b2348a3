/** A button that opens a `.game` file. The browser's own would speak the browser's language, not the page's. */
import type { JSX } from 'preact'

interface Props {
  readonly label: string
  onText(text: string): void
}

export function GameFileField({ label, onText }: Props): JSX.Element {
  const read = async (event: Event) => {
    const field = event.currentTarget as HTMLInputElement
    const file = field.files?.[0]
    if (!file) return
    const text = await file.text()
    // So that the same file, corrected, can be chosen again.
    field.value = ''
    onText(text)
  }
  return (
    <label class="btn file-field">
      {label}
      <input type="file" accept=".game,text/plain" onChange={read} />
    </label>
  )
}

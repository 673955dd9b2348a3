import type { JSX } from 'preact'
import { useWords } from '../texts/index.ts'

/** One sentence instead of a page. */
export function Message({ text, waiting = false }: { text: string; waiting?: boolean }): JSX.Element {
  const { t } = useWords()
  return (
    <main class="message" aria-busy={waiting}>
      <h1 class="say">{text}</h1>
      {!waiting && (
        <a class="btn" href="/">
          {t.toHarbour}
        </a>
      )}
    </main>
  )
}

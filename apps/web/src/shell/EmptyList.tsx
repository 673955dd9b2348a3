/** An empty list says what will stand here and offers the next step, with a drawing instead of a box of paper. */
import { manifests } from '@quayside/all/manifests'
import type { GameManifest } from '@quayside/board-kit/manifest'
import type { JSX } from 'preact'
import { Scene } from '../harbour/Chart.tsx'
import { useWords } from '../texts/index.ts'
import './empty-list.css'

interface Props {
  readonly text: string
  /** What can be done with each game: a link, or a deed. */
  step(game: GameManifest): { readonly label: string; readonly href?: string; onClick?(): void }
}

export function EmptyList({ text, step }: Props): JSX.Element {
  const { language } = useWords()
  return (
    <div class="empty-list">
      <p class="note">{text}</p>
      <ul>
        {manifests.map((game) => {
          const { label, href, onClick } = step(game)
          return (
            <li key={game.id} class={`theme-${game.id}`}>
              <Scene id={game.id} place="empty-scene" />
              <b>{game.words[language].title}</b>
              {href ? (
                <a class="btn sm" href={href}>
                  {label}
                </a>
              ) : (
                <button type="button" class="btn sm" onClick={onClick}>
                  {label}
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** Everything in the house that is no play, in one sheet. */
import { manifests } from '@quayside/all/manifests'
import { Drawer } from '@quayside/board-kit'
import type { JSX } from 'preact'
import { LanguageButton, ThemeButton } from '../shell/switches.tsx'
import { SoundButton } from '../sound/SoundButton.tsx'
import { loadTableWords } from '../table/words.ts'
import { useWords } from '../texts/index.ts'
import './menu.css'
import { loadMenuWords, useMenuWords } from './words.ts'

/** The speaker sign has its words with the table's. */
export async function prepareMenu(): Promise<void> {
  await Promise.all([loadMenuWords(), loadTableWords()])
}

interface Props {
  /** Rules and lessons of this game; without one, of all. */
  readonly game: string | undefined
  onClose(): void
}

export function SiteMenu({ game, onClose }: Props): JSX.Element {
  const { t } = useWords()
  const w = useMenuWords()
  const about = game ? `/${game}` : ''
  const ways: readonly (readonly [name: string, to: string, word: string, note?: string])[] = [
    ['harbour', '/', w.harbour],
    ['tables', '/tables', w.tables, w.tablesNote],
    ['history', '/history', w.history, w.historyNote],
    ['meet', '/meet', w.meet, w.meetNote],
    ['open', '/open', w.openTables],
    ['people', '/people', w.people, w.peopleNote],
    ['ratings', '/ratings', w.ratings, w.ratingsNote],
    ['rules', `/rules${about}`, w.rules],
    ...(game ? [['learn', `/learn${about}`, w.lessons] as const] : []),
    ['lab', `/lab/${game ?? manifests[0]?.id}`, w.lab, w.labNote],
    ['settings', '/settings', w.settings],
  ]
  return (
    <Drawer title={w.title} close={t.close} onClose={onClose}>
      <nav class="site-menu" aria-label={w.title}>
        {ways.map(([name, to, word, note]) => (
          <a key={name} href={to} data-choice={`menu-${name}`} onClick={onClose}>
            <b>{word}</b>
            {note && <small>{note}</small>}
          </a>
        ))}
      </nav>
      <div class="row site-switches">
        <LanguageButton />
        <ThemeButton />
        <SoundButton />
      </div>
    </Drawer>
  )
}

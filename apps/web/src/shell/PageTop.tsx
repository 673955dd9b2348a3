import { Icon } from '@quayside/board-kit'
import type { JSX } from 'preact'
import { MenuButton } from '../menu/MenuButton.tsx'
import { useWords } from '../texts/index.ts'
import { BackButton } from './BackButton.tsx'
import { LanguageButton, ThemeButton } from './switches.tsx'

/** The top bar of all pages that are no table. */
export function PageTop({ title }: { title: string }): JSX.Element {
  const { t } = useWords()
  return (
    <header class="top">
      <a href="/" class="mark" aria-label={t.toHarbour}>
        <Icon name="i-mark" size={30} />
      </a>
      <BackButton />
      <h1>{title}</h1>
      <span class="grow" />
      <LanguageButton />
      <ThemeButton />
      <MenuButton />
    </header>
  )
}

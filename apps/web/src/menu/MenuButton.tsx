/** Opens the menu, which is fetched when first wanted. */
import { Icon } from '@quayside/board-kit'
import type { ComponentChildren, JSX } from 'preact'
import { useState } from 'preact/hooks'
import { useWords } from '../texts/index.ts'

type Menu = typeof import('./SiteMenu.tsx')['SiteMenu']

interface Props {
  readonly game?: string
  readonly class?: string
  readonly children?: ComponentChildren
}

export function MenuButton({ game, class: name = 'btn sq quiet', children }: Props): JSX.Element {
  const { t } = useWords()
  const [menu, setMenu] = useState<{ readonly Of: Menu } | null>(null)
  const open = async () => {
    const { SiteMenu, prepareMenu } = await import('./SiteMenu.tsx')
    await prepareMenu()
    setMenu({ Of: SiteMenu })
  }
  return (
    <>
      <button
        type="button"
        class={name}
        data-choice="menu"
        aria-label={t.menu}
        aria-haspopup="dialog"
        onClick={open}
      >
        {children ?? <Icon name="i-menu" />}
      </button>
      {menu && <menu.Of game={game} onClose={() => setMenu(null)} />}
    </>
  )
}

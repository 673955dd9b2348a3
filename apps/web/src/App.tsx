/** One path, one page. A page is loaded when somebody goes there. */
import { HOUSE_SYMBOLS, Sprite } from '@quayside/board-kit'
import type { FunctionComponent, JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { followLink, usePath } from './router.ts'
import { Message } from './shell/Message.tsx'
import { MissingPart } from './shell/MissingPart.tsx'
import { useWords } from './texts/index.ts'

interface Page {
  readonly of: FunctionComponent<{ readonly word: string }>
}

/** By the list or by a link: the page tells them apart. */
async function onlinePage(): Promise<Page> {
  const { OnlinePage, prepare } = await import('./pages/OnlinePage.tsx')
  await prepare()
  return { of: ({ word }) => <OnlinePage id={word} /> }
}

/** First part of the path, and what to load for it; the rest goes to the page. */
const pages: { readonly [name: string]: () => Promise<Page> } = {
  '': async () => {
    const { Harbour } = await import('./pages/Harbour.tsx')
    return { of: Harbour }
  },
  table: async () => {
    const { TablePage } = await import('./pages/TablePage.tsx')
    return { of: ({ word }) => <TablePage id={word} /> }
  },
  new: async () => {
    const { NewTable, prepare } = await import('./pages/NewTable.tsx')
    await prepare()
    return { of: ({ word }) => <NewTable game={word} /> }
  },
  tables: async () => {
    const { MyTables, prepare } = await import('./pages/MyTables.tsx')
    await prepare()
    return { of: () => <MyTables /> }
  },
  history: async () => {
    const { HistoryPage, prepare } = await import('./pages/HistoryPage.tsx')
    await prepare()
    return { of: () => <HistoryPage /> }
  },
  meet: async () => {
    const { MeetPage, prepare } = await import('./pages/MeetPage.tsx')
    await prepare()
    return { of: () => <MeetPage /> }
  },
  people: async () => {
    const { PeoplePage, prepare } = await import('./pages/PeoplePage.tsx')
    await prepare()
    return { of: () => <PeoplePage /> }
  },
  ratings: async () => {
    const { RatingsPage, prepare } = await import('./pages/RatingsPage.tsx')
    await prepare()
    return { of: () => <RatingsPage /> }
  },
  replay: async () => {
    const { ReplayPage, prepare } = await import('./pages/ReplayPage.tsx')
    await prepare()
    return { of: ({ word }) => <ReplayPage id={word} /> }
  },
  rules: async () => {
    const { RulesPage, prepare } = await import('./pages/RulesPage.tsx')
    await prepare()
    return { of: ({ word }) => <RulesPage game={word} /> }
  },
  lab: async () => {
    const { LabPage, prepare } = await import('./pages/LabPage.tsx')
    await prepare()
    return { of: ({ word }) => <LabPage game={word} /> }
  },
  learn: async () => {
    const { LearnPage, prepare } = await import('./pages/LearnPage.tsx')
    await prepare()
    return { of: ({ word }) => <LearnPage address={word} /> }
  },
  settings: async () => {
    const { SettingsPage, prepare } = await import('./pages/SettingsPage.tsx')
    await prepare()
    return { of: () => <SettingsPage /> }
  },
  online: onlinePage,
  join: onlinePage,
  open: async () => {
    const { OpenTablesPage, prepare } = await import('./pages/OpenTablesPage.tsx')
    await prepare()
    return { of: () => <OpenTablesPage /> }
  },
}

async function noPage(): Promise<Page> {
  const { NoPage, prepare } = await import('./pages/NoPage.tsx')
  await prepare()
  return { of: NoPage }
}

/** The harbour once it is loaded: coming back to it needs no waiting. */
let harbour: Page | null = null

/** Loads the harbour beside the first words, so that a visitor who begins there sees it at once. */
export async function loadHarbour(): Promise<void> {
  harbour = (await pages['']?.()) ?? null
}

export function App(): JSX.Element {
  const path = usePath()
  const { t } = useWords()
  useEffect(() => {
    document.title = t.name
  }, [t])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: links inside are followed without loading the page again
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link's own key makes a click
    <div onClick={followLink}>
      <Sprite symbols={HOUSE_SYMBOLS} />
      <MissingPart key={path} />
      <At path={path} />
    </div>
  )
}

function At({ path }: { path: string }): JSX.Element {
  const { t } = useWords()
  const [, name = '', ...words] = path.split('/')
  const word = words.join('/')
  const [loaded, setLoaded] = useState<{ name: string; page: Page } | null>(null)
  useEffect(() => {
    let current = true
    const load = pages[name] ?? noPage
    load().then((page) => {
      if (current) setLoaded({ name, page })
    })
    return () => {
      current = false
    }
  }, [name])
  if (name === '' && harbour) return <harbour.of word="" />
  if (loaded?.name !== name) return <Message text={t.loading} waiting />
  return <loaded.page.of key={word} word={decodeURIComponent(word)} />
}

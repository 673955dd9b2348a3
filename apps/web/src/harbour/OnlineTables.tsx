/** Online tables come after everything else of the harbour: their code is fetched when the page is drawn. */
import type { FunctionComponent, JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'

type Lists = { readonly mine: FunctionComponent; readonly open: FunctionComponent }

let loading: Promise<Lists> | null = null

async function load(): Promise<Lists> {
  const { HarbourOnline, HarbourOpen, prepare } = await import('../online/HarbourOnline.tsx')
  await prepare()
  return { mine: HarbourOnline, open: HarbourOpen }
}

export function OnlineTables({ which }: { which: keyof Lists }): JSX.Element | null {
  const [lists, setLists] = useState<Lists | null>(null)
  useEffect(() => {
    loading ??= load()
    // Without the network the harbour is complete without them.
    loading.then(setLists, () => {
      loading = null
    })
  }, [])
  if (!lists) return null
  const List = lists[which]
  return <List />
}

/** The way to the text table, and the text table itself once somebody wants it. */
import type { AnyGameUi, AnyTextTable } from '@quayside/board-kit'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { change, useSettings } from '../settings.ts'
import { useWords } from '../texts/index.ts'

interface Words {
  readonly TextTable: typeof import('../text-table/TextTable.tsx')['TextTable']
  readonly table: AnyTextTable
}

/** Null while the board is drawn, and until the text table has come. */
export function useTextTable(ui: AnyGameUi): Words | null {
  const { tableForm } = useSettings()
  const [words, setWords] = useState<(Words & { readonly ui: AnyGameUi }) | null>(null)
  const isWanted = tableForm === 'text'
  useEffect(() => {
    let current = true
    if (isWanted)
      fetchWords(ui).then((one) => {
        if (current) setWords({ ...one, ui })
      })
    return () => {
      current = false
    }
  }, [ui, isWanted])
  return isWanted && words?.ui === ui ? words : null
}

async function fetchWords(ui: AnyGameUi): Promise<Words> {
  const [{ TextTable, prepare }, table] = await Promise.all([
    import('../text-table/TextTable.tsx'),
    ui.textTable(),
  ])
  await prepare()
  return { TextTable, table }
}

/** The first thing that the Tab key reaches at a table. */
export function ToText(): JSX.Element | null {
  const { t } = useWords()
  const { tableForm } = useSettings()
  if (tableForm === 'text') return null
  return (
    <button
      type="button"
      class="btn main to-text"
      data-choice="to-text"
      onClick={() => change({ tableForm: 'text' })}
    >
      {t.toText}
    </button>
  )
}

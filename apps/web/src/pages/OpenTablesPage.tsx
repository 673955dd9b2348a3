/** Tables that wait for people: anybody may look; a name is asked at the table. */
import '../look/online.css'
import type { JSX } from 'preact'
import { OpenTables } from '../online/TableLists.tsx'
import { loadOnlineWords, useOnlineWords } from '../online/words.ts'
import { PageTop } from '../shell/PageTop.tsx'

/** The words of online tables come in one language, before the page is drawn. */
export const prepare = loadOnlineWords

export function OpenTablesPage(): JSX.Element {
  const o = useOnlineWords()
  return (
    <div class="plain-page">
      <PageTop title={o.openTables} />
      <main>
        <section class="panel my wide">
          <OpenTables />
        </section>
      </main>
    </div>
  )
}

import type { JSX } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { TableList } from '../harbour/TableList.tsx'
import { ask } from '../host/client.ts'
import { go } from '../router.ts'
import { PageTop } from '../shell/PageTop.tsx'
import { useWords } from '../texts/index.ts'

export function MyTables(): JSX.Element {
  const { t } = useWords()
  const [problem, setProblem] = useState<string | null>(null)
  const file = useRef<HTMLInputElement>(null)
  const read = async () => {
    const chosen = file.current?.files?.[0]
    if (!chosen) return
    const made = await ask('import', { text: await chosen.text() })
    if ('id' in made) go(`/table/${made.id}`)
    else setProblem(t.importFailed(made.line, made.problem))
  }
  return (
    <div class="plain-page">
      <PageTop title={t.myTables} />
      <main>
        <section class="panel my wide">
          <TableList manage />
        </section>
        <section class="panel">
          <h2>{t.importGame}</h2>
          <p class="note">{t.importHelp}</p>
          <input
            ref={file}
            class="field"
            type="file"
            accept=".game,text/plain"
            aria-label={t.importGame}
            onChange={read}
          />
          {problem && (
            <p class="why" role="alert">
              {problem}
            </p>
          )}
        </section>
      </main>
    </div>
  )
}

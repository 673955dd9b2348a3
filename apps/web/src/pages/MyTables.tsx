import '../look/online.css'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { startQuickTable } from '../harbour/quick-table.ts'
import { TableList } from '../harbour/TableList.tsx'
import { ask } from '../host/client.ts'
import { loadSetupWords, useSetupWords } from '../new-table/words.ts'
import { MyOnlineTables } from '../online/TableLists.tsx'
import { loadOnlineWords, useOnlineWords } from '../online/words.ts'
import { Invitations } from '../people/Invitations.tsx'
import { loadPeopleWords } from '../people/words.ts'
import { go } from '../router.ts'
import { EmptyList } from '../shell/EmptyList.tsx'
import { GameFileField } from '../shell/GameFileField.tsx'
import { PageTop } from '../shell/PageTop.tsx'
import { useWords } from '../texts/index.ts'

/** All words come in one language, before the page is drawn. */
export async function prepare(): Promise<void> {
  await Promise.all([loadOnlineWords(), loadSetupWords(), loadPeopleWords()])
}

function NoTables(): JSX.Element {
  const { t } = useWords()
  return (
    <EmptyList
      text={t.noTables}
      step={(game) => ({ label: t.playNow, onClick: () => void startQuickTable(game) })}
    />
  )
}

export function MyTables(): JSX.Element {
  const { t } = useWords()
  const o = useOnlineWords()
  const s = useSetupWords()
  const [problem, setProblem] = useState<string | null>(null)
  const read = async (text: string) => {
    const made = await ask('import', { text })
    if ('id' in made) go(`/table/${made.id}`)
    else setProblem(s.importFailed(made.line, made.problem))
  }
  return (
    <div class="plain-page">
      <PageTop title={t.myTables} />
      <main>
        <section class="panel my wide">
          <h2>{t.offlineTitle}</h2>
          <TableList manage empty={<NoTables />} />
        </section>
        <section class="panel my wide">
          <h2>{o.onlineTables}</h2>
          <Invitations />
          <MyOnlineTables manage />
        </section>
        <section class="panel">
          <h2>{s.importGame}</h2>
          <p class="note">{s.importHelp}</p>
          <GameFileField label={s.chooseFile} onText={read} />
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

/** The history as files, files into the history, and the way to be rid of it. */
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { ask } from '../host/client.ts'
import { settings } from '../settings.ts'
import { saveBlob, saveText } from '../shell/save-text.ts'
import { forgetAll, type History } from './use-history.ts'
import { useHistoryWords } from './words.ts'

export function TakeAlong({ history }: { history: History }): JSX.Element {
  const w = useHistoryWords()
  const games = history.games ?? []
  const [isBusy, setBusy] = useState(false)
  const [news, setNews] = useState('')
  const run = (work: () => Promise<string>) => async () => {
    setBusy(true)
    setNews(await work().catch(() => w.serverAway))
    setBusy(false)
    history.refresh()
  }
  const records = run(async () => {
    const { recordArchive } = await import('./take-along.ts')
    saveBlob('quayside-games.zip', await recordArchive(games))
    return ''
  })
  const table = run(async () => {
    const { resultTable } = await import('./take-along.ts')
    saveText('quayside-games.csv', resultTable(games, settings().name))
    return ''
  })
  const removeAll = run(async () => {
    if (confirm(w.forgetAllSure)) await forgetAll(games)
    return ''
  })
  return (
    <section class="panel take-along">
      <h2>{w.keeping}</h2>
      <p class="note">{w.keepingHelp}</p>
      <div class="row wrap">
        <button
          type="button"
          class="btn"
          data-choice="export-records"
          disabled={isBusy || games.length === 0}
          onClick={records}
        >
          {w.exportRecords}
        </button>
        <button
          type="button"
          class="btn"
          data-choice="export-table"
          disabled={isBusy || games.length === 0}
          onClick={table}
        >
          {w.exportTable}
        </button>
        <AddFiles isBusy={isBusy} onFiles={(files) => run(() => addAll(files, w))()} />
        <button
          type="button"
          class="btn"
          data-choice="forget-games"
          disabled={isBusy || games.length === 0}
          onClick={removeAll}
        >
          {w.forgetAll}
        </button>
      </div>
      <p class="note" aria-live="polite" data-news>
        {news}
      </p>
    </section>
  )
}

function AddFiles({
  isBusy,
  onFiles,
}: {
  isBusy: boolean
  onFiles(files: readonly File[]): void
}): JSX.Element {
  const w = useHistoryWords()
  const read = (event: Event) => {
    const field = event.currentTarget as HTMLInputElement
    const files = [...(field.files ?? [])]
    field.value = ''
    onFiles(files)
  }
  return (
    <label class="btn file-field">
      {w.importRecords}
      <input type="file" accept=".game,text/plain" multiple disabled={isBusy} onChange={read} />
    </label>
  )
}

/** All that read; the first that does not is told. */
async function addAll(files: readonly File[], w: ReturnType<typeof useHistoryWords>): Promise<string> {
  let added = 0
  let problem = ''
  for (const file of files) {
    const made = await ask('addResult', { text: await file.text() })
    if ('id' in made) added++
    else problem ||= w.notImported(file.name, made.line, made.problem)
  }
  return [w.imported(added), problem].filter((one) => one !== '').join(' ')
}

/** Looking back on a game: a table of this device or of the server, a game in a link, or a file. */
import { boards, type LoadedBoard } from '@quayside/all/ui'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import '../replay/replay.css'
import '../replay/plots.css'
import { ask } from '../host/client.ts'
import { unpacked } from '../replay/link.ts'
import type { Opened } from '../replay/protocol.ts'
import { ReplayView } from '../replay/Replay.tsx'
import { ReplayClient } from '../replay/replay-client.ts'
import { loadReplayWords, useReplayWords } from '../replay/words.ts'
import { GameFileField } from '../shell/GameFileField.tsx'
import { Message } from '../shell/Message.tsx'
import { PageTop } from '../shell/PageTop.tsx'
import { useWords } from '../texts/index.ts'

/** Before the page is drawn. */
export const prepare = loadReplayWords

type Found =
  | { readonly text: string }
  | { readonly none: true }
  | { readonly missing: true }
  | { readonly running: string }
  | { readonly badLink: true }

export function ReplayPage({ id }: { id: string }): JSX.Element {
  const { t } = useWords()
  const w = useReplayWords()
  const [found, setFound] = useState<Found | null>(null)
  useEffect(() => {
    const find = () => findRecord(id).then(setFound)
    find()
    // Another link pasted over this one changes only what stands behind the #.
    addEventListener('hashchange', find)
    return () => removeEventListener('hashchange', find)
  }, [id])
  if (!found) return <Message text={t.loading} waiting />
  if ('missing' in found) return <Message text={t.notFound} />
  if ('badLink' in found) return <Message text={w.badLink} />
  if ('running' in found) return <StillPlayed path={found.running} />
  if ('none' in found) return <Chooser problem={null} onText={(text) => setFound({ text })} />
  return <Opening key={found.text} text={found.text} onText={(text) => setFound({ text })} />
}

async function findRecord(id: string): Promise<Found> {
  if (id !== '') return findTable(id)
  const code = location.hash.slice(1)
  if (code === '') return { none: true }
  const text = await unpacked(code)
  return text === null ? { badLink: true } : { text }
}

/** A running game stays closed: its record knows what nobody may see yet. */
async function findTable(id: string): Promise<Found> {
  const { rows } = await ask('list', null)
  const row = rows.find((one) => one.id === id)
  if (!row) return (await ask('resultRecord', { id })) ?? findOnline(id)
  if (!row.over) return { running: `/table/${id}` }
  return (await ask('record', { id })) ?? { missing: true }
}

/** A table of the server: its record is whole after the end. */
async function findOnline(id: string): Promise<Found> {
  const { api } = await import('../online/server.ts')
  try {
    // A table that is gone may still be remembered.
    const { record, complete } = await api.record(id).catch(() => api.resultRecord(id))
    return complete ? { text: record } : { running: `/online/${id}` }
  } catch {
    return { missing: true }
  }
}

function StillPlayed({ path }: { path: string }): JSX.Element {
  const w = useReplayWords()
  return (
    <main class="message">
      <h1 class="say">{w.stillPlayed}</h1>
      <a class="btn" href={path}>
        {w.toTable}
      </a>
    </main>
  )
}

interface TextProps {
  onText(text: string): void
}

function Chooser({ problem, onText }: TextProps & { problem: string | null }): JSX.Element {
  const { t } = useWords()
  const w = useReplayWords()
  return (
    <div class="plain-page">
      <PageTop title={t.replay} />
      <main class="panel">
        <h2>{w.chooseFile}</h2>
        <p class="note">{w.chooseHelp}</p>
        <GameFileField label={w.chooseButton} onText={onText} />
        {problem && (
          <p class="why" role="alert">
            {problem}
          </p>
        )}
      </main>
    </div>
  )
}

interface Ready {
  readonly client: ReplayClient
  readonly opened: Opened
}

/** Reads the record in a worker of its own and fetches the board of its game. */
function Opening({ text, onText }: TextProps & { text: string }): JSX.Element {
  const { t, language } = useWords()
  const w = useReplayWords()
  const [ready, setReady] = useState<Ready | { readonly problem: string; readonly line: number } | null>(null)
  const [board, setBoard] = useState<LoadedBoard | null>(null)
  useEffect(() => {
    const client = new ReplayClient()
    client.ask('open', { text }).then((opened) => {
      setReady('problem' in opened ? opened : { client, opened })
    })
    return () => client.close()
  }, [text])
  const game = ready && 'opened' in ready ? ready.opened.game : null
  useEffect(() => {
    let current = true
    if (game !== null) {
      boards[game]?.load(language).then((loaded) => {
        if (current) setBoard(loaded)
      })
    }
    return () => {
      current = false
    }
  }, [game, language])
  if (ready && 'problem' in ready) {
    return <Chooser problem={w.badRecord(ready.line, ready.problem)} onText={onText} />
  }
  if (!ready || !board) return <Message text={t.loading} waiting />
  return <ReplayView client={ready.client} opened={ready.opened} board={board} record={text} />
}

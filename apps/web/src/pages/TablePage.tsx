/** The table: board first, own choices at the thumb, others' public facts, the log in sentences. */
import { boards, type LoadedBoard } from '@quayside/all/ui'
import type { Language } from '@quayside/texts'
import type { JSX } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { ask } from '../host/client.ts'
import { localSession } from '../session/session.ts'
import { Message } from '../shell/Message.tsx'
import { Table } from '../table/Table.tsx'
import { useWords } from '../texts/index.ts'

export function TablePage({ id }: { id: string }): JSX.Element {
  const { t, language } = useWords()
  const session = useMemo(() => localSession(id), [id])
  const [board, setBoard] = useState<LoadedBoard | 'missing' | null>(null)
  useEffect(() => {
    let current = true
    findBoard(id, language).then((found) => {
      if (current) setBoard(found ?? 'missing')
    })
    return () => {
      current = false
    }
  }, [id, language])
  if (board === 'missing') return <Message text={t.notFound} />
  if (!board) return <Message text={t.loading} waiting />
  return <Table key={id} session={session} board={board} />
}

/** Which game a table plays is asked of its host; most often the page knows it from the click before. */
async function findBoard(id: string, language: Language): Promise<LoadedBoard | null> {
  const { rows } = await ask('list', null)
  const row = rows.find((one) => one.id === id)
  const entry = row && boards[row.game]
  return entry ? entry.load(language) : null
}

/** A table by link or from the list: first what one is invited to and who one is, then the lobby, then the same table page as on this device. */
import '../look/online.css'
import '../look/lobby.css'
import '../look/chat.css'
import { Sprite } from '@quayside/board-kit'
import type { JSX } from 'preact'
import { loadSetupWords } from '../new-table/words.ts'
import { Gate } from '../online/Gate.tsx'
import { Invitation } from '../online/Invitation.tsx'
import { Lobby } from '../online/Lobby.tsx'
import { RemoteTable } from '../online/RemoteTable.tsx'
import { ONLINE_SYMBOLS } from '../online/symbols.ts'
import { useBoard } from '../online/use-board.ts'
import { useEntry } from '../online/use-entry.ts'
import { useOnlineTable } from '../online/use-online-table.ts'
import { loadOnlineWords, useOnlineWords } from '../online/words.ts'
import { loadPeopleWords } from '../people/words.ts'
import { loadSeriesWords } from '../series/words.ts'
import { Message } from '../shell/Message.tsx'
import { useWords } from '../texts/index.ts'

/** All words come in one language, before the page is drawn. */
export async function prepare(): Promise<void> {
  await Promise.all([loadOnlineWords(), loadSetupWords(), loadPeopleWords(), loadSeriesWords()])
}

export function OnlinePage({ id }: { id: string }): JSX.Element {
  return (
    <Gate stranger={<Invitation key={id} id={id} />}>
      <Sprite symbols={ONLINE_SYMBOLS} />
      <Entered key={id} id={id} />
    </Gate>
  )
}

function Entered({ id }: { id: string }): JSX.Element {
  const { t } = useWords()
  const entry = useEntry(id)
  if (entry.problem) return <Message text={entry.problem} />
  return entry.isIn ? <AtTable id={id} /> : <Message text={t.loading} waiting />
}

function AtTable({ id }: { id: string }): JSX.Element {
  const { t, language } = useWords()
  const o = useOnlineWords()
  const handle = useOnlineTable(id)
  const game = handle?.state.room?.game
  const board = useBoard(game)
  if (handle?.state.ended) {
    const { code, refusal } = handle.state.ended
    return <Message text={o.ended[refusal?.code ?? code] ?? refusal?.message[language] ?? o.unreachable} />
  }
  if (!handle?.state.room) return <Message text={t.loading} waiting />
  const { table, state } = handle
  const isLobby = state.room?.status === 'lobby' || state.room?.status === 'closed'
  if (isLobby) return <Lobby table={table} state={state} board={board} />
  if (!board) return <Message text={t.loading} waiting />
  return <RemoteTable table={table} state={state} board={board} />
}

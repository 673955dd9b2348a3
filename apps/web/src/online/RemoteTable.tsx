/** The table page with people at other screens. */
import type { LoadedBoard } from '@quayside/all/ui'
import type { RoomInfo } from '@quayside/protocol'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { loadRatingWords } from '../ratings/words.ts'
import { useSeriesParts } from '../series/use-series-parts.ts'
import { type OnlineState, type OnlineTable, seatOfGuest } from '../session/online-session.ts'
import { useNarrow } from '../shell/size-class.ts'
import type { OnlineChrome } from '../table/online-chrome.ts'
import { Table } from '../table/Table.tsx'
import { ChatButton, LogOrChat } from './Chat.tsx'
import { FairnessCheck } from './FairnessCheck.tsx'
import { keep } from './kept.ts'
import { PhraseNote } from './Phrases.tsx'
import { SeatNote } from './SeatNote.tsx'
import { Strips } from './Strips.tsx'
import { TableMenu } from './TableMenu.tsx'
import { useTurnCall } from './turn-call.ts'
import { usePhrases } from './use-phrases.ts'
import { useOnlineWords } from './words.ts'

interface Props {
  readonly table: OnlineTable
  readonly state: OnlineState
  readonly board: LoadedBoard
}

export function RemoteTable({ table, state, board }: Props): JSX.Element | null {
  const phone = useNarrow()
  useTurnCall(state, board.texts.title)
  const { room } = state
  const phrases = usePhrases(room?.game)
  useRematchLink(room)
  if (!room) return null
  const chrome: OnlineChrome = {
    seats: room.seats.map(({ kind, name }) => ({ kind, name })),
    buttons: (
      <>
        {phone && <ChatButton table={table} state={state} />}
        <TableMenu state={state} table={table} />
      </>
    ),
    strips: (
      <>
        <Strips state={state} />
        <PhraseNote state={state} />
      </>
    ),
    phrases: { words: phrases, say: (code) => void table.sayPhrase(code) },
    seatNote: (seat) => <SeatNote state={state} seat={seat} />,
    besideLog: (log) => <LogOrChat table={table} state={state} log={log} />,
    again: <Again state={state} room={room} />,
    series: <SeriesNote room={room} />,
    proof: (
      <>
        {room.rated && seatOfGuest(state) !== null && <RatingNote table={room.id} />}
        <FairnessCheck room={room} />
      </>
    ),
  }
  return <Table session={table.session} board={board} chrome={chrome} />
}

type RatingPart = typeof import('../ratings/RatingChange.tsx')['RatingChange']

/** Fetched at the end of a rated game only. */
function RatingNote({ table }: { table: string }): JSX.Element | null {
  const [part, setPart] = useState<{ readonly Of: RatingPart } | null>(null)
  useEffect(() => {
    let current = true
    Promise.all([import('../ratings/RatingChange.tsx'), loadRatingWords()]).then(([{ RatingChange }]) => {
      if (current) setPart({ Of: RatingChange })
    })
    return () => {
      current = false
    }
  }, [])
  return part ? <part.Of table={table} /> : null
}

/** Whoever knows the link of the next table can invite to it. */
function useRematchLink(room: RoomInfo | null): void {
  const next = room?.rematch
  useEffect(() => {
    if (next) keep(next.id, { join: next.join })
  }, [next?.id])
}

function Again({ state, room }: { state: OnlineState; room: RoomInfo }): JSX.Element | null {
  const o = useOnlineWords()
  const parts = useSeriesParts()
  if (room.rematch) {
    return (
      <a class="btn main" data-choice="to-rematch" href={`/online/${room.rematch.id}`}>
        {o.goThere}
      </a>
    )
  }
  if (seatOfGuest(state) === null || !parts) return null
  return <parts.Rematch room={room} />
}

function SeriesNote({ room }: { room: RoomInfo }): JSX.Element | null {
  const parts = useSeriesParts()
  return room.series && parts ? <parts.SeriesTable series={room.series} /> : null
}

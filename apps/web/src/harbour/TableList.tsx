/** Tables on this device, with small pictures of their boards. */
import { manifests } from '@quayside/all/manifests'
import { Pennant } from '@quayside/board-kit'
import { PERSON, type Requests, type TableRow } from '@quayside/protocol'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { ask } from '../host/client.ts'
import { playersOf } from '../session/names.ts'
import { saveText } from '../shell/save-text.ts'
import { useWords } from '../texts/index.ts'

type Listed = Requests['list']['back']

interface Props {
  readonly most?: number
  readonly manage?: boolean
  /** Instead of one sentence, where there is room for more. */
  readonly empty?: JSX.Element
}

export function TableList({ most, manage = false, empty }: Props): JSX.Element {
  const { t } = useWords()
  const [listed, setListed] = useState<Listed | null>(null)
  const read = () => {
    ask('list', null).then(setListed)
  }
  useEffect(read, [])
  if (!listed) return <p class="note" aria-busy="true" />
  const rows = listed.rows.slice(0, most)
  return (
    <>
      {listed.health !== 'saved' && (
        <p class="note">{listed.health === 'full' ? t.storeFull : t.storeRefused}</p>
      )}
      {rows.length === 0 && (empty ?? <NoTables text={t.noTables} />)}
      <ul class="tables">
        {rows.map((row) => (
          <Row key={row.id} row={row} manage={manage} onGone={read} />
        ))}
      </ul>
    </>
  )
}

/** Three free places, and what will stand there. */
function NoTables({ text }: { text: string }): JSX.Element {
  return (
    <p class="note free-places">
      <svg viewBox="0 0 84 24" width="84" height="24" aria-hidden="true">
        {[0, 30, 60].map((x) => (
          <path key={x} d={`M${x + 1} 3 ${x + 22} 2.5l-3 9.5 3 9L${x + 1} 21.5Z`} />
        ))}
      </svg>
      {text}
    </p>
  )
}

function Row({ row, manage, onGone }: { row: TableRow; manage: boolean; onGone(): void }): JSX.Element {
  const { t, language } = useWords()
  const players = playersOf(row.seats, row.colours, t)
  const title = manifests.find(({ id }) => id === row.game)?.words[language].title ?? row.game
  const people = row.seats.filter(({ kind }) => kind === PERSON).length
  const rivals = players.filter(({ isBot }) => isBot || people > 1).map(({ name }) => name)
  const isMine = row.owing !== null && row.seats[row.owing]?.kind === PERSON
  const awaited = row.owing === null || isMine ? '' : t.awaiting(players[row.owing]?.name ?? '')
  return (
    <li>
      {row.picture === '' ? (
        <span class="mini" />
      ) : (
        <img class="mini" src={`data:image/svg+xml,${encodeURIComponent(row.picture)}`} alt="" />
      )}
      <span class="nm">
        <b>{title}</b>
        <small>
          {t.facts([
            rivals.length > 0 && t.withNames(rivals),
            row.over ? t.over : awaited,
            t.moves(row.moves),
          ])}
        </small>
      </span>
      <span class="fl">
        {players.map(({ colour }) => (
          <Pennant key={colour} colour={colour} size={18} />
        ))}
      </span>
      <a class={isMine ? 'btn sm mine' : 'btn sm'} href={`/table/${row.id}`}>
        {isMine ? t.yourTurn : row.over ? t.look : t.goOn}
      </a>
      {manage && <Manage row={row} onGone={onGone} />}
    </li>
  )
}

function Manage({ row, onGone }: { row: TableRow; onGone(): void }): JSX.Element {
  const { t } = useWords()
  const save = async () => {
    const record = await ask('record', { id: row.id })
    if (record) saveText(`${row.game}-${row.id}.game`, record.text)
  }
  const remove = async () => {
    if (!confirm(t.removeSure)) return
    await ask('remove', { id: row.id })
    onGone()
  }
  return (
    <span class="manage">
      {row.over && (
        <a class="btn sm" data-choice="replay" href={`/replay/${row.id}`}>
          {t.replay}
        </a>
      )}
      <button type="button" class="btn sm" data-choice="export" onClick={save}>
        {t.exportGame}
      </button>
      <button type="button" class="btn sm" onClick={remove}>
        {t.removeTable}
      </button>
    </span>
  )
}

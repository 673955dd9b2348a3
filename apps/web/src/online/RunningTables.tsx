/** Tables that are being played where everybody may look on, with how many do. */
import { Pennant } from '@quayside/board-kit'
import type { RunningTable } from '@quayside/protocol'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { playersOf } from '../session/names.ts'
import { useWords } from '../texts/index.ts'
import { fitsFilter, type OpenFilter } from './open-filter.ts'
import { api } from './server.ts'
import { useTitle } from './use-title.ts'
import { useOnlineWords } from './words.ts'

const LOOK_MS = 15_000

export function RunningTables({ filter }: { filter: OpenFilter }): JSX.Element | null {
  const o = useOnlineWords()
  const [tables, setTables] = useState<readonly RunningTable[]>([])
  useEffect(() => {
    const look = () =>
      api.runningTables().then(
        (answer) => setTables(answer.tables),
        () => undefined,
      )
    void look()
    const timer = setInterval(() => document.hidden || void look(), LOOK_MS)
    return () => clearInterval(timer)
  }, [])
  const rows = tables.filter((row) => fitsFilter(row, { ...filter, free: 0 }))
  if (rows.length === 0) return null
  return (
    <>
      <h3 class="h running-title">{o.running}</h3>
      <ul class="tables">
        {rows.map((row) => (
          <RunningRow key={row.id} row={row} />
        ))}
      </ul>
    </>
  )
}

function RunningRow({ row }: { row: RunningTable }): JSX.Element {
  const { t } = useWords()
  const o = useOnlineWords()
  const colours = row.seats.map(({ colour }) => colour ?? '')
  const names = playersOf(row.seats, colours, t).map(({ name }) => name)
  const facts = [
    t.withNames(names),
    t.moves(row.moves),
    row.rated && o.rated.yes,
    row.watchers > 0 && o.watchers(row.watchers),
  ]
  return (
    <li data-running={row.id}>
      <span class="nm">
        <b>{useTitle(row.game)}</b>
        <small>{t.facts(facts)}</small>
      </span>
      <span class="fl">
        {colours.map((colour, i) => (
          <Pennant key={i} colour={colour} size={18} />
        ))}
      </span>
      <a class="btn sm" href={`/online/${row.id}`}>
        {o.watch}
      </a>
    </li>
  )
}

/** Tables on the server: one's own with their pictures, and those that wait for people. */
import { Pennant } from '@quayside/board-kit'
import type { GuestInfo, TableListing } from '@quayside/protocol'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { playersOf } from '../session/names.ts'
import { EmptyList } from '../shell/EmptyList.tsx'
import { useWords } from '../texts/index.ts'
import { miniatureOf } from './miniature.ts'
import { dropTable, isOwnTurn, type OwnTable, turnsFirst, useMyTables } from './my-tables.ts'
import { OpenFilterFields } from './OpenFilterFields.tsx'
import { ANY_TABLE, fitsFilter, freeChairs } from './open-filter.ts'
import { Problem } from './Problem.tsx'
import { RunningTables } from './RunningTables.tsx'
import { api } from './server.ts'
import { useDoing } from './use-doing.ts'
import { isGuest, useGuest } from './use-guest.ts'
import { useTimeLeft } from './use-time-left.ts'
import { useTitle } from './use-title.ts'
import { useOnlineWords } from './words.ts'

interface ListProps {
  readonly most?: number
  readonly manage?: boolean
  /** The harbour says nothing where there is nothing. */
  readonly quiet?: boolean
}

/** Null while they are being fetched, or when the server is away. */
function useListings(read: () => Promise<{ tables: readonly TableListing[] }>, who: string | null) {
  const [tables, setTables] = useState<readonly TableListing[] | null>(null)
  useEffect(() => {
    if (who !== null)
      read().then(
        (answer) => setTables(answer.tables),
        () => setTables(null),
      )
  }, [who])
  return tables
}

export function MyOnlineTables({ most, manage = false, quiet = false }: ListProps): JSX.Element | null {
  const o = useOnlineWords()
  const who = useGuest()
  const tables = useMyTables()
  const rows = isGuest(who) ? turnsFirst(tables ?? [], who.id).slice(0, most) : []
  if (who === 'away') return quiet ? null : <p class="note">{o.unreachable}</p>
  if (rows.length === 0 || !isGuest(who)) return quiet ? null : <NoOnlineTables />
  return (
    <ul class="tables">
      {rows.map((row) => (
        <MyRow key={row.id} row={row} you={who} manage={manage} />
      ))}
    </ul>
  )
}

function NoOnlineTables(): JSX.Element {
  const o = useOnlineWords()
  return (
    <p class="note row wrap">
      {o.noOnlineTables}
      <a class="btn sm" href="/open">
        {o.toOpenTables}
      </a>
    </p>
  )
}

export function OpenTables({ most, quiet = false }: ListProps): JSX.Element | null {
  const o = useOnlineWords()
  const who = useGuest()
  // Anybody may look, as soon as there is a server to ask.
  const tables = useListings(api.openTables, who === 'unknown' || who === 'away' ? null : 'anybody')
  // A full table only waits for its host.
  const [filter, setFilter] = useState(ANY_TABLE)
  const free = (tables ?? []).filter((row) => fitsFilter(row, ANY_TABLE))
  const rows = free.filter((row) => fitsFilter(row, filter)).slice(0, most)
  if (tables === null && who !== 'away') return null
  if (free.length === 0 && quiet) return null
  if (who === 'away') return <p class="note">{o.unreachable}</p>
  const step = ({ id }: { id: string }) => ({ label: o.openOne, href: `/new/${id}?where=open` })
  return (
    <>
      {!quiet && <OpenFilterFields filter={filter} onChange={setFilter} />}
      {free.length === 0 && <EmptyList text={o.noOpenTables} step={step} />}
      {free.length > 0 && rows.length === 0 && <p class="note">{o.openFilter.nothing}</p>}
      <ul class="tables">
        {rows.map((row) => (
          <OpenRow key={row.id} row={row} />
        ))}
      </ul>
      {!quiet && <RunningTables filter={filter} />}
    </>
  )
}

function OpenRow({ row }: { row: TableListing }): JSX.Element {
  const { t } = useWords()
  const o = useOnlineWords()
  const people = row.seats.flatMap(({ guest, name }) => (guest === null ? [] : name || o.somebody))
  const facts = [
    people.length > 0 && t.withNames(people),
    o.chairs(freeChairs(row)),
    o.clock(row.clock.setting),
    row.rated && o.rated.yes,
  ]
  return (
    <li>
      <span class="nm">
        <b>{useTitle(row.game)}</b>
        <small>{t.facts(facts)}</small>
      </span>
      <a class="btn sm" href={`/online/${row.id}`}>
        {o.join}
      </a>
    </li>
  )
}

interface MyRowProps {
  readonly row: OwnTable
  readonly you: GuestInfo
  readonly manage: boolean
}

function MyRow({ row, you, manage }: MyRowProps): JSX.Element {
  const { t } = useWords()
  const colours = row.seats.map(({ colour }) => colour ?? '')
  const players = playersOf(row.seats, colours, t)
  const others = players.flatMap(({ name, isBot }, i) =>
    row.seats[i]?.guest === you.id || (!isBot && row.seats[i]?.guest === null) ? [] : name,
  )
  const o = useOnlineWords()
  const isMine = isOwnTurn(row, you.id)
  const left = useTimeLeft(row)
  const facts = [
    others.length > 0 && t.withNames(others),
    useStanding(row, isMine),
    left === null ? t.moves(row.moves) : o.spanLeft(left),
  ]
  return (
    <li data-online={row.id}>
      <Picture row={row} />
      <span class="nm">
        <b>{useTitle(row.game)}</b>
        <small>{t.facts(facts)}</small>
      </span>
      <span class="fl">
        {colours.map((colour, i) => (
          <Pennant key={i} colour={colour} size={18} />
        ))}
      </span>
      <a class={isMine ? 'btn sm mine' : 'btn sm'} href={`/online/${row.id}`}>
        {isMine ? t.yourTurn : isDone(row) ? t.look : t.goOn}
      </a>
      {manage && <Manage row={row} you={you} />}
    </li>
  )
}

function isDone({ status }: TableListing): boolean {
  return status === 'over' || status === 'stopped' || status === 'closed'
}

/** In what state the table is, in a word. */
function useStanding(row: TableListing, isMine: boolean): string {
  const { t } = useWords()
  const o = useOnlineWords()
  if (row.status === 'lobby') return freeChairs(row) > 0 ? o.chairs(freeChairs(row)) : o.inLobby
  if (isDone(row)) return t.over
  const [first] = row.owe
  const name = first === undefined ? '' : row.seats[first]?.name
  return isMine || !name ? '' : t.awaiting(name)
}

function Picture({ row }: { row: TableListing }): JSX.Element {
  const { language } = useWords()
  const [picture, setPicture] = useState('')
  useEffect(() => {
    let current = true
    if (row.status === 'lobby' || row.status === 'closed') return
    miniatureOf(row, language).then((svg) => {
      if (current) setPicture(svg)
    })
    return () => {
      current = false
    }
  }, [row.id, row.moves])
  if (picture === '') return <span class="mini" />
  return <img class="mini" src={`data:image/svg+xml,${encodeURIComponent(picture)}`} alt="" />
}

/** The host deletes for everybody; others take the table off their list. */
function Manage({ row, you }: Omit<MyRowProps, 'manage'>): JSX.Element {
  const o = useOnlineWords()
  const doing = useDoing()
  const work = (sure: string | null, request: () => Promise<unknown>) => {
    if (sure !== null && !confirm(sure)) return
    doing.run(async () => {
      await request()
      dropTable(row.id)
    })
  }
  const isHost = row.host === you.id
  const plays =
    row.status === 'playing' && row.seats.some(({ guest, resigned }) => guest === you.id && !resigned)
  return (
    <span class="manage">
      {!plays && (
        <button type="button" class="btn sm" onClick={() => work(null, () => api.leave(row.id))}>
          {o.leave}
        </button>
      )}
      {isHost && (
        <button
          type="button"
          class="btn sm"
          onClick={() => work(o.deleteSure, () => api.deleteTable(row.id))}
        >
          {o.deleteTable}
        </button>
      )}
      <Problem text={doing.problem} />
    </span>
  )
}

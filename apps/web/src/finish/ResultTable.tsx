/** Who came in where, one number a column. */
import { Pennant, type Player, type RenderContext, Sentence } from '@quayside/board-kit'
import type { GameTypes, Result } from '@quayside/rules-kit'
import type { JSX } from 'preact'
import type { TableState } from '../session/use-table.ts'
import { useWords } from '../texts/index.ts'
import { useFinishWords } from './words.ts'

interface Props {
  readonly result: Result
  readonly view: TableState['view']
  readonly told: RenderContext<GameTypes>
  /** The rulebook's own opponent: its count stands behind those of the seats. */
  readonly opponent: Player | null
  readonly viewer: number | 'watcher'
}

export function ResultTable(props: Props): JSX.Element {
  const { result, view, told, opponent } = props
  const w = useFinishWords()
  const everybody = opponent ? [...told.players, opponent] : told.players
  const order = everybody.map((_, seat) => seat)
  order.sort((a, b) => (result.places[a] ?? 0) - (result.places[b] ?? 0))
  const columns = (told.texts.scoreParts?.(view, order[0] ?? 0) ?? []).map(({ name }) => name)
  const [first = 0, second] = order
  const behind = second === undefined ? 0 : (result.scores[first] ?? 0) - (result.scores[second] ?? 0)
  const isShared = second === undefined || result.places[first] === result.places[second]
  const decided = isShared ? null : (told.texts.decidedBy?.(view, first, second) ?? null)
  return (
    <section class="panel finish-result">
      <h3 class="h">
        {w.result}
        {second !== undefined && (
          <span class="r">{w.behind(everybody[second]?.name ?? '', behind, decided)}</span>
        )}
      </h3>
      <div class="finish-scroll">
        <table>
          <thead>
            <tr>
              <th scope="col" class="sr">
                {w.place}
              </th>
              <th scope="col">{w.player}</th>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
              <th scope="col">{w.points}</th>
            </tr>
          </thead>
          <tbody>
            {order.map((seat) => (
              <ResultRow key={seat} {...props} seat={seat} player={everybody[seat]} many={columns.length} />
            ))}
          </tbody>
        </table>
      </div>
      <details>
        <summary>{w.counted}</summary>
        <ol>
          {order.map((seat) => (
            <li key={seat}>
              <b>{everybody[seat]?.name}</b>
              <span class="count">
                {told.texts.countUp(view, seat).map((line, i) => (
                  <span key={i}>
                    <Sentence line={line} />
                  </span>
                ))}
              </span>
            </li>
          ))}
        </ol>
      </details>
    </section>
  )
}

interface RowProps extends Props {
  readonly seat: number
  readonly player: Player | undefined
  readonly many: number
}

function ResultRow({ result, view, told, seat, player, viewer, many }: RowProps): JSX.Element {
  const { t } = useWords()
  const parts = told.texts.scoreParts?.(view, seat) ?? []
  const values = Array.from({ length: many }, (_, i) => parts[i]?.value ?? '')
  return (
    <tr class={result.places[seat] === 1 ? 'first' : ''}>
      <td class="num place">{result.places[seat]}</td>
      <th scope="row">
        <span class="finish-who">
          <Pennant colour={player?.colour ?? ''} size={22} />
          <span>{player?.name}</span>
          {viewer === seat && player?.name !== t.you && <span class="tag you">{t.you}</span>}
        </span>
      </th>
      {values.map((value, i) => (
        <td key={i} class="num">
          {value}
        </td>
      ))}
      <td class="num total">{result.scores[seat]}</td>
    </tr>
  )
}

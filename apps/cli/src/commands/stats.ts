/** Replays a folder of records and prints what came out, by game and options. */
import { addGame, newTotals, type Totals } from '@quayside/arena'
import { resultOf } from '@quayside/table'
import { readWords } from '../arguments.ts'
import { tablesIn } from '../records/read-folder.ts'
import { onlyName } from '../server-data.ts'
import { type Command, printJson } from './command.ts'
import { summaryOf } from './simulate.ts'

interface Group {
  readonly game: string
  readonly players: number
  readonly options: string
  readonly totals: Totals
}

export const stats: Command = {
  usage: 'stats FOLDER [--json]',
  does: 'replays a folder of records and counts wins, scores and lengths',
  async run(given) {
    const words = readWords(given, { json: { type: 'boolean' } })
    const groups = await countedIn(onlyName(words, 'folder of records'))
    const report = groups.map(reportOf)
    if (words.flags.json) printJson({ groups: report })
    else for (const one of report) console.log(sentenceOf(one))
  },
}

async function countedIn(folder: string): Promise<readonly Group[]> {
  const groups = new Map<string, Group>()
  for await (const { table } of tablesIn(folder)) {
    const { game, players, head } = table
    const result = resultOf(table)
    if (!result) continue
    const options = JSON.stringify(table.options)
    const key = `${game.id} ${players} ${options}`
    const group = groups.get(key) ?? { game: game.id, players, options, totals: newTotals(players) }
    groups.set(key, group)
    const moves = head.last?.count ?? 0
    addGame(group.totals, { result, actions: actionsOf(table.log), moves, rounds: game.rounds(head.state) })
  }
  return [...groups.values()]
}

function actionsOf(
  log: readonly { readonly kind: string; readonly move?: { readonly by: unknown } }[],
): number {
  return log.filter((entry) => entry.kind === 'move' && entry.move?.by !== 'chance').length
}

function reportOf({ game, players, options, totals }: Group) {
  return { game, players, options: JSON.parse(options) as object, games: totals.games, ...summaryOf(totals) }
}

function sentenceOf({
  game,
  players,
  games,
  wins,
  scores,
  lengths,
  endings,
}: ReturnType<typeof reportOf>): string {
  const shares = wins.map((won) => `${((100 * won) / games).toFixed(1)} %`).join(', ')
  const means = scores.map(({ mean }) => mean).join(', ')
  const ends = Object.entries(endings).map(([reason, many]) => `${reason} ${many}`)
  return [
    `${game}, ${players} players: ${games} games, ${lengths.mean} rounds`,
    `  won by seat ${shares}; mean scores ${means}`,
    `  endings: ${ends.join(', ')}`,
  ].join('\n')
}

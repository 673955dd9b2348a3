/** docs/bot-protocol.md: how any program takes a seat, with the views and actions of each game from their schemas. */
import { gameIds, loadGame } from '@quayside/all'
import type { Schema } from '@quayside/rules-kit'
import { schemaWords } from './schema-words.ts'

const INTRODUCTION = `# A bot in any language

\`npx quayside arena GAME --bots "cmd:PROGRAM ARGS,mate"\` starts the program once for each game it plays. One JSON object a line goes to its
standard input, one a line comes back on its standard output. The program is asked; it never sees more than its seat may see.

| we say | it answers |
|---|---|
| \`{"id":1,"do":"hello","protocol":1}\` | \`{"id":1}\`, anything else in it is ignored |
| \`{"do":"start","game","options","players","seat"}\` | nothing |
| \`{"id":2,"do":"choose","view","legal","complete","must","events","budgetMs"}\` | \`{"id":2,"action":{…}}\` or \`{"id":2,"text":"road 17-23"}\`; \`{"id":2,"action":null}\` for nothing, where \`must\` is false |
| \`{"do":"end","result"}\` | nothing; it should leave |

- \`view\` is \`{"viewer","ask","shown","known"}\`: what lies open to the seat, and what perfect memory proves to it.
- \`legal\` lists actions that are allowed now. \`complete\` is false where a kind of action can be composed freely and the list holds a bounded family of it; every other
  action that the rules allow is accepted too.
- \`must\` is false where the seat may act and need not, as with a trade that somebody offers.
- \`events\` is what the seat was told since it was last asked.
- \`budgetMs\` is the time for an answer, 5000 unless the variable \`QUAYSIDE_BOT_MS\` says otherwise. Late, silent, gone, unreadable or not allowed: the game is lost with the
  reason \`bot-error\`, and the report says why.
- \`text\` is the move in notation, as \`npx quayside games --json\` and the records have it.

Two examples that play all four games: [examples/bot.py](../examples/bot.py) with Python's standard library, [examples/bot.ts](../examples/bot.ts) with Node.

Below, \`0..18\` is a whole number, \`[x, … (0..5)]\` a list of that many, \`name?\` may be missing. This page is written by \`npm run docs\`; a test holds it
against the schemas.
`

export async function botProtocolPage(): Promise<string> {
  const games = await Promise.all(gameIds.map(gamePart))
  return `${[INTRODUCTION, ...games].join('\n')}`
}

async function gamePart(id: string): Promise<string> {
  const loaded = await loadGame(id)
  if (!loaded) throw new Error(`there is no game ${id}`)
  const { schemas } = loaded.game
  const actions = Object.values(schemas.actions as { [type: string]: Schema })
  return `## ${id}

### Actions
${code(actions.map((schema) => schemaWords(schema)).join('\n'))}

### view.shown
${code(schemaWords(schemas.shown))}

### view.known
${code(schemaWords(schemas.known))}
`
}

function code(text: string): string {
  return `\`\`\`\n${text}\n\`\`\``
}

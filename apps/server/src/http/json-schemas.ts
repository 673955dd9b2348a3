/** JSON Schemas for the documents that describe the API: of the protocol's messages, and of the games' own parts. */
import { gameIds, loadGame } from '@quayside/all'
import { z } from 'zod'

export type JsonObject = { [name: string]: unknown }

export function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonObject {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonObject
  return json
}

/** Each game's actions and what its views show, by the game's id. */
export async function gameSchemas(): Promise<JsonObject> {
  const schemas: JsonObject = {}
  for (const id of gameIds) {
    const loaded = await loadGame(id)
    if (!loaded) continue
    const { actions, shown, known } = loaded.game.schemas
    schemas[`${id}.action`] = { anyOf: Object.values(actions) }
    schemas[`${id}.shown`] = shown
    schemas[`${id}.known`] = known
  }
  return schemas
}

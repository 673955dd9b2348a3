/** The whole truth as readable JSON, and back. */
import { copyPile, type Json, type JsonObject, pileFromJson, pileToJson } from '@quayside/rules-kit'
import { BOT_CARDS, OBJECTIVES } from './content.ts'
import { facts } from './facts.ts'
import { cityName, cityOfName, objectiveBits, objectiveName, objectiveNames, objectiveOf } from './names.ts'
import { readFacts } from './read-facts.ts'
import { blank, NONE, type ReadonlyState, routesOf, type State } from './state.ts'
import type { Facts } from './view-types.ts'

const cityNames = (state: ReadonlyState) => [...routesOf(state).map.cities.map((city) => city.id), 'blank']
const objectiveIds = OBJECTIVES.map(({ id }) => id)
const cardNumbers = BOT_CARDS.map((_, i) => String(i + 1))

export function toJson(state: ReadonlyState): JsonObject {
  const { participants, players } = state.fixed
  const owners = Array.from({ length: participants }, (_, i) => i)
  return {
    ...(facts(state) as unknown as JsonObject),
    secrets: owners.map((owner) => ({
      objectives: objectiveNames(state.objectives[owner] as number),
      dealt: owner < players ? [0, 1].map((i) => nameOrNull(state.dealt[owner * 2 + i] as number)) : [],
      chosen: owner < players ? nameOrNull(state.chosen[owner] as number) : null,
      faceDown: state.faceDown[owner] === NONE ? null : cityName(state, state.faceDown[owner] as number),
    })),
    piles: {
      cities: pileToJson(state.cityPile, cityNames(state)),
      objectives: pileToJson(state.objectivePile, objectiveIds),
      auto: pileToJson(state.botPile, cardNumbers),
    },
  }
}

function nameOrNull(objective: number): string | null {
  return objective === NONE ? null : objectiveName(objective)
}

interface Secrets {
  readonly objectives: readonly string[]
  readonly dealt: readonly (string | null)[]
  readonly chosen: string | null
  readonly faceDown: string | null
}

export function fromJson(json: JsonObject): State {
  const state = blank()
  readFacts(state, json as unknown as Facts)
  const secrets = json.secrets as unknown as readonly Secrets[]
  secrets.forEach((one, owner) => {
    readSecrets(state, owner, one)
  })
  const piles = json.piles as JsonObject
  readPile(state.cityPile, piles.cities as Json, cityNames(state))
  readPile(state.objectivePile, piles.objectives as Json, objectiveIds)
  readPile(state.botPile, piles.auto as Json, cardNumbers)
  return state
}

function readPile(target: State['cityPile'], json: Json, names: readonly string[]): void {
  const pile = pileFromJson(json, names)
  if ('problem' in pile) throw new Error(pile.problem)
  copyPile(target, pile)
}

function readSecrets(state: State, owner: number, one: Secrets): void {
  state.objectives[owner] = objectiveBits(one.objectives)
  state.faceDown[owner] = one.faceDown === null ? NONE : cityOfName(state, one.faceDown)
  if (owner >= state.fixed.players) return
  one.dealt.forEach((name, i) => {
    state.dealt[owner * 2 + i] = name === null ? NONE : objectiveOf(name)
  })
  state.chosen[owner] = one.chosen === null ? NONE : objectiveOf(one.chosen)
}

/** Plays examples on the rules, away from the page: the first one brings the game's rules with it. */
import { games } from '@quayside/all'
import { readScenario, tellScenario } from '@quayside/scenario'
import { answerWith } from '../host/worker-link.ts'
import type { ExampleRequests, ToldExample } from './protocol.ts'

answerWith<ExampleRequests>({
  async tell({ game, text }) {
    const scenario = readScenario(text)
    if ('problem' in scenario) return scenario
    const entry = Object.hasOwn(games, game) ? games[game] : undefined
    if (!entry) return { problem: `there is no game "${game}"` }
    const told = tellScenario((await entry.rules()).game, scenario)
    if ('problem' in told) return told
    return { ...told, options: scenario.options } as unknown as ToldExample
  },
})

/** A game's rules in one language, and its examples. */

import { rulebooks } from 'virtual:rulebooks'
import { type Rulebook, readRulebook, type Said, type Scenario, type Step } from '@quayside/scenario'
import type { Language } from '@quayside/texts'

export interface Example {
  /** The name of its file. */
  readonly name: string
  readonly title: Said
  readonly rules: readonly string[]
  /** What is said on the way, for print and search. */
  readonly says: readonly Said[]
  /** The scenario as its file has it. */
  readonly text: string
}

export interface LoadedRulebook {
  readonly game: string
  readonly language: Language
  readonly book: Rulebook
  readonly examples: readonly Example[]
}

export const gamesWithRules: readonly string[] = Object.keys(rulebooks)

/** Null for a game without a rulebook. */
export async function loadRulebook(game: string, language: Language): Promise<LoadedRulebook | null> {
  const parts = Object.hasOwn(rulebooks, game) ? rulebooks[game] : undefined
  if (!parts) return null
  const [rules, examples] = await Promise.all([parts[language](), parts.examples()])
  return { game, language, book: readRulebook(rules.text), examples: examplesIn(examples.text) }
}

/** Scenario files of the house: tests have read and run each of them. */
type ScenarioFile = Pick<Scenario, 'title' | 'rules'> & { readonly steps: readonly StepInFile[] }
type StepInFile = Pick<Step, 'say'> & { readonly try?: readonly (StepInFile | readonly StepInFile[])[] }

function examplesIn(text: string): Example[] {
  const files = JSON.parse(text) as { readonly [name: string]: ScenarioFile }
  return Object.entries(files).map(([name, file]) => ({
    name,
    title: file.title,
    rules: file.rules,
    says: saidIn(file.steps),
    text: JSON.stringify(file),
  }))
}

function saidIn(steps: readonly StepInFile[]): Said[] {
  return steps.flatMap((step) => [
    ...(step.say ? [step.say] : []),
    ...(step.try ?? []).flatMap((branch) => saidIn('length' in branch ? branch : [branch])),
  ])
}

/** What a variant of a game is called: its options that are not the standard, in the reader's words. */
import { boards } from '@quayside/all/ui'
import type { GameFacts, GameResult } from '@quayside/protocol'
import { type OptionSpec, resolveOptions } from '@quayside/rules-kit'
import type { AnyTexts, Language } from '@quayside/texts'
import { useEffect, useState } from 'preact/hooks'
import { ask } from '../host/client.ts'
import { useWords } from '../texts/index.ts'
import { useHistoryWords } from './words.ts'

type NameOf = (result: GameResult) => string

interface Known {
  readonly facts: GameFacts
  readonly texts: AnyTexts
}

const asked = new Map<string, Promise<Known | null>>()

/** Asked once for a game and a language, however many rows of a list want to know. */
function knownOf(game: string, language: Language): Promise<Known | null> {
  const key = `${game} ${language}`
  const found = asked.get(key) ?? fetchWords(game, language)
  asked.set(key, found)
  // Without network the next page asks again.
  found.catch(() => asked.delete(key))
  return found
}

async function fetchWords(game: string, language: Language): Promise<Known | null> {
  const [facts, board] = await Promise.all([ask('facts', { game }), boards[game]?.load(language)])
  return board ? { facts, texts: board.texts } : null
}

/** Null until the words of the game have come. */
export function useVariantNames(game: string): NameOf | null {
  const { t, language } = useWords()
  const w = useHistoryWords()
  const [known, setKnown] = useState<Known | null>(null)
  useEffect(() => {
    let current = true
    // A list without the names of variants is a list all the same.
    knownOf(game, language).then(
      (found) => {
        if (current) setKnown(found)
      },
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [game, language])
  if (!known) return null
  const { facts, texts } = known
  return ({ options, seats }) => {
    const scope = { specs: facts.options as readonly OptionSpec[], seats: facts.seats }
    const usual = resolveOptions(scope, seats.length, {})
    const standard = 'problem' in usual ? {} : usual.options
    const own = Object.entries(options).filter(([name, value]) => standard[name] !== value)
    const said = own.map(([name, value]) => {
      const option = texts.options[name]
      return w.chosen(option?.title ?? name, option?.values[String(value)] ?? String(value))
    })
    return said.length === 0 ? w.standard : t.facts(said)
  }
}

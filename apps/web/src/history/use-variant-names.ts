/** What a variant of a game is called: its options that are not the standard, in the reader's words. */
import { boards } from '@quayside/all/ui'
import type { GameFacts, GameResult } from '@quayside/protocol'
import { type OptionSpec, resolveOptions } from '@quayside/rules-kit'
import type { AnyTexts } from '@quayside/texts'
import { useEffect, useState } from 'preact/hooks'
import { ask } from '../host/client.ts'
import { useWords } from '../texts/index.ts'
import { useHistoryWords } from './words.ts'

type NameOf = (result: GameResult) => string

/** Null until the words of the game have come. */
export function useVariantNames(game: string): NameOf | null {
  const { t, language } = useWords()
  const w = useHistoryWords()
  const [known, setKnown] = useState<{ facts: GameFacts; texts: AnyTexts } | null>(null)
  useEffect(() => {
    let current = true
    Promise.all([ask('facts', { game }), boards[game]?.load(language)]).then(([facts, board]) => {
      if (current && board) setKnown({ facts, texts: board.texts })
    })
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
      return option?.values[String(value)] ?? `${option?.title ?? name} ${value}`
    })
    return said.length === 0 ? w.standard : t.facts(said)
  }
}

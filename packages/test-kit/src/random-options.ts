import type {
  GameTypes,
  InspectableGame,
  OptionSpec,
  OptionValue,
  OptionValues,
  Rng,
} from '@quayside/rules-kit'

/** Some options that go together: each one is left out half of the time, and dropped if it clashes with those before. */
export function randomOptions<G extends GameTypes>(
  game: InspectableGame<G>,
  players: number,
  rng: Rng,
): OptionValues {
  let given: OptionValues = {}
  for (const spec of game.options) {
    if (rng.below(2) === 0) continue
    const wider = { ...given, [spec.name]: randomValue(spec, rng) }
    if (!('problem' in game.resolveOptions(players, wider))) given = wider
  }
  return given
}

function randomValue(spec: OptionSpec, rng: Rng): OptionValue {
  if (spec.kind === 'whole') return spec.from + rng.below(spec.to - spec.from + 1)
  return spec.choices[rng.below(spec.choices.length)]?.value ?? false
}

/** A city told in words: for who does not see the drawing, and for the closer look. */
import type { City } from '../content.ts'
import type { Who } from '../events.ts'
import type { CityFacts, Facts, Post } from '../view-types.ts'
import { demandsOf, isFullUpgradeNext } from './CityTile.tsx'
import type { BoardTexts } from './texts/index.ts'

export interface DescribeContext {
  readonly words: BoardTexts
  readonly shown: Facts
  whoIs(who: Who): string
}

export function describeCity(context: DescribeContext, city: City, one: CityFacts): string[] {
  const { words } = context
  const cubes = one.cubes.flatMap((cube) => (cube ? [words.cargos[cube]] : []))
  return [
    words.row([words.colours[city.colour], city.port ? words.port : words.inland, words.level(one.level)]),
    ...(one.level < 3 ? [cubes.length > 0 ? words.has(cubes) : words.noCubes] : []),
    ...demandLines(context, one),
    ...(isFullUpgradeNext(one) ? [words.fullUpgradeNext] : []),
    ...besideLines(context, one),
    ...cardLines(context, city),
    ...autoLines(context, city),
  ]
}

function nameOfPost({ words, whoIs }: DescribeContext, { who, vassal }: Post): string {
  return vassal ? words.vassalOf(whoIs(who)) : whoIs(who)
}

function demandLines(context: DescribeContext, one: CityFacts): string[] {
  const { words } = context
  return demandsOf(one).map((cargo, i) => {
    const post = one.posts[i]
    const space = i === 0 ? words.spaces.upper : words.spaces.lower
    return post ? words.taken(space, nameOfPost(context, post)) : words.wants(space, words.cargos[cargo])
  })
}

function besideLines(context: DescribeContext, { beside }: CityFacts): string[] {
  const names = beside.flatMap(({ post, many }) => {
    const name = nameOfPost(context, post)
    return many > 1 ? [`${name} ×${many}`] : [name]
  })
  return names.length > 0 ? [context.words.besideIt(names)] : []
}

function cardLines({ words, shown, whoIs }: DescribeContext, { id }: City): string[] {
  const owners = shown.participants.filter(({ cityCards }) => cityCards.includes(id))
  const emblems = shown.participants.filter(({ emblem }) => emblem === id)
  return [
    ...(shown.display.includes(id) ? [words.cardShown] : []),
    ...owners.map(({ who }) => words.cardOf(whoIs(who))),
    ...emblems.map(({ who }) => words.emblemOf(whoIs(who))),
  ]
}

function autoLines({ words, shown }: DescribeContext, { id, number }: City): string[] {
  const { auto, display } = shown
  if (!auto) return []
  return [
    words.number(number),
    ...(auto.city === id ? [words.autoOrigin] : []),
    ...(display[auto.slot - 1] === id ? [words.autoTarget] : []),
  ]
}

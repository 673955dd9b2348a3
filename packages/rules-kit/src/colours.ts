/** Which colours a table can have. */

/** By number of players: the colours that stay in the box. */
export type UnusedColours = { readonly [players: string]: readonly string[] }

/** What a lobby offers and accepts; the rules accept any choice of it. */
export function coloursFor(
  game: { readonly colours: readonly string[]; readonly unusedColours?: UnusedColours },
  players: number,
): readonly string[] {
  const unused = game.unusedColours?.[players] ?? []
  return game.colours.filter((colour) => !unused.includes(colour))
}

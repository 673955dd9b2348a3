/** The weights of a game's evaluation, by name. */
export type Weights = { readonly [name: string]: number }

/** Colour is never alone: each seat colour has a shape, and the sign on it has an ink that can be read. */
export type Shape = 'circle' | 'square' | 'triangle' | 'diamond' | 'cross' | 'ring'

const SHAPES: { readonly [colour: string]: Shape } = {
  red: 'circle',
  pink: 'circle',
  blue: 'square',
  grey: 'square',
  yellow: 'triangle',
  orange: 'triangle',
  tan: 'triangle',
  green: 'diamond',
  white: 'diamond',
  black: 'cross',
  purple: 'cross',
}

const LIGHT_SIGN = ['red', 'blue', 'green', 'black', 'purple']

export function shapeOf(colour: string): Shape {
  return SHAPES[colour] ?? 'ring'
}

export function hasLightSign(colour: string): boolean {
  return LIGHT_SIGN.includes(colour)
}

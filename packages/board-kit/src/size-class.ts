/** The layouts of a table. Compact ones have no rail: seats in a strip or a column, all else in sheets of their own. */
export type SizeClass = 'upright' | 'low' | 'tiny' | 'desk' | 'wide'

export function isCompact(size: SizeClass): boolean {
  return size !== 'desk' && size !== 'wide'
}

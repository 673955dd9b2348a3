/**
 * Reading and counting in the state's views. One function for each kind of array: a function that meets several kinds is
 * slow everywhere.
 */
export function of(bytes: Int8Array, index: number): number {
  return bytes[index] as number
}

export function add(bytes: Int8Array, index: number, many: number): void {
  bytes[index] = (bytes[index] as number) + many
}

/** A table that never changes. */
export function tableAt(table: Uint8Array, index: number): number {
  return table[index] as number
}

/** A list of the island. */
export function listed(list: readonly number[], index: number): number {
  return list[index] as number
}

export function word(words: Int32Array, index: number): number {
  return words[index] as number
}

/** Where the lowest bit of a word stands. */
export function lowest(bits: number): number {
  return 31 - Math.clz32(bits & -bits)
}

export function setBit(words: Int32Array, index: number, bit: number): void {
  words[index] = (words[index] as number) | (1 << bit)
}

export function clearBit(words: Int32Array, index: number, bit: number): void {
  words[index] = (words[index] as number) & ~(1 << bit)
}

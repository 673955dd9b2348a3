/** Memory layout of a state: all its numbers are parts of one typed array, so that one `set` copies them. */
type Block = Uint8Array | Int8Array | Int16Array | Int32Array

export function blockSize(sizes: { readonly [part: string]: number }): number {
  return Object.values(sizes).reduce((sum, size) => sum + size, 0)
}

/** Cuts a block into named parts, in the order of `sizes`. */
export function cutBlock<P extends string, B extends Block>(
  block: B,
  sizes: { readonly [K in P]: number },
): Record<P, B> {
  const parts = {} as Record<P, B>
  let offset = 0
  for (const [name, size] of Object.entries(sizes) as [P, number][]) {
    parts[name] = block.subarray(offset, offset + size) as B
    offset += size
  }
  return parts
}

/** A short game as a link: its record, compressed, behind the `#`. What stands there never reaches a server. */

/** Longer addresses are cut by some programs that pass links on. */
export const LONGEST_LINK = 8000
/** A link that unfolds to more than any record is not read on. */
const LONGEST_RECORD = 2_000_000

/** Null for a game too long for a link. */
export async function linkTo(record: string, origin: string): Promise<string | null> {
  const link = `${origin}/replay#${await packed(record)}`
  return link.length <= LONGEST_LINK ? link : null
}

export async function packed(text: string): Promise<string> {
  const bytes = await gathered(new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw')))
  const letters = Array.from(bytes ?? [], (byte) => String.fromCharCode(byte)).join('')
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** Null for a text that is no packed record. */
export async function unpacked(code: string): Promise<string | null> {
  try {
    const letters = atob(code.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
    const plain = await gathered(
      new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')),
    )
    return plain && new TextDecoder().decode(plain)
  } catch {
    // Cut off or changed on its way: the page says so.
    return null
  }
}

async function gathered(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<Uint8Array | null> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read()
    if (done) break
    parts.push(value)
    length += value.length
    if (length > LONGEST_RECORD) return null
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

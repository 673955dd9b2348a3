/** Text with a few kinds of emphasis, and other rules named by their number. */
export type Inline =
  | string
  | { readonly strong: string }
  | { readonly soft: string }
  | { readonly code: string }
  /** Another rule: a page makes a link of it. */
  | { readonly rule: string }

const PARTS = /\*\*([^*]+)\*\*|\*([^*]+)\*|`([^`]+)`|\b([A-Z]{3}-[A-Z]?\d+)\b/g

export function readInline(text: string): Inline[] {
  const parts: Inline[] = []
  let last = 0
  for (const match of text.matchAll(PARTS)) {
    if (match.index > last) parts.push(text.slice(last, match.index))
    const [, strong, soft, code, rule = ''] = match
    if (strong !== undefined) parts.push({ strong })
    else if (soft !== undefined) parts.push({ soft })
    else if (code !== undefined) parts.push({ code })
    else parts.push({ rule })
    last = match.index + match[0].length
  }
  if (last < text.length) parts.push(text.slice(last))
  return parts
}

/** The words alone, for searching. */
export function inlineText(parts: readonly Inline[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : Object.values(part).join(''))).join('')
}

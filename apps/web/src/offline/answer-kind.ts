/** What the worker answers itself: pages and built files. Everything that talks to the server goes by untouched. */
export type AnswerKind = 'page' | 'file' | 'network'

interface Asked {
  readonly method: string
  readonly mode: string
  readonly url: string
}

export function answerKind(
  { method, mode, url }: Asked,
  origin: string,
  files: ReadonlySet<string>,
): AnswerKind {
  const { origin: from, pathname } = new URL(url)
  if (method !== 'GET' || from !== origin || isServers(pathname)) return 'network'
  // Files of the build before are still on the device: their names carry a hash, so the name alone is enough.
  if (files.has(pathname) || pathname.startsWith('/assets/')) return 'file'
  return mode === 'navigate' && !hasEnding(pathname) ? 'page' : 'network'
}

function isServers(path: string): boolean {
  return path.startsWith('/api/') || path === '/api' || path === '/healthz' || path === '/metrics'
}

/** As the server sees it: paths of pages have no file ending. */
function hasEnding(path: string): boolean {
  return /\.[a-z0-9]+$/i.test(path)
}

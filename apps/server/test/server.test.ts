import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildServer } from '../src/server.ts'

let server: Awaited<ReturnType<typeof buildServer>>

beforeAll(async () => {
  const pages = await mkdtemp(join(tmpdir(), 'quayside-pages-'))
  await mkdir(join(pages, 'assets'))
  await mkdir(join(pages, '.vite'))
  await writeFile(join(pages, 'index.html'), '<p>page</p>')
  await writeFile(join(pages, 'assets/a-1.js'), 'plain')
  await writeFile(join(pages, 'assets/a-1.js.br'), 'brotli')
  await writeFile(join(pages, 'assets/a-1.js.gz'), 'gzip')
  await writeFile(join(pages, '.vite/manifest.json'), '{}')
  server = await buildServer({ pages })
})

const get = (url: string, headers: { [name: string]: string } = {}) =>
  server.inject({ method: 'GET', url, headers })

describe('the server', () => {
  it('is healthy and says whether pages were built', async () => {
    expect((await get('/healthz')).json()).toEqual({ ok: true, pages: true })
  })

  it('answers every page path with the one page, never cached without asking', async () => {
    for (const path of ['/', '/table/abc', '/new/carthage']) {
      const answer = await get(path)
      expect(answer.body).toBe('<p>page</p>')
      expect(answer.headers['cache-control']).toBe('no-cache')
    }
  })

  it('allows no inline script and no frame around it', async () => {
    const policy = String((await get('/')).headers['content-security-policy'])
    expect(policy).toContain("script-src 'self'")
    expect(policy).not.toContain('unsafe')
    expect(policy).toContain("frame-ancestors 'none'")
  })

  it('sends what the build has compressed, the best the browser takes, for ever', async () => {
    const brotli = await get('/assets/a-1.js', { 'accept-encoding': 'gzip, br' })
    expect([brotli.body, brotli.headers['content-encoding']]).toEqual(['brotli', 'br'])
    expect(brotli.headers['cache-control']).toContain('immutable')
    expect((await get('/assets/a-1.js', { 'accept-encoding': 'gzip' })).body).toBe('gzip')
    expect((await get('/assets/a-1.js')).body).toBe('plain')
  })

  it('sends nothing again that the browser has', async () => {
    const { etag } = (await get('/')).headers
    expect((await get('/', { 'if-none-match': String(etag) })).statusCode).toBe(304)
  })

  it.each(['/assets/none.js', '/.vite/manifest.json', '/..%2f..%2fetc/passwd.txt', '/a.php'])(
    'has nothing at %s',
    async (path) => {
      expect((await get(path)).statusCode).toBe(404)
    },
  )

  it('refuses a path that does not read', async () => {
    expect((await get('/%E0%A4%A')).statusCode).toBe(400)
  })
})

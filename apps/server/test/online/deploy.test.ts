// What is shipped to run it: samples for proxies, compose file, image, doctor. Where nginx or Caddy is installed, they are run.
import { execFile, spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@quayside/test-kit/postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { becomePerson, playAt, startServer, startTable } from '../support/online.ts'
import { type ServerProcess, startProcess } from '../support/process.ts'

const ROOT = join(import.meta.dirname, '../../../..')
const CLI = join(ROOT, 'apps/cli/src/main.ts')
const BIN = join(ROOT, 'apps/cli/bin/quayside.mjs')
const TOKEN = 'a-long-enough-admin-token'
const shipped = (name: string) => readFileSync(join(ROOT, 'deploy', name), 'utf8')

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quayside-deploy-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

function run(program: string, words: string[], env: object = {}): Promise<{ code: number; out: string }> {
  return new Promise((resolve) => {
    execFile(program, words, { env: { ...process.env, ...env } as NodeJS.ProcessEnv }, (error, out, err) =>
      resolve({ code: error ? Number(error.code ?? 99) : 0, out: out + err }),
    )
  })
}

describe('what is shipped', () => {
  it('says the same of ports, proxies and addresses that are kept inside', () => {
    for (const name of ['nginx.conf', 'Caddyfile']) {
      for (const part of ['/metrics', 'admin', 'seen']) expect(shipped(name), name).toContain(part)
      expect(shipped(name), name).toMatch(/3000/)
    }
    for (const part of [
      'Upgrade',
      'X-Forwarded-For $remote_addr',
      'X-Forwarded-Proto',
      'proxy_buffering off',
    ])
      expect(shipped('nginx.conf')).toContain(part)
    const compose = shipped('compose.yaml')
    for (const part of ['postgres:18', 'caddy:2', 'TRUST_PROXY: "1"', 'deploy/Containerfile', './Caddyfile'])
      expect(compose).toContain(part)
    expect(compose).not.toMatch(/\t/)
  })

  it('is an image of what the server runs and nothing else', () => {
    const last = shipped('Containerfile').split('\nFROM ').at(-1) ?? ''
    expect(last).not.toMatch(/COPY --from=build (--chown=\S+ )?\/app \/app/)
    expect(last).toContain('/app/apps/web/dist')
    expect(shipped('Containerfile')).toContain('npm ci --omit=dev')
    expect(readFileSync(join(ROOT, '.dockerignore'), 'utf8')).toContain('**/node_modules')
  })

  it('has a dashboard and alerts of figures that there are', async () => {
    const site = await startServer()
    const figures = await (await fetch(`${site.base}/metrics`)).text()
    await site.stop()
    const panels = JSON.parse(shipped('grafana.json')).panels as { targets: { expr: string }[] }[]
    const hosting = readFileSync(join(ROOT, 'docs/hosting.md'), 'utf8')
    const used = `${panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)).join(' ')} ${hosting}`
    const names = new Set(used.match(/\b(quayside|nodejs|process)_[a-z0-9_]+/g))
    expect(names.size).toBeGreaterThan(15)
    for (const name of names) expect(figures, name).toContain(name.replace(/_(bucket|count|sum)$/, ''))
  })

  it('names every setting that the server reads', () => {
    const read = readFileSync(join(ROOT, 'apps/server/src/settings.ts'), 'utf8')
    const names = new Set(
      [...read.matchAll(/env\.([A-Z_]+)|whole\('([A-Z_]+)'/g)].map((found) => found[1] ?? found[2]),
    )
    expect(names.size).toBeGreaterThan(15)
    const inner = ['QUAYSIDE_LIMITS', 'QUAYSIDE_DURABLE', 'QUAYSIDE_GRACE_MS']
    for (const name of names)
      if (name && !inner.includes(name)) expect(shipped('quayside.env')).toContain(name)
  })

  it.skipIf(!existsSync(join(ROOT, 'apps/web/dist/index.html')))(
    'starts from the files of the image alone',
    async () => {
      const { code, out } = await run(process.execPath, [join(ROOT, 'scripts/stage-image.mjs')])
      expect(out).toMatch(/^\d+ MB without Node/m)
      expect(code).toBe(0)
    },
  )

  it('says one sentence on a Node that is too old', async () => {
    const old = ['/usr/bin/node', '/usr/local/bin/node'].find(
      (path) =>
        existsSync(path) && Number(/\d+/.exec(spawnSync(path, ['--version']).stdout.toString())?.[0]) < 26,
    )
    const text = await readFile(BIN, 'utf8')
    expect(text).toContain('is needed and this is Node')
    if (!old) {
      console.log('No Node below 26 is installed here: the sentence was not seen.')
      return
    }
    // A place where only what the server needs was installed.
    const bin = join(folder, 'apps/cli/bin')
    spawnSync('mkdir', ['-p', bin, join(folder, 'node_modules')])
    await writeFile(join(folder, 'node_modules/.package-lock.json'), '{}')
    await writeFile(join(bin, 'quayside.mjs'), text)
    const { code, out } = await run(old, [join(bin, 'quayside.mjs'), 'serve'])
    expect(out.trim().split('\n')).toHaveLength(1)
    expect(out).toContain('Node 26 is needed')
    expect(code).toBe(2)
  })
})

describe('a doctor', () => {
  it('says in words what is wrong', async () => {
    const words = [CLI, 'doctor', '--data', join(folder, 'nothing')]
    const { out } = await run(process.execPath, words, {
      PUBLIC_URL: '',
      QUAYSIDE_PAGES: folder,
      DATABASE_URL: '',
    })
    expect(out).toContain('BAD   There are no pages')
    expect(out).toContain('note  There is no data')
    const env = { PUBLIC_URL: 'https://localhost:1', TRUST_PROXY: '0', DATABASE_URL: '' }
    const bad = await run(process.execPath, words, env)
    expect(bad.out).toContain('TRUST_PROXY is not set')
    expect(bad.out).toContain('No Quayside answers')
    expect(bad.code).toBe(1)
  })
})

describe('through a proxy', () => {
  let server: ServerProcess
  let port: number
  let data: string
  beforeAll(async () => {
    port = await freePort()
    data = join(folder, 'data')
    server = await startProcess({ port, data, env: { TRUST_PROXY: '1', ADMIN_TOKEN: TOKEN } })
  })
  afterAll(async () => {
    await server?.stop()
  })

  const proxies = {
    async nginx(front: number) {
      const site = shipped('nginx.conf')
        .replace('listen 443 ssl http2', `listen ${front}`)
        .replace(/^\s*ssl_certificate.*$/gm, '')
        .replace('127.0.0.1:3000', `127.0.0.1:${port}`)
      const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (kind) => `${kind}_temp_path ${folder}/${kind};`,
      )
      const file = join(folder, 'nginx.conf')
      await writeFile(
        file,
        `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; events {} http { access_log off; ${temp.join(' ')} ${site} }`,
      )
      return {
        program: '/usr/sbin/nginx',
        words: ['-p', folder, '-e', join(folder, 'error.log'), '-c', file],
        env: {},
      }
    },
    async caddy(front: number) {
      const file = join(folder, 'Caddyfile')
      await writeFile(file, `{\n\tadmin off\n}\n${shipped('Caddyfile')}`)
      const env = {
        DOMAIN: `http://127.0.0.1:${front}`,
        UPSTREAM: `127.0.0.1:${port}`,
        XDG_DATA_HOME: folder,
        XDG_CONFIG_HOME: folder,
      }
      return { program: '/usr/bin/caddy', words: ['run', '--config', file, '--adapter', 'caddyfile'], env }
    },
  }

  it.each(['nginx', 'caddy'] as const)('%s passes on sockets, streams and addresses', async (name) => {
    const front = await freePort()
    const { program, words, env } = await proxies[name](front)
    if (!existsSync(program)) {
      console.log(`${name} is not installed here: its sample was read, not run.`)
      expect(shipped(name === 'nginx' ? 'nginx.conf' : 'Caddyfile')).toContain('3000')
      return
    }
    const child = spawn(program, words, { env: { ...process.env, ...env }, stdio: 'ignore' })
    const ended = new Promise((resolve) => child.once('exit', resolve))
    const base = `http://127.0.0.1:${front}`
    await expect
      .poll(() =>
        fetch(`${base}/healthz`).then(
          (one) => one.status,
          () => 0,
        ),
      )
      .toBe(200)
    const ann = await becomePerson(base, 'Ann')
    const { id } = await startTable([ann], {
      game: 'carthage',
      seats: [{ kind: 'person' }, { kind: 'random' }],
    })
    const links: string[] = []
    const play = playAt(base, ann, id, { link: (link) => links.push(link) })
    await expect.poll(() => links.at(-1)).toBe('open')
    play.close()
    const headers = { authorization: `Bearer ${ann.token}` }
    const stream = await fetch(`${base}/api/tables/${id}/events`, { headers })
    const reader = stream.body?.getReader()
    const first = await reader?.read()
    await reader?.cancel()
    expect(Buffer.from(first?.value ?? []).toString()).toContain('event: hello')
    for (const path of ['/metrics', '/admin', '/api/admin/reports'])
      expect((await fetch(base + path)).status, path).toBe(404)
    const { code, out } = await run(process.execPath, [CLI, 'doctor', '--data', data, '--url', base], {
      ADMIN_TOKEN: TOKEN,
      TRUST_PROXY: '1',
      PUBLIC_URL: base,
      DATABASE_URL: '',
      QUAYSIDE_PAGES: join(ROOT, 'apps/web'),
    })
    expect(out).toContain('WebSocket upgrades reach the server')
    expect(out).toContain('The server sees you as 127.0.0.1 over http')
    expect(out.match(/^BAD .*$/gm), out).toBeNull()
    expect(code).toBe(0)
    child.kill('SIGKILL')
    await ended
  })
})

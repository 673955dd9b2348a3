import { expect, it } from 'vitest'
import { answerKind } from '../../src/offline/answer-kind.ts'

const files = new Set(['/index.html', '/icon.svg', '/site.webmanifest'])
const kind = (path: string, mode = 'cors', method = 'GET') =>
  answerKind({ method, mode, url: new URL(path, 'https://quay.side').href }, 'https://quay.side', files)

it('pages and built files come from the device', () => {
  expect(kind('/', 'navigate')).toBe('page')
  expect(kind('/replay/abc', 'navigate')).toBe('page')
  expect(kind('/icon.svg', 'no-cors')).toBe('file')
  expect(kind('/assets/index-Ab12.js')).toBe('file')
})

it('what talks to the server, or to somebody else, goes by untouched', () => {
  expect(kind('/api/tables')).toBe('network')
  expect(kind('/api/tables', 'navigate')).toBe('network')
  expect(kind('/healthz')).toBe('network')
  expect(kind('/', 'navigate', 'POST')).toBe('network')
  expect(kind('https://elsewhere.example/assets/x.js')).toBe('network')
  expect(kind('/missing.txt', 'navigate')).toBe('network')
})

/** A fetch that holds every answer of the API against the shape its route promises. */
import { apiError } from '@quayside/protocol/schemas'
import { routes } from '../../src/http/api.ts'
import { mustBeDescribed } from './described.ts'

const known = routes.map((one) => ({
  one,
  path: new RegExp(`^${one.path.replace('{id}', '[^/]+')}$`),
}))

export const checkedFetch: typeof fetch = async (input, init) => {
  const answer = await fetch(input, init)
  const { pathname } = new URL(String(input))
  const found = known.find(({ one, path }) => one.method === (init?.method ?? 'GET') && path.test(pathname))
  const body = await answer.clone().json()
  const shape = answer.ok ? found?.one.answer : apiError
  if (shape) mustBeDescribed(shape, body, `the answer of ${pathname}`)
  return answer
}

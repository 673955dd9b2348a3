import { RefusedError } from '@quayside/client'

/** The code a request was refused with; it must have sentences in both languages. */
export async function codeOf(request: Promise<unknown>): Promise<string> {
  try {
    await request
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error
    const { code, message } = error.refusal
    if (!message.en || !/[぀-ヿ一-鿿]/.test(message.ja))
      throw new Error(`${code} is not said in both languages`)
    return code
  }
  return 'accepted'
}

/** The page's end of the worker that checks records: one worker, one answer. */
export type Checked =
  | { readonly draws: number; readonly commitment: string; readonly contributions: readonly string[] }
  | { readonly problem: string; readonly line: number }

export function checkInWorker(text: string): Promise<Checked> {
  const worker = new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Checked>((resolve, reject) => {
    worker.onmessage = (event: MessageEvent<Checked>) => resolve(event.data)
    worker.onerror = (event) => reject(new Error(event.message))
    worker.postMessage(text)
  }).finally(() => worker.terminate())
}

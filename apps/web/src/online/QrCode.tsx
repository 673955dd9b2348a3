/** A link for a phone's camera. The encoder is fetched only here. */
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'

interface Drawn {
  readonly size: number
  readonly path: string
}

export function QrCode({ text, label }: { text: string; label: string }): JSX.Element {
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  useEffect(() => {
    let current = true
    draw(text).then((one) => {
      if (current) setDrawn(one)
    })
    return () => {
      current = false
    }
  }, [text])
  const size = drawn?.size ?? 1
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      {drawn && <path d={drawn.path} />}
    </svg>
  )
}

async function draw(text: string): Promise<Drawn> {
  const { encode } = await import('uqr')
  const { size, data } = encode(text, { ecc: 'M', border: 2 })
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('')
  return { size, path }
}

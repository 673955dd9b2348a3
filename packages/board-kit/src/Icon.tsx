import type { JSX } from 'preact'

/** Symbol definitions for the whole page; drawn once, used by name. */
export function Sprite({ symbols }: { symbols: { readonly [name: string]: string } }): JSX.Element {
  return (
    <svg class="sprite" aria-hidden="true">
      <defs>
        {Object.entries(symbols).map(([name, drawing]) => (
          <symbol key={name} id={name} viewBox="0 0 24 24" dangerouslySetInnerHTML={{ __html: drawing }} />
        ))}
      </defs>
    </svg>
  )
}

/** A sign in the colour of the text around it. */
export function Icon({ name, size = 20 }: { name: string; size?: number }): JSX.Element {
  return (
    <svg class="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#${name}`} width="24" height="24" />
    </svg>
  )
}

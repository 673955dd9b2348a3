/** The drawings in letters, each loaded when somebody plays in a terminal. A game without one is shown in plain sentences. */
import type { AnyTerminalScreen } from '@quayside/texts/terminal'

const screens: { readonly [id: string]: () => Promise<{ readonly screen: AnyTerminalScreen }> } = {
  carthage: () => import('@quayside/carthage/texts/terminal'),
  cartagena: () => import('@quayside/cartagena/texts/terminal'),
  'cargo-empire': () => import('@quayside/cargo-empire/texts/terminal'),
  catan: () => import('@quayside/catan/texts/terminal'),
}

export async function loadScreen(id: string): Promise<AnyTerminalScreen | null> {
  return (await screens[id]?.())?.screen ?? null
}

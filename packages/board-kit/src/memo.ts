/** Draws again only when a property changed: for large things that stand still. */
import { Component, type ComponentChildren, type FunctionComponent, h } from 'preact'

export function memo<P extends object>(Inner: FunctionComponent<P>): new () => Component<P> {
  return class extends Component<P> {
    override shouldComponentUpdate(next: Readonly<P>): boolean {
      const keys = Object.keys(next) as (keyof P)[]
      return keys.some((key) => next[key] !== this.props[key])
    }

    override render(): ComponentChildren {
      return h(Inner, this.props as P) as ComponentChildren
    }
  }
}

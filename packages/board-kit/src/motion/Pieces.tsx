/** Pieces with the same id slide from where they were to where they are. Only transform and opacity move. */
import { Component, type ComponentChildren, createRef, type JSX } from 'preact'

interface Props {
  /** Changes with every picture; other drawings (a resized window, a hovered card) move nothing. */
  readonly picture: unknown
  readonly ms: number
  readonly still: boolean
  readonly exit?: string | undefined
  readonly enter?: string | undefined
  readonly class?: string
  readonly children: ComponentChildren
}

interface Seen {
  readonly node: Element
  /** The name of its place, for pieces that keep a ring where they have just arrived. */
  readonly at: string | null
  /** Null where nothing slides: measuring makes the browser lay the page out at once. */
  readonly box: DOMRect | null
}

type Snapshot = { readonly pieces: Map<string, Seen>; readonly exit: DOMRect | null } | null

export class Pieces extends Component<Props> {
  private readonly root = createRef<HTMLDivElement>()

  override getSnapshotBeforeUpdate(before: Props): Snapshot {
    if (before.picture === this.props.picture) return null
    return { pieces: this.measure(), exit: this.props.still ? null : this.place(this.props.exit) }
  }

  override componentDidUpdate(_before: Props, _state: unknown, snapshot: Snapshot): void {
    if (!snapshot) return
    const now = this.measure()
    markJustMoved(snapshot.pieces, now)
    if (this.props.still) return
    const entry = this.place(this.props.enter)
    for (const [id, { box, node }] of now) {
      const old = snapshot.pieces.get(id)
      const from = old?.box ?? (node.hasAttribute('data-enters') ? entry : null)
      if (from && box) this.slide(node, from, box, old === undefined)
    }
    if (!snapshot.exit) return
    for (const [id, { box, node }] of snapshot.pieces) {
      if (box && !now.has(id) && node.hasAttribute('data-exits')) this.leave(node, box, snapshot.exit)
    }
  }

  override render({ children, class: name }: Props): JSX.Element {
    return (
      <div ref={this.root} class={name}>
        {children}
      </div>
    )
  }

  private measure(): Map<string, Seen> {
    const pieces = new Map<string, Seen>()
    for (const node of this.root.current?.querySelectorAll('[data-piece]') ?? []) {
      const box = this.props.still ? null : node.getBoundingClientRect()
      if (box?.width === 0) continue
      pieces.set(node.getAttribute('data-piece') ?? '', { node, at: node.getAttribute('data-at'), box })
    }
    return pieces
  }

  private place(name: string | undefined): DOMRect | null {
    if (!name) return null
    const all = [...(this.root.current?.querySelectorAll(`[data-place="${name}"]`) ?? [])]
    return all.map((node) => node.getBoundingClientRect()).find((box) => box.width > 0) ?? null
  }

  private slide(node: Element, from: DOMRect, to: DOMRect, turns: boolean): void {
    const scale = drawingScale(node)
    const dx = (from.left + from.width / 2 - to.left - to.width / 2) / scale
    const dy = (from.top + from.height / 2 - to.top - to.height / 2) / scale
    if (Math.abs(dx) + Math.abs(dy) < 1) return
    const sails = node.hasAttribute('data-sails')
    const lift = sails ? 0 : Math.min(40, Math.hypot(dx, dy) / 8)
    const size = sails ? 1 : from.width / to.width
    const path = [
      { transform: `translate(${dx}px, ${dy}px) scale(${size})${turns ? ' rotateY(80deg)' : ''}` },
      { transform: `translate(${dx / 2}px, ${dy / 2 - lift}px)${sails ? ' rotate(3deg)' : ''}` },
      { transform: 'none' },
    ]
    const easing = sails ? 'cubic-bezier(.45,.05,.25,1)' : 'cubic-bezier(.2,.7,.2,1)'
    node.animate(path, { duration: this.props.ms, easing })
  }

  /** A copy travels to where the piece went, and is gone. */
  private leave(node: Element, box: DOMRect, to: DOMRect): void {
    const copy = node.cloneNode(true) as HTMLElement
    copy.removeAttribute('data-piece')
    copy.setAttribute('aria-hidden', 'true')
    copy.classList.add('leaving')
    // Inline: a piece's own style must not take it back into the page, which would make room for it.
    const at = { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px` }
    Object.assign(copy.style, at, { position: 'fixed' })
    this.root.current?.append(copy)
    const dx = to.left + to.width / 2 - box.left - box.width / 2
    const dy = to.top + to.height / 2 - box.top - box.height / 2
    const path = [{ opacity: 1 }, { transform: `translate(${dx}px, ${dy}px) scale(.4)`, opacity: 0.2 }]
    copy.animate(path, { duration: this.props.ms, easing: 'cubic-bezier(.2,.7,.2,1)' }).onfinish = () =>
      copy.remove()
  }
}

/** A piece that names its place keeps a ring where it has just arrived, until others move: also for who sees no motion. */
function markJustMoved(before: Map<string, Seen>, now: Map<string, Seen>): void {
  const placed = [...now].filter(([, { at }]) => at !== null)
  const moved = placed.filter(([id, { at }]) => before.has(id) && before.get(id)?.at !== at)
  if (moved.length === 0) return
  for (const [, { node }] of placed) node.removeAttribute('data-just')
  for (const [, { node }] of moved) node.setAttribute('data-just', '')
}

/** Screen pixels per unit of the drawing an element stands in. */
function drawingScale(node: Element): number {
  const owner = node instanceof SVGGraphicsElement ? node.ownerSVGElement : null
  return owner?.getScreenCTM()?.a ?? 1
}

/** A sheet from below (phone) or the side: log, details, rules. Escape and the veil close it. */
import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { Icon } from './Icon.tsx'

interface Props {
  readonly title: string
  readonly close: string
  onClose(): void
  readonly children: ComponentChildren
}

export function Drawer({ title, close, onClose, children }: Props): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog ref={dialog} class="drawer" aria-label={title} onClose={onClose}>
      <div class="drawer-head">
        <h2>{title}</h2>
        <button type="button" class="btn sq quiet" aria-label={close} onClick={onClose}>
          <Icon name="i-x" />
        </button>
      </div>
      <div class="drawer-body">{children}</div>
    </dialog>
  )
}

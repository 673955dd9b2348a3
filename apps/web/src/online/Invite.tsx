/** The link of the table: to copy, or to be read by a phone. */
import { Icon } from '@quayside/board-kit'
import type { RoomInfo } from '@quayside/protocol'
import type { JSX } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { kept, linkTo } from './kept.ts'
import { QrCode } from './QrCode.tsx'
import { useOnlineWords } from './words.ts'

export function Invite({ room }: { room: RoomInfo }): JSX.Element {
  const o = useOnlineWords()
  const { join } = kept(room.id)
  // An open table needs no secret: its own address is enough.
  const link = join ? linkTo(room.id, join) : room.open ? `${location.origin}/online/${room.id}` : null
  return (
    <section class="panel invite" aria-label={o.inviteTitle}>
      <h2>{o.inviteTitle}</h2>
      {link ? <Link link={link} /> : <p class="note">{o.inviteElsewhere}</p>}
      {room.open && <p class="note">{o.inviteOpen}</p>}
    </section>
  )
}

/** On a house's own network without a certificate browsers offer only the old way. */
async function copyFrom(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value)
    return true
  } catch {
    field.select()
    return document.execCommand('copy')
  }
}

function Link({ link }: { link: string }): JSX.Element {
  const o = useOnlineWords()
  const [isCopied, setCopied] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const copy = async () => {
    if (field.current) setCopied(await copyFrom(field.current))
  }
  return (
    <div class="link-and-code">
      <div class="link-side">
        <p class="note">{o.inviteNote}</p>
        <div class="field-row">
          <input
            ref={field}
            class="field"
            readOnly
            aria-label={o.linkLabel}
            data-link
            value={link}
            onFocus={(event) => event.currentTarget.select()}
          />
          <button type="button" class="btn" data-choice="copy" onClick={copy}>
            <Icon name={isCopied ? 'i-check' : 'i-link'} />
            <span aria-live="polite">{isCopied ? o.copied : o.copy}</span>
          </button>
        </div>
      </div>
      <QrCode text={link} label={o.qrLabel} />
    </div>
  )
}

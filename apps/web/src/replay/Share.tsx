/** The game to take along: as a link, if it is short enough, and as a file. */
import { Drawer, Icon } from '@quayside/board-kit'
import type { ComponentChildren, JSX } from 'preact'
import { useState } from 'preact/hooks'
import { saveText } from '../shell/save-text.ts'
import { useWords } from '../texts/index.ts'
import { linkTo } from './link.ts'
import { useReplayWords } from './words.ts'

interface Props {
  readonly record: string
  readonly name: string
  /** What else can be taken along. */
  readonly children: ComponentChildren
}

export function Share({ record, name, children }: Props): JSX.Element {
  const { t } = useWords()
  const w = useReplayWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        class="btn quiet"
        data-choice="share"
        aria-haspopup="dialog"
        aria-label={w.share}
        onClick={() => setOpen(true)}
      >
        <Icon name="i-link" />
        <span class="only-desk">{w.share}</span>
      </button>
      {isOpen && (
        <Drawer title={w.share} close={t.close} onClose={() => setOpen(false)}>
          <ShareOptions record={record} name={name} />
          {children}
        </Drawer>
      )}
    </>
  )
}

function ShareOptions({ record, name }: { record: string; name: string }): JSX.Element {
  const w = useReplayWords()
  const [link, setLink] = useState<string | null | undefined>(undefined)
  const [isCopied, setCopied] = useState(false)
  const make = async () => {
    const made = await linkTo(record, location.origin)
    setLink(made)
    // Refused by some browsers: the link stands in the field to be taken by hand.
    if (made) setCopied(await copied(made))
  }
  return (
    <div class="share-ways">
      <button type="button" class="btn ink" data-choice="copy-link" onClick={make}>
        <Icon name="i-link" />
        {w.copyLink}
      </button>
      <div aria-live="polite">
        {link && <LinkField link={link} />}
        {isCopied && <p class="note">{w.copied}</p>}
        {link === null && <p class="note">{w.tooLong}</p>}
      </div>
      <button
        type="button"
        class="btn"
        data-choice="save-file"
        onClick={() => saveText(`${name}.game`, record)}
      >
        {w.saveFile}
      </button>
    </div>
  )
}

function LinkField({ link }: { link: string }): JSX.Element {
  const w = useReplayWords()
  return (
    <input
      class="field"
      data-choice="link"
      readOnly
      value={link}
      aria-label={w.linkLabel}
      onFocus={(event) => event.currentTarget.select()}
    />
  )
}

async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

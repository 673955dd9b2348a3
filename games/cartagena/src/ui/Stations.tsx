/** Where the path begins and ends: prison or wreck, ship or cove, and the ship that sails between two shores. */
import { cutPoints } from '@quayside/board-kit'
import type { ComponentChildren, JSX } from 'preact'
import type { Shown } from '../view-types.ts'
import type { Box, Layout, Station } from './layout.ts'
import type { BoardTexts } from './texts/words.ts'

interface Props {
  readonly layout: Layout
  readonly shown: Shown
  readonly words: BoardTexts
}

export function Stations({ layout, shown, words }: Props): JSX.Element {
  const { layout: course } = shown.options
  const all = shown.options.piratesPerPlayer
  return (
    <g>
      {course === 'tortuga' ? (
        <Wreck box={layout.start} name={words.places.wreck} />
      ) : (
        <Prison box={layout.start} name={words.places.prison} />
      )}
      {course === 'escape' ? (
        <ShipAt box={layout.goal} name={words.places.ship} note={words.allAboard(all)} phone={layout.phone} />
      ) : (
        <Cove box={layout.goal} name={words.places.cove} note={words.allHome(all)} phone={layout.phone} />
      )}
      {layout.berths && shown.ship && (
        <>
          <Quay box={layout.berths[shown.ship === 'cartagena' ? 'tortuga' : 'cartagena']} />
          <ShoreNames layout={layout} words={words} />
          <Sailing box={layout.berths[shown.ship]}>
            <ShipAt
              box={{ ...layout.berths[shown.ship], x: 0, y: 0 }}
              name={words.places.ship}
              note={null}
              phone={layout.phone}
            />
          </Sailing>
        </>
      )}
    </g>
  )
}

function Name({ box, name }: { box: Station; name: string }): JSX.Element {
  return box.crews === 'rows' ? (
    <text x={box.x + box.width / 2} y={box.y + 22} text-anchor="middle" font-size="15" class="disp on-print">
      {name}
    </text>
  ) : (
    <text x={box.x + 10} y={box.y + box.height / 2 + 5} font-size="15" class="disp on-print">
      {name}
    </text>
  )
}

function Prison({ box, name }: { box: Station; name: string }): JSX.Element {
  const { x, y, width, height } = box
  const bars = box.crews === 'rows' ? [0.12, 0.31, 0.5, 0.69, 0.88] : []
  return (
    <g>
      <polygon points={cutPoints('prison', battlements(box), 0.9)} class="ctg-wall" />
      {bars.map((share) => (
        <path key={share} d={`M${x + width * share} ${y + 32}V${y + height - 5}`} class="ctg-jail" />
      ))}
      {box.crews === 'line' && (
        <path d={`M${x + box.head - 3} ${y + 5}V${y + height - 5}`} class="ctg-jail" />
      )}
      <Name box={box} name={name} />
    </g>
  )
}

function battlements({ x, y, width, height, crews }: Station): [number, number][] {
  if (crews === 'line') {
    return [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ]
  }
  const tooth = width / 7
  const top = Array.from({ length: 7 }, (_, i): [number, number][] => {
    const up = i % 2 === 1 ? y - 8 : y
    return [
      [x + i * tooth, up],
      [x + (i + 1) * tooth, up],
    ]
  }).flat()
  return [...top, [x + width, y + height], [x, y + height]]
}

/** A hull that lies on its side, with a broken mast. */
function Wreck({ box, name }: { box: Station; name: string }): JSX.Element {
  const { x, y, width, height } = box
  const keel: [number, number][] = [
    [x - 2, y + 8],
    [x + width * 0.3, y + 2],
    [x + width * 0.7, y + 3],
    [x + width + 2, y - 2],
    [x + width - 5, y + height * 0.6],
    [x + width - 14, y + height],
    [x + 10, y + height - 2],
    [x + 2, y + height * 0.5],
  ]
  const isTall = box.crews === 'rows'
  return (
    <g>
      {isTall && (
        <path
          d={`M${x + width * 0.6} ${y + height - 4}L${x + width * 0.76} ${y + height + 44}m-16-24 22-6`}
          class="ctg-mast"
        />
      )}
      <polygon points={cutPoints('wreck', keel, 1.4)} class="ctg-wreck" />
      {[0.4, 0.66, 0.88].map((share) => (
        <path
          key={share}
          d={`M${x + 8} ${y + height * share}q${width / 2} 6 ${width - 18} -2`}
          class="ctg-plank"
        />
      ))}
      <Name box={box} name={name} />
    </g>
  )
}

/** A round bay with a beach and a flag. */
function Cove(props: { box: Station; name: string; note: string; phone: boolean }): JSX.Element {
  const { box, name, note, phone } = props
  const { x, y, width, height } = box
  const beach: [number, number][] = [
    [x, y + height * 0.16],
    [x + width * 0.14, y],
    [x + width * 0.8, y + 1],
    [x + width, y + height * 0.2],
    [x + width - 3, y + height * 0.8],
    [x + width * 0.86, y + height],
    [x + width * 0.16, y + height - 1],
    [x + 1, y + height * 0.82],
  ]
  return (
    <g>
      <polygon points={cutPoints('cove', beach, 1.2)} class="ctg-beach" />
      <path
        d={`M${x + 8} ${y + height - 5}q${width / 4} -7 ${width / 2 - 8} -1t${width / 2 - 8} 0`}
        class="ctg-wave"
      />
      <Name box={box} name={name} />
      {!phone && <Note box={box} note={note} />}
    </g>
  )
}

function Note({ box, note }: { box: Station; note: string }): JSX.Element {
  return box.crews === 'rows' ? (
    <text
      x={box.x + box.width / 2}
      y={box.y + box.height + 15}
      text-anchor="middle"
      font-size="13.5"
      class="ctg-note"
    >
      {note}
    </text>
  ) : (
    <text x={box.x - 8} y={box.y + box.height / 2 + 5} text-anchor="end" font-size="14" class="ctg-note">
      {note}
    </text>
  )
}

// Long for a reason: one piece of markup in the order of the page; in parts its order would be harder to see.
/** Seen from the side: crews stand on the deck, before the masts. */
function ShipAt(props: { box: Station; name: string; note: string | null; phone: boolean }): JSX.Element {
  const { box, name, note, phone } = props
  const { x, y, width, height } = box
  const deck = y + height * 0.6
  const hull: [number, number][] = [
    [x, deck - 4],
    [x + width * 0.08, deck],
    [x + width * 0.86, deck + 1],
    [x + width - 2, deck - height * 0.14],
    [x + width * 0.955, y + height - 3],
    [x + width * 0.12, y + height - 1],
    [x + width * 0.04, y + height * 0.86],
  ]
  const left = box.x < 200
  return (
    <g>
      <Sails box={box} deck={deck} />
      <polygon points={cutPoints('hull', hull, 1)} class="ctg-hull" transform="translate(1.5 1.5)" />
      <polygon points={cutPoints('hull', hull, 1)} class="ctg-hull-line" />
      <path d={`M${x + width * 0.1} ${y + height * 0.86}h${width * 0.82}`} class="ctg-stitch" />
      <text
        x={x + width * 0.1}
        y={y + height - (phone ? 5 : 8)}
        font-size={phone ? 12 : 14}
        class="disp ctg-hull-name"
      >
        {name}
      </text>
      {note && !phone && (
        <text
          x={left ? x + width + 12 : x - 12}
          y={y + height * 0.6}
          text-anchor={left ? 'start' : 'end'}
          font-size="14"
          class="ctg-note"
        >
          {note}
        </text>
      )}
    </g>
  )
}

function Sails({ box, deck }: { box: Box; deck: number }): JSX.Element {
  const { x, y, width, height } = box
  const masts = [0.34, 0.68]
  return (
    <g>
      {masts.map((share, i) => {
        const mast = x + width * share
        const half = width * 0.13
        const sail: [number, number][] = [
          [mast - half, y + 5],
          [mast + half, y + 2],
          [mast + half + 5, deck - height * 0.16],
          [mast - half - 4, deck - height * 0.13],
        ]
        return (
          <g key={share}>
            <path d={`M${mast} ${y - 3}V${deck}`} class="ctg-mast" />
            <polygon points={cutPoints(`sail${i}`, sail, 0.8)} class="ctg-sail" />
          </g>
        )
      })}
      <path d={`M${x + width * 0.34} ${y - 3}l18 4-18 5z`} class="ctg-flag" />
    </g>
  )
}

/** The ship of the whole story is a piece: it slides from berth to berth. */
function Sailing({ box, children }: { box: Box; children: ComponentChildren }): JSX.Element {
  return (
    <g transform={`translate(${box.x} ${box.y})`}>
      <g data-piece="ship" data-sails="">
        {children}
      </g>
    </g>
  )
}

/** Where the ship is not: two posts and a rope. */
function Quay({ box }: { box: Box }): JSX.Element {
  const { x, y, width, height } = box
  return (
    <path
      d={`M${x + 18} ${y + height * 0.62}v14M${x + width - 18} ${y + height * 0.62}v14M${x + 18} ${y + height * 0.66}q${width / 2 - 18} 14 ${width - 36} 0`}
      class="ctg-quay"
    />
  )
}

function ShoreNames({ layout, words }: { layout: Layout; words: BoardTexts }): JSX.Element | null {
  if (!layout.berths || layout.phone) return null
  const { y, height } = layout.water
  return (
    <g class="ctg-shores">
      <text x="22" y={y + height / 2 - 4} font-size="15" class="disp">
        {words.shores.cartagena}
      </text>
      <text x={layout.width - 22} y={y + height / 2 + 14} text-anchor="end" font-size="15" class="disp">
        {words.shores.tortuga}
      </text>
    </g>
  )
}

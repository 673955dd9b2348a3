/** Tags at the destinations of a trip: the cheapest cards, and the steps that they earn. */
import type { JSX } from 'preact'
import { TAG_HEIGHT, type TagPlace, type TagsAsked, tagPlaces } from './tag-places.ts'

export function Tags(asked: TagsAsked): JSX.Element {
  return (
    <g>
      {tagPlaces(asked).map((place) => (
        <Tag key={place.city} {...place} />
      ))}
    </g>
  )
}

function Tag({ tag, left, top, size, width }: TagPlace): JSX.Element {
  return (
    <g transform={`translate(${left} ${top}) scale(${size})`} class="tag-over">
      <rect width={width} height={TAG_HEIGHT} rx="2" class="tag-paper" />
      {tag.cards.map((kind, i) => (
        <g key={i} class="tag-sign">
          <use href={`#t-${kind}`} x={3 + i * 13} y="2.5" width="12" height="12" />
        </g>
      ))}
      <text x={width - 4} y="13" text-anchor="end" class="tag-steps">
        +{tag.steps}
      </text>
    </g>
  )
}

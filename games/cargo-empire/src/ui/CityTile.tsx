/** A city as it stands: its tile with cubes, sockets and posts, or at level 3 a block of houses. 56 x 40 units. */
import { cutRect, hasLightSign, shapeOf } from '@quayside/board-kit'
import type { JSX } from 'preact'
import { CARGO, type Cargo, type City, TILES } from '../content.ts'
import type { CityFacts } from '../view-types.ts'
import { Cube, PostShape, Socket } from './Cargo.tsx'
import { TILE } from './layout.ts'

/** A post with the identity by which it can be followed; `look` as in PostShape. */
export interface SeenPost {
  readonly id: string
  readonly look: string
}

export interface CityPosts {
  /** On the upper and the lower demand space. */
  readonly on: readonly (SeenPost | null)[]
  readonly beside: readonly SeenPost[]
}

interface Props {
  readonly city: City
  readonly shown: CityFacts
  readonly posts: CityPosts
  /** Without identities: a second drawing of the same city takes no part in the motion. */
  readonly still?: boolean
}

const ROWS = [3.3, 21.7] as const

export function CityTile(props: Props): JSX.Element {
  return props.shown.level < 3 ? <Tile {...props} /> : <Houses {...props} />
}

/** What the two demand spaces ask for, whether open or not. */
export function demandsOf({ tile, level }: CityFacts): readonly Cargo[] {
  const side = TILES[tile - 1]?.[level - 1]
  return side ? side.demand.map((cargo) => CARGO[cargo] as Cargo) : []
}

/** One space open and no cube left: filling it is a full upgrade (CGE-25). */
export function isFullUpgradeNext({ cubes, posts, level }: CityFacts): boolean {
  return (
    level < 3 && cubes.every((cube) => cube === null) && posts.filter((post) => post === null).length === 1
  )
}

function Tile({ city, shown, posts, still }: Props): JSX.Element {
  const { cubes, level } = shown
  const demands = demandsOf(shown)
  return (
    <g class={`city-${city.colour}`}>
      <polygon points={cutRect(`tile-${city.id}`, TILE.width, TILE.height)} class="card-paper" />
      <rect x="1" y="1" width="11" height="38" class="city-fill" />
      <rect x="1" y="1" width="11" height="38" fill={`url(#cg-hx-${city.colour})`} opacity=".75" />
      <path d="M12 1v38" class="band-edge" />
      {level === 2 && <LevelTwo />}
      {cubes.map((cargo, i) => (
        <g key={i} transform={`translate(16 ${ROWS[i] ?? 0})`}>
          {cargo ? <Cube cargo={cargo} /> : <rect width="15" height="15" class="empty-place" />}
        </g>
      ))}
      {isFullUpgradeNext(shown) && (
        <text x="23.5" y="24.5" text-anchor="middle" class="full-next">
          +1
        </text>
      )}
      {demands.map((cargo, i) => {
        const post = posts.on[i]
        return (
          <g key={i} transform={`translate(36 ${ROWS[i] ?? 0})`}>
            {post ? <Post post={post} still={still} x={-1} y={-1} /> : <Socket cargo={cargo} />}
          </g>
        )
      })}
      <path d="M33.6 17.5l3.6 2.5-3.6 2.5z" class="print-fill faint" />
      {posts.beside.map((post, i) => (
        <Post key={post.id} post={post} still={still} x={47} y={i * 19 + 1} />
      ))}
    </g>
  )
}

function LevelTwo(): JSX.Element {
  return (
    <g>
      <polygon
        points={cutRect('inner', TILE.width - 16, TILE.height - 4)}
        class="inner-line"
        transform="translate(14 2)"
      />
      <text x="6.5" y="24" text-anchor="middle" class="level-two">
        II
      </text>
    </g>
  )
}

const SKYLINE = 'M2 38V22l7-6 7 6v-12l6-5 6 5v8h6V12l7-6 7 6v8h6v18z'

/** No tile any more: houses, and the four posts that built them. */
function Houses({ city, posts, still }: Props): JSX.Element {
  return (
    <g class={`city-${city.colour}`}>
      <path d={SKYLINE} class="houses" />
      <path d={SKYLINE} fill={`url(#cg-hx-${city.colour})`} opacity=".5" />
      <path d="M6 25h3v3H6zM20 12h3v3h-3zM20 19h3v3h-3zM38 15h3v3h-3zM43 15h3v3h-3z" class="windows" />
      <rect x="1" y="25" width="54" height="15" class="quay" />
      {posts.beside.map((post, i) => (
        <Post key={post.id} post={post} still={still} x={1 + i * 13} y={25} size={15} />
      ))}
    </g>
  )
}

interface PostProps {
  readonly post: SeenPost
  readonly still: boolean | undefined
  readonly x: number
  readonly y: number
  readonly size?: number
}

function Post({ post, still, x, y, size = 17 }: PostProps): JSX.Element {
  const motion = still ? {} : { 'data-piece': post.id, 'data-enters': '' }
  return (
    <g transform={`translate(${x} ${y})`}>
      <g {...motion}>
        <PostShape look={post.look} size={size} />
      </g>
    </g>
  )
}

/** The house's shield with its shape. */
export function EmblemShield({ colour, size = 16 }: { colour: string; size?: number }): JSX.Element {
  return (
    <g class={`seat-${colour}`}>
      <g class="seat-ink">
        <use href="#t-emblem" width={size} height={size} />
      </g>
      <g class={hasLightSign(colour) ? 'sign-light' : 'sign-dark'}>
        <use
          href={`#h-${shapeOf(colour)}`}
          x={size * 0.27}
          y={size * 0.2}
          width={size * 0.46}
          height={size * 0.46}
        />
      </g>
    </g>
  )
}

/** Narrows the list of open tables: game, pace, free seats, rated or not. */
import { manifests } from '@quayside/all/manifests'
import type { JSX } from 'preact'
import { useWords } from '../texts/index.ts'
import type { OpenFilter } from './open-filter.ts'
import { useOnlineWords } from './words.ts'

interface Props {
  readonly filter: OpenFilter
  onChange(filter: OpenFilter): void
}

const FREE = [1, 2, 3]

export function OpenFilterFields({ filter, onChange }: Props): JSX.Element {
  const { language } = useWords()
  const { openFilter: f, rated } = useOnlineWords()
  const change = (some: Partial<OpenFilter>) => onChange({ ...filter, ...some })
  const games = manifests.map(({ id, words }) => [id, words[language].title] as const)
  return (
    <div class="field-row" data-filter>
      <Choice
        name={f.game}
        value={filter.game}
        options={[['', f.anyGame], ...games]}
        onChange={(game) => change({ game })}
      />
      <Choice
        name={f.paceTitle}
        value={filter.pace}
        options={Object.entries(f.pace)}
        onChange={(pace) => change({ pace: pace as OpenFilter['pace'] })}
      />
      <Choice
        name={f.freeTitle}
        value={String(filter.free)}
        options={FREE.map((many) => [String(many), f.free(many)])}
        onChange={(many) => change({ free: Number(many) })}
      />
      <Choice
        name={f.ratedTitle}
        value={filter.rated}
        options={[['any', f.anyRated], ...Object.entries(rated)]}
        onChange={(one) => change({ rated: one as OpenFilter['rated'] })}
      />
    </div>
  )
}

interface ChoiceProps {
  readonly name: string
  readonly value: string
  readonly options: readonly (readonly [string, string])[]
  onChange(value: string): void
}

function Choice({ name, value, options, onChange }: ChoiceProps): JSX.Element {
  return (
    <select
      class="field"
      aria-label={name}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      {options.map(([key, said]) => (
        <option key={key} value={key}>
          {said}
        </option>
      ))}
    </select>
  )
}

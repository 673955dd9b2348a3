import { clashOfChoice, type OptionSpec, type OptionValue, type OptionValues } from '@quayside/rules-kit'
import { type AnyTexts, optionWords } from '@quayside/texts'
import type { JSX } from 'preact'
import { useSettings } from '../settings.ts'

interface Props {
  readonly specs: readonly OptionSpec[]
  readonly texts: AnyTexts
  readonly values: OptionValues
  readonly players: number
  onChange(name: string, value: OptionValue): void
}

/** In the groups of the game; what no group names comes after them. */
export function OptionFields(props: Props): JSX.Element {
  const { specs, texts } = props
  const groups = texts.optionGroups ?? []
  const named = new Set(groups.flatMap(({ options }) => options.map(String)))
  const rest = specs.filter(({ name }) => !named.has(name))
  return (
    <>
      {groups.map(({ title, options }) => {
        const own = options.flatMap((name) => specs.find((spec) => spec.name === name) ?? [])
        return own.length > 0 ? (
          <section key={title} class="option-group" aria-label={title}>
            <h3>{title}</h3>
            <Fields {...props} specs={own} />
          </section>
        ) : null
      })}
      <Fields {...props} specs={rest} />
    </>
  )
}

function Fields(props: Props): JSX.Element {
  return (
    <>
      {props.specs.map((spec) => {
        const said = props.texts.options[spec.name]
        return (
          <fieldset key={spec.name} class="choices-row">
            <legend>{said?.title ?? spec.name}</legend>
            {spec.kind === 'choice' ? <Pills {...props} spec={spec} /> : <Whole {...props} spec={spec} />}
            <p class="cap">{said?.explain}</p>
          </fieldset>
        )
      })}
    </>
  )
}

function Pills(props: Props & { spec: Extract<OptionSpec, { kind: 'choice' }> }): JSX.Element {
  const { spec, texts, values, players, onChange } = props
  const { language } = useSettings()
  const settled = { ...values, players }
  const allowed = (value: OptionValue) => clashOfChoice(spec, value, settled) === null
  const value = values[spec.name] ?? spec.choices.find((one) => allowed(one.value))?.value
  return (
    <>
      {spec.choices.map((one) => {
        const clash = clashOfChoice(spec, one.value, settled)
        const name = texts.options[spec.name]?.values[String(one.value)] ?? String(one.value)
        return (
          <label key={String(one.value)} class={one.value === value ? 'pill on' : 'pill'}>
            <input
              type="radio"
              name={spec.name}
              checked={one.value === value}
              disabled={clash !== null}
              onChange={() => onChange(spec.name, one.value)}
            />
            {name}
            {clash && <small class="clash">{optionWords[language].clash(clash, texts.options)}</small>}
          </label>
        )
      })}
    </>
  )
}

function Whole(props: Props & { spec: Extract<OptionSpec, { kind: 'whole' }> }): JSX.Element {
  const { spec, values, onChange } = props
  return (
    <input
      class="field"
      type="number"
      min={spec.from}
      max={spec.to}
      aria-label={props.texts.options[spec.name]?.title ?? spec.name}
      value={Number(values[spec.name] ?? spec.standard)}
      onChange={(event) => onChange(spec.name, event.currentTarget.valueAsNumber)}
    />
  )
}

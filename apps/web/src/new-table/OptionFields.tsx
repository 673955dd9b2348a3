import { clashOfChoice, type OptionSpec, type OptionValue, type OptionValues } from '@quayside/rules-kit'
import { type AnyTexts, optionWords } from '@quayside/texts'
import type { JSX } from 'preact'
import { useSettings } from '../settings.ts'
import { useSetupWords } from './words.ts'

interface Props {
  readonly specs: readonly OptionSpec[]
  readonly texts: AnyTexts
  readonly values: OptionValues
  readonly players: number
  onChange(name: string, value: OptionValue): void
}

export function OptionFields(props: Props): JSX.Element {
  const s = useSetupWords()
  return (
    <>
      {props.specs.map((spec) => {
        const said = props.texts.options[spec.name]
        return (
          <fieldset key={spec.name} class="choices-row">
            <legend>
              {said?.title ?? spec.name} {spec.house && <span class="tag">{s.houseRule}</span>}
            </legend>
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

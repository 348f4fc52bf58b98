import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Input } from '@/@core/components/fields/Input'
import type { Example } from './showcasePage'
import type { Knob } from './knobs'

interface KnobFieldsProps {
  /** The example's. */
  title: string
  knobs: Example['knobs']
  /** The example's props as they stand. */
  props: Readonly<Record<string, unknown>>
  onTurn: (name: string, text: string) => void
}

/** A field for each prop of an example that can be tried; it bears the prop's own name. */
export function KnobFields({ title, knobs, props, onTurn }: KnobFieldsProps) {
  const { t } = useTranslation('samplesShowcase')
  return (
    <fieldset className="showcase-knobs">
      <legend className="visually-hidden">{t('knobs', { title })}</legend>
      {Object.entries(knobs).map(([name, { field }]) => (
        <KnobField
          key={name}
          name={name}
          field={field}
          text={String(props[name])}
          onTurn={(text) => onTurn(name, text)}
        />
      ))}
    </fieldset>
  )
}

interface KnobFieldProps {
  name: string
  field: Knob['field']
  text: string
  onTurn: (text: string) => void
}

function KnobField({ name, field, text, onTurn }: KnobFieldProps) {
  const id = useId()
  return (
    <div className={`showcase-knob is-${field.kind}`}>
      <label htmlFor={id}>
        <code>{name}</code>
      </label>
      {field.kind === 'select' && (
        <Input type="select" id={id} value={text} onChange={(event) => onTurn(event.target.value)}>
          {field.choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </Input>
      )}
      {field.kind === 'checkbox' && (
        <Input
          type="checkbox"
          id={id}
          checked={text === 'true'}
          onChange={(event) => onTurn(String(event.target.checked))}
        />
      )}
      {field.kind === 'text' && <Input id={id} value={text} onChange={(event) => onTurn(event.target.value)} />}
      {field.kind === 'range' && (
        <>
          <input
            className="showcase-range"
            type="range"
            id={id}
            min={field.min}
            max={field.max}
            step={field.step}
            value={text}
            onChange={(event) => onTurn(event.target.value)}
          />
          <output className="tabular" htmlFor={id}>
            {text}
          </output>
        </>
      )}
    </div>
  )
}

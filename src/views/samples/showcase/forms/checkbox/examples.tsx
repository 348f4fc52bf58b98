import { useId, useState } from 'react'
import { FormGroup, Label } from 'reactstrap'
import { Checkbox } from '@/@core/components/fields/Checkbox'
import { CheckboxField } from '@/@core/components/fields/CheckboxField'
import { Input } from '@/@core/components/fields/Input'
import { example, showcasePage, useWords } from '@/views/samples/showcase/frame/showcasePage'
import { texts } from './texts'
import '@/@core/styles/choices.scss'
import './page.scss'

export function One() {
  const words = useWords(texts)
  return <CheckboxField label={words.reminder} hint={words.reminderHint} defaultChecked />
}

export function Several() {
  const words = useWords(texts)
  return (
    <fieldset className="checkbox-list">
      <legend>{words.instruments}</legend>
      {words.names.map((name) => (
        <CheckboxField key={name} label={name} />
      ))}
    </fieldset>
  )
}

export function All() {
  const words = useWords(texts)
  const id = useId()
  const [ticked, setTicked] = useState<readonly number[]>([0, 2])
  const places = words.names.map((_, place) => place)
  const isAll = ticked.length === places.length

  function toggle(place: number): void {
    setTicked(ticked.includes(place) ? ticked.filter((other) => other !== place) : [...ticked, place])
  }

  return (
    <fieldset className="checkbox-list">
      <legend>{words.sections}</legend>
      <FormGroup check>
        <Input
          id={id}
          type="checkbox"
          checked={isAll}
          // Neither on nor off is no attribute, only a property of the element.
          ref={(box) => {
            if (box) box.indeterminate = ticked.length > 0 && !isAll
          }}
          onChange={() => setTicked(isAll ? [] : places)}
        />
        <Label check for={id}>
          {words.everybody}
        </Label>
      </FormGroup>
      <div className="checkbox-inner">
        {words.names.map((name, place) => (
          <CheckboxField key={name} label={name} checked={ticked.includes(place)} onChange={() => toggle(place)} />
        ))}
      </div>
      <output className="muted">
        {words.count.replace('{{count}}', String(ticked.length)).replace('{{all}}', String(places.length))}
      </output>
    </fieldset>
  )
}

export function States() {
  const words = useWords(texts)
  return (
    <div className="checkbox-list">
      <CheckboxField label={words.empty} />
      <CheckboxField label={words.ticked} defaultChecked />
      <CheckboxField label={words.disabled} disabled />
      <CheckboxField label={words.disabledOn} defaultChecked disabled />
      <CheckboxField label={words.wrong} error={words.error} />
      <CheckboxField label={words.long} />
    </div>
  )
}

export function InRows() {
  const words = useWords(texts)
  const [chosen, setChosen] = useState<readonly string[]>([])
  return (
    <ul className="checkbox-rows">
      {words.names.map((name) => (
        <li key={name}>
          <Checkbox
            label={words.choose.replace('{{name}}', name)}
            isOn={chosen.includes(name)}
            onToggle={() =>
              setChosen(chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name])
            }
          />
          {name}
        </li>
      ))}
    </ul>
  )
}

export const page = showcasePage(texts, {
  parts: ['src/@core/components/fields/CheckboxField.tsx', 'src/@core/components/fields/Checkbox.tsx'],
  examples: [
    example('one', One),
    example('several', Several),
    example('all', All),
    example('states', States),
    example('inRows', InRows),
  ],
})

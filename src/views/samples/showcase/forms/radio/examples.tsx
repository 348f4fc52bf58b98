import { useId, useState } from 'react'
import { FormGroup, Label } from 'reactstrap'
import { ChoiceGroup } from '@/@core/components/customizer/ChoiceGroup'
import { FieldNotes } from '@/@core/components/fields/Field'
import { Input } from '@/@core/components/fields/Input'
import { flag } from '@/views/samples/showcase/frame/knobs'
import { example, showcasePage, useWords } from '@/views/samples/showcase/frame/showcasePage'
import { texts } from './texts'
import '@/@core/styles/choices.scss'
import '@/@core/styles/customizer.scss'
import './page.scss'

export function Question() {
  const words = useWords(texts)
  const name = useId()
  const answers = [
    { label: words.everybody, hint: words.everybodyHint },
    { label: words.sections, hint: words.sectionsHint },
    { label: words.nobody, hint: words.nobodyHint },
  ]
  return (
    <fieldset className="radio-list">
      <legend>{words.who}</legend>
      {answers.map(({ label, hint }, place) => (
        <FormGroup check key={label}>
          <Input
            id={`${name}-${place}`}
            type="radio"
            name={name}
            defaultChecked={place === 0}
            aria-describedby={`${name}-${place}-hint`}
          />
          <div>
            <Label check for={`${name}-${place}`}>
              {label}
            </Label>
            <div className="form-text" id={`${name}-${place}-hint`}>
              {hint}
            </div>
          </div>
        </FormGroup>
      ))}
    </fieldset>
  )
}

export function Segments({ isDisabled }: { isDisabled: boolean }) {
  const words = useWords(texts)
  const [at, setAt] = useState('0')
  return (
    <ChoiceGroup
      legend={words.span}
      options={words.spans.map((label, place) => ({ value: String(place), label }))}
      value={at}
      onChange={setAt}
      isDisabled={isDisabled}
    />
  )
}

export function States({ hasError, isDisabled }: { hasError: boolean; isDisabled: boolean }) {
  const words = useWords(texts)
  const name = useId()
  return (
    <fieldset className="radio-list" disabled={isDisabled} aria-describedby={hasError ? `${name}-error` : undefined}>
      <legend>{words.coming}</legend>
      {words.answers.map((label, place) => (
        <FormGroup check key={label}>
          <Input id={`${name}-${place}`} type="radio" name={name} aria-invalid={hasError || undefined} />
          <Label check for={`${name}-${place}`}>
            {label}
          </Label>
        </FormGroup>
      ))}
      <FieldNotes id={name} error={hasError ? words.error : undefined} />
    </fieldset>
  )
}

export function InARow() {
  const words = useWords(texts)
  const name = useId()
  return (
    <fieldset className="radio-row">
      <legend>{words.part}</legend>
      {words.parts.map((label, place) => (
        <FormGroup check key={label}>
          <Input id={`${name}-${place}`} type="radio" name={name} defaultChecked={place === 1} />
          <Label check for={`${name}-${place}`}>
            {label}
          </Label>
        </FormGroup>
      ))}
    </fieldset>
  )
}

export const page = showcasePage(texts, {
  parts: [
    'src/@core/components/fields/Input.tsx',
    'src/@core/components/fields/Field.tsx',
    'src/@core/components/customizer/ChoiceGroup.tsx',
  ],
  examples: [
    example('question', Question),
    example('segments', Segments, { isDisabled: flag(false) }),
    example('states', States, { hasError: flag(true), isDisabled: flag(false) }),
    example('inARow', InARow),
  ],
})

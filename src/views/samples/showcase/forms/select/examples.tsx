import { useId, useState } from 'react'
import { ComboField } from '@/@core/components/fields/ComboField'
import { controlAria, FieldFrame } from '@/@core/components/fields/Field'
import { Input } from '@/@core/components/fields/Input'
import { SelectField, type SelectOption } from '@/@core/components/fields/SelectField'
import { flag, words as anyWords } from '@/views/samples/showcase/frame/knobs'
import { example, showcasePage, useWords } from '@/views/samples/showcase/frame/showcasePage'
import { composers } from './composers'
import { ManyField } from './ManyField'
import { texts } from './texts'
import './page.scss'

const optionOf = (label: string): SelectOption => ({ value: label, label })

export function Native() {
  const words = useWords(texts)
  return (
    <SelectField
      label={words.voice}
      placeholder={words.placeholder}
      options={words.sectionNames.map(optionOf)}
      required
    />
  )
}

export function Groups() {
  const words = useWords(texts)
  const id = useId()
  const field = { label: words.hall, required: true }
  return (
    <FieldFrame id={id} field={field}>
      <Input type="select" {...controlAria(id, field)}>
        <optgroup label={words.inTown}>
          {words.halls.map((hall) => (
            <option key={hall}>{hall}</option>
          ))}
        </optgroup>
        <optgroup label={words.away}>
          {words.awayHalls.map((hall) => (
            <option key={hall}>{hall}</option>
          ))}
        </optgroup>
      </Input>
    </FieldFrame>
  )
}

export function ByTyping() {
  const words = useWords(texts)
  const [value, setValue] = useState('')
  return (
    <ComboField
      label={words.composer}
      listLabel={words.composers}
      options={composers}
      value={value}
      onChange={setValue}
      emptyText={words.notFound}
      required
    />
  )
}

export function Many() {
  const words = useWords(texts)
  const id = useId()
  const [chosen, setChosen] = useState<readonly SelectOption[]>(() => words.sectionNames.slice(0, 2).map(optionOf))
  return (
    <ManyField
      id={id}
      label={words.sections}
      placeholder={words.several}
      options={words.sectionNames.map(optionOf)}
      chosen={chosen}
      onChange={setChosen}
      required
    />
  )
}

export function Creating() {
  const words = useWords(texts)
  const id = useId()
  const [chosen, setChosen] = useState<readonly SelectOption[]>([])
  return (
    <ManyField
      id={id}
      label={words.labels}
      hint={words.labelsHint}
      options={words.labelStart.map(optionOf)}
      chosen={chosen}
      onChange={setChosen}
      canCreate
    />
  )
}

export function States() {
  const words = useWords(texts)
  const options = words.sectionNames.map(optionOf)
  return (
    <>
      <SelectField label={words.wrong} placeholder={words.placeholder} options={options} error={words.error} required />
      <SelectField label={words.disabled} options={options} disabled required />
    </>
  )
}

interface AnyManyProps {
  error: string
  isLoading: boolean
  disabled: boolean
}

export function AnyMany({ error, isLoading, disabled }: AnyManyProps) {
  const words = useWords(texts)
  const id = useId()
  const [chosen, setChosen] = useState<readonly SelectOption[]>([])
  return (
    <ManyField
      id={id}
      label={words.sections}
      placeholder={words.several}
      options={isLoading ? [] : words.sectionNames.map(optionOf)}
      chosen={chosen}
      onChange={setChosen}
      error={error === '' ? undefined : error}
      isLoading={isLoading}
      disabled={disabled}
      required
    />
  )
}

export const page = showcasePage(texts, {
  parts: ['src/@core/components/fields/SelectField.tsx', 'src/@core/components/fields/ComboField.tsx'],
  examples: [
    example('native', Native),
    example('groups', Groups),
    example('byTyping', ByTyping),
    example('many', Many),
    example('creating', Creating),
    example('states', States),
    example('anyMany', AnyMany, { error: anyWords(''), isLoading: flag(false), disabled: flag(false) }),
  ],
})

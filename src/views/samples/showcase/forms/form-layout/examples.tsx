import { useState } from 'react'
import { Form } from 'reactstrap'
import { Button } from '@/@core/components/Button'
import { DateField } from '@/@core/components/fields/DateField'
import { FieldSection } from '@/@core/components/fields/FieldSection'
import { FormActions } from '@/@core/components/fields/FormActions'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextAreaField } from '@/@core/components/fields/TextAreaField'
import { TextField } from '@/@core/components/fields/TextField'
import { FilterBar } from '@/@core/components/table/FilterBar'
import { FilterSelect } from '@/@core/components/table/FilterSelect'
import { SearchField } from '@/@core/components/table/SearchField'
import { example, showcasePage, useWords } from '@/views/samples/showcase/frame/showcasePage'
import { texts } from './texts'
import './page.scss'

const optionOf = (label: string) => ({ value: label, label })

export function Column() {
  const words = useWords(texts)
  return (
    <Form className="form-column" onSubmit={(event) => event.preventDefault()}>
      <TextField label={words.name} autoComplete="off" required />
      <div className="field-pair">
        <TextField type="email" label={words.email} autoComplete="off" required />
        <TextField type="tel" label={words.phone} autoComplete="off" />
      </div>
      <TextAreaField label={words.note} rows={2} />
      <div className="form-layout-end cluster">
        <Button type="submit">{words.save}</Button>
        <Button color="ghost">{words.cancel}</Button>
      </div>
    </Form>
  )
}

export function Sections() {
  const words = useWords(texts)
  return (
    <Form className="form-column" onSubmit={(event) => event.preventDefault()}>
      <FieldSection title={words.person}>
        <div className="field-pair">
          <TextField label={words.name} autoComplete="off" required />
          <TextField label={words.nickname} autoComplete="off" />
        </div>
        <TextField type="email" label={words.email} autoComplete="off" required />
      </FieldSection>
      <FieldSection title={words.inGroup}>
        <div className="field-pair">
          <SelectField label={words.section} options={words.sections.map(optionOf)} required />
          <DateField label={words.joined} required />
        </div>
        <TextAreaField label={words.note} rows={2} />
      </FieldSection>
      <FormActions>
        <Button type="submit" color="primary">
          {words.save}
        </Button>
        <Button color="ghost">{words.cancel}</Button>
      </FormActions>
    </Form>
  )
}

export function SideBySide() {
  const words = useWords(texts)
  return (
    <Form className="form-grid" onSubmit={(event) => event.preventDefault()}>
      <TextField label={words.currency} defaultValue="BRL" autoComplete="off" required />
      <TextField label={words.zone} defaultValue="America/Sao_Paulo" autoComplete="off" required />
      <SelectField label={words.language} options={words.languages.map(optionOf)} required />
      <TextField type="email" label={words.reply} autoComplete="off" />
    </Form>
  )
}

export function LabelsBeside() {
  const words = useWords(texts)
  return (
    <Form className="form-layout-beside" onSubmit={(event) => event.preventDefault()}>
      <TextField label={words.currency} defaultValue="BRL" autoComplete="off" required />
      <SelectField label={words.language} options={words.languages.map(optionOf)} required />
      <TextField type="email" label={words.reply} autoComplete="off" />
    </Form>
  )
}

export function OneLine() {
  const words = useWords(texts)
  const [search, setSearch] = useState('')
  const [status, setStatus] = useState('')
  return (
    <FilterBar
      isFiltered={search !== '' || status !== ''}
      onClear={() => {
        setSearch('')
        setStatus('')
      }}
    >
      <SearchField value={search} onSearch={setSearch} label={words.search} />
      <FilterSelect label={words.status} value={status} options={words.states.map(optionOf)} onChange={setStatus} />
    </FilterBar>
  )
}

export const page = showcasePage(texts, {
  parts: [
    'src/@core/components/fields/FieldSection.tsx',
    'src/@core/components/fields/FormActions.tsx',
    'src/@core/components/table/FilterBar.tsx',
    'src/@core/styles/_forms.scss',
  ],
  examples: [
    example('column', Column),
    example('sections', Sections),
    example('sideBySide', SideBySide),
    example('labelsBeside', LabelsBeside),
    example('oneLine', OneLine),
  ],
})

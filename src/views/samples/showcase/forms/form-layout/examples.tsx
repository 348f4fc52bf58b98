import { useState, type SubmitEvent } from 'react'
import { Form } from 'reactstrap'
import { Button } from '@/@core/components/Button'
import { showToast } from '@/@core/components/feedback/showToast'
import { DateField } from '@/@core/components/fields/DateField'
import { FieldSection } from '@/@core/components/fields/FieldSection'
import { FormActions } from '@/@core/components/fields/FormActions'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextAreaField } from '@/@core/components/fields/TextAreaField'
import { TextField } from '@/@core/components/fields/TextField'
import { foldText } from '@/@core/components/foldText'
import { FilterBar } from '@/@core/components/table/FilterBar'
import { FilterSelect } from '@/@core/components/table/FilterSelect'
import { SearchField } from '@/@core/components/table/SearchField'
import { example, showcasePage, useWords } from '@/views/samples/showcase/frame/showcasePage'
import { texts } from './texts'
import './page.scss'

const optionOf = (label: string) => ({ value: label, label })

/** Stands in for what a form is sent to. */
function useSaved() {
  const { saved } = useWords(texts)
  return (event: SubmitEvent) => {
    event.preventDefault()
    showToast.success(saved)
  }
}

export function Column() {
  const words = useWords(texts)
  const save = useSaved()
  return (
    <Form className="form-column" onSubmit={save}>
      <TextField label={words.name} autoComplete="off" required />
      <div className="field-pair">
        <TextField type="email" label={words.email} autoComplete="off" required />
        <TextField type="tel" label={words.phone} autoComplete="off" />
      </div>
      <TextAreaField label={words.note} rows={2} />
      <div className="form-layout-end cluster">
        <Button type="submit">{words.save}</Button>
        <ResetButton />
      </div>
    </Form>
  )
}

/** Takes the fields around it back to where they began. */
function ResetButton() {
  const words = useWords(texts)
  return (
    <Button color="ghost" onClick={({ currentTarget }) => currentTarget.closest('form')?.reset()}>
      {words.cancel}
    </Button>
  )
}

export function Sections() {
  const words = useWords(texts)
  const save = useSaved()
  return (
    <Form className="form-column" onSubmit={save}>
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
        <ResetButton />
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
  const found = words.people.filter(
    (person) => foldText(person.name).includes(foldText(search).trim()) && (status === '' || person.status === status),
  )
  return (
    <>
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
      <ul>
        {found.map((person) => (
          <li key={person.name}>
            {person.name} <span className="muted">{person.status}</span>
          </li>
        ))}
      </ul>
      <output className="muted">{found.length === 0 && words.nobody}</output>
    </>
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

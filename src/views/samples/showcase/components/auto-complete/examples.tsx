import { useState } from 'react'
import { ComboField } from '@/@core/components/fields/ComboField'
import { FilterCombo } from '@/@core/components/table/FilterCombo'
import { flag, words as anyWords } from '@/views/samples/showcase/frame/knobs'
import { example, showcasePage, useWords } from '@/views/samples/showcase/frame/showcasePage'
import { texts } from './texts'
import { useSuggestions } from './useSuggestions'
import '@/@core/styles/filters.scss'

export function Fetched() {
  const words = useWords(texts)
  const { options, isBusy, hasFailed, load } = useSuggestions()
  const [piece, setPiece] = useState('')
  return (
    <ComboField
      label={words.piece}
      hint={words.hint}
      value={piece}
      onChange={setPiece}
      options={options}
      isBusy={isBusy}
      notice={isBusy ? words.loading : hasFailed ? words.failed : undefined}
      onSearch={() => void load()}
      listLabel={words.pieces}
      emptyText={words.none}
    />
  )
}

interface AnyFieldProps {
  required: boolean
  isBusy: boolean
  error: string
  placeholder: string
}

export function AnyField({ required, isBusy, error, placeholder }: AnyFieldProps) {
  const words = useWords(texts)
  const [section, setSection] = useState('1')
  return (
    <ComboField
      label={words.section}
      hint={words.sectionHint}
      required={required}
      error={error === '' ? undefined : error}
      placeholder={placeholder}
      value={section}
      onChange={setSection}
      options={words.sections.map((label, index) => ({ value: String(index), label }))}
      isBusy={isBusy}
      notice={isBusy ? words.loading : undefined}
      listLabel={words.sectionsLabel}
      emptyText={words.none}
    />
  )
}

export function Refused() {
  const words = useWords(texts)
  const [section, setSection] = useState('')
  return (
    <ComboField
      required
      label={words.section}
      error={section === '' ? words.refused : undefined}
      value={section}
      onChange={setSection}
      options={words.sections.map((label, index) => ({ value: String(index), label }))}
      listLabel={words.sectionsLabel}
      emptyText={words.none}
    />
  )
}

export function Empty() {
  const words = useWords(texts)
  const [teacher, setTeacher] = useState('')
  return (
    <ComboField
      label={words.teacher}
      value={teacher}
      onChange={setTeacher}
      options={[]}
      notice={words.noTeachers}
      listLabel={words.teachers}
      emptyText={words.none}
    />
  )
}

export function AsFilter() {
  const words = useWords(texts)
  const { options, isBusy, hasFailed, load } = useSuggestions()
  const [piece, setPiece] = useState('')
  return (
    <div className="cluster">
      <FilterCombo
        label={words.piece}
        placeholder={words.any}
        value={piece}
        onChange={setPiece}
        options={options}
        isBusy={isBusy}
        notice={isBusy ? words.loading : hasFailed ? words.failed : undefined}
        onSearch={() => void load()}
        listLabel={words.pieces}
        emptyText={words.none}
      />
    </div>
  )
}

export const page = showcasePage(texts, {
  parts: [
    'src/@core/components/fields/ComboField.tsx',
    'src/@core/components/fields/ComboInput.tsx',
    'src/@core/components/table/FilterCombo.tsx',
  ],
  examples: [
    example('fetched', Fetched),
    example('anyField', AnyField, {
      required: flag(false),
      isBusy: flag(false),
      error: anyWords(''),
      placeholder: anyWords(''),
    }),
    example('refused', Refused),
    example('empty', Empty),
    example('asFilter', AsFilter),
  ],
})

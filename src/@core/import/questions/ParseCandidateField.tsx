import { useTranslation } from 'react-i18next'
import { SelectField } from '@/@core/components/fields/SelectField'

interface ParseCandidateFieldProps<Candidate extends string> {
  label: string
  /** Why it has to be asked. */
  hint: string
  /** Everything that the column says. */
  values: readonly string[]
  /** The formats that the values leave open (parseCandidates.ts). */
  open: readonly Candidate[]
  /** What a text says, parsed so. */
  read: (text: string, candidate: Candidate) => string | null | undefined
  /** `03/04/2026 is 3 Apr 2026`. */
  say: (text: string, parsed: string) => string
  value: Candidate | ''
  /** The person wanted to go on: why it has to be asked is now an error. */
  isAsked: boolean
  onChoose: (candidate: Candidate | '') => void
}

/** Asks how a column is to be read, by one of its own values; only where the values leave it open. */
export function ParseCandidateField<Candidate extends string>(props: ParseCandidateFieldProps<Candidate>) {
  const { label, hint, values, open, read, say, value, isAsked, onChoose } = props
  const { t } = useTranslation('imports')
  if (open.length < 2) return null
  const telling = values.find((text) => new Set(open.map((candidate) => read(text, candidate))).size === open.length)
  const example =
    telling ?? values.find((text) => new Set(open.map((candidate) => read(text, candidate))).size > 1) ?? ''
  const isOpen = open.every((candidate) => candidate !== value)
  return (
    <SelectField
      label={label}
      hint={hint}
      placeholder={t('question.choose')}
      options={open.map((candidate) => ({ value: candidate, label: say(example, read(example, candidate) ?? '–') }))}
      value={isOpen ? '' : value}
      error={isOpen && isAsked ? hint : undefined}
      onChange={({ target }) => onChoose(open.find((candidate) => candidate === target.value) ?? '')}
      required
    />
  )
}

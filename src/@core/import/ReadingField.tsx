import { useTranslation } from 'react-i18next'
import { SelectField } from '@/@core/components/fields/SelectField'

interface ReadingFieldProps<Way extends string> {
  label: string
  /** Why it has to be asked. */
  hint: string
  /** Everything that the column says. */
  values: readonly string[]
  /** The ways to read it that the values leave open (readings.ts). */
  open: readonly Way[]
  /** What a text says, read that way. */
  read: (text: string, way: Way) => string | null | undefined
  /** `03/04/2026 is 3 Apr 2026`. */
  say: (text: string, reading: string) => string
  value: Way | ''
  /** The person wanted to go on: why it has to be asked is now an error. */
  isAsked: boolean
  onChoose: (way: Way | '') => void
}

/** Asks how a column is to be read, by one of its own values; only where the values leave it open. */
export function ReadingField<Way extends string>(props: ReadingFieldProps<Way>) {
  const { label, hint, values, open, read, say, value, isAsked, onChoose } = props
  const { t } = useTranslation('imports')
  if (open.length < 2) return null
  const telling = values.find((text) => new Set(open.map((way) => read(text, way))).size === open.length)
  const example = telling ?? values.find((text) => new Set(open.map((way) => read(text, way))).size > 1) ?? ''
  const isOpen = open.every((way) => way !== value)
  return (
    <SelectField
      label={label}
      hint={hint}
      placeholder={t('question.choose')}
      options={open.map((way) => ({ value: way, label: say(example, read(example, way) ?? '–') }))}
      value={isOpen ? '' : value}
      error={isOpen && isAsked ? hint : undefined}
      onChange={({ target }) => onChoose(open.find((way) => way === target.value) ?? '')}
      required
    />
  )
}

import { useTranslation } from 'react-i18next'
import { FieldSection } from '@/@core/components/fields/FieldSection'
import { SelectField, type SelectOption } from '@/@core/components/fields/SelectField'
import type { UnknownValue } from '@/@core/import/parsing/unknownValues'

interface AskedValuesProps {
  title: string
  values: readonly UnknownValue[]
  options: readonly SelectOption[]
  /** Chosen so far, by the value's key. */
  chosen: Readonly<Record<string, string>>
  placeholder: string
  /** What is wrong with a value without a choice. */
  error?: string | undefined
  /** Where a choice need not be made. */
  isOptional?: boolean
  onChoose: (key: string, choice: string) => void
}

const SHOWN_VALUES = 40

/** Values of the file that match none of ours: asks once what each of them means. */
export function AskedValues(props: AskedValuesProps) {
  const { title, values, options, chosen, placeholder, error, isOptional = false, onChoose } = props
  const { t, i18n } = useTranslation('imports')
  const number = new Intl.NumberFormat(i18n.language)
  const hidden = values.length - SHOWN_VALUES
  return (
    <FieldSection title={title}>
      <div className="import-fields">
        {values.slice(0, SHOWN_VALUES).map(({ key, text, count }) => (
          <SelectField
            key={key}
            label={text}
            hint={t('values.times', { count, shown: number.format(count) })}
            placeholder={placeholder}
            options={options}
            value={chosen[key] ?? ''}
            error={isOptional || chosen[key] ? undefined : error}
            onChange={({ target }) => onChoose(key, target.value)}
            required
          />
        ))}
      </div>
      {hidden > 0 && <p className="muted">{t('values.more', { count: hidden, shown: number.format(hidden) })}</p>}
    </FieldSection>
  )
}

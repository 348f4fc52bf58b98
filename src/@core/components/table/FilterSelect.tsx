import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Input } from '@/@core/components/fields/Input'
import type { SelectOption } from '@/@core/components/fields/SelectField'

interface FilterSelectProps {
  label: string
  /** Empty: the filter is off. */
  value: string
  options: readonly SelectOption[]
  /** What it says while it is off, where "all" has to agree with the label ("Todas"). */
  anyLabel?: string
  /** One of the options always holds: it cannot be off. */
  isAlwaysOn?: boolean
  onChange: (value: string) => void
}

/** One filter of a list: its name and what is chosen stand on one line; brass edge when it is in force. */
export function FilterSelect({ label, value, options, anyLabel, isAlwaysOn = false, onChange }: FilterSelectProps) {
  const { t } = useTranslation('layout')
  const id = useId()
  return (
    <div className={`filter-select${value === '' || isAlwaysOn ? '' : ' is-active'}`}>
      <label htmlFor={id}>{label}</label>
      <Input type="select" id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {!isAlwaysOn && <option value="">{anyLabel ?? t('table.any')}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Input>
    </div>
  )
}

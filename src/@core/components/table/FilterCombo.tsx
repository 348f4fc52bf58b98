import { useId } from 'react'
import { ComboInput, type ComboInputProps } from '@/@core/components/fields/ComboInput'

interface FilterComboProps extends Omit<ComboInputProps, 'id' | 'aria' | 'ref'> {
  label: string
}

/** A FilterSelect to type in, for more options than a select can hold. */
export function FilterCombo({ label, ...input }: FilterComboProps) {
  const id = useId()
  return (
    <div className={`filter-select${input.value === '' ? '' : ' is-active'}`}>
      <label htmlFor={id}>{label}</label>
      <ComboInput {...input} id={id} />
    </div>
  )
}

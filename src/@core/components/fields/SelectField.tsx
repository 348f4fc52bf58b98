import { useId } from 'react'
import { controlAria, FieldFrame, type FieldProps } from './Field'
import { Input, type InputProps } from './Input'
import '@/@core/styles/choices.scss'

export interface SelectOption {
  value: string
  label: string
}

type SelectProps = Pick<
  InputProps,
  'name' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'ref' | 'disabled' | 'autoComplete'
>

interface SelectFieldProps extends FieldProps, SelectProps {
  options: readonly SelectOption[]
  /** The first line, with an empty value: nothing chosen yet. */
  placeholder?: string
}

export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, required, id: givenId, className, options, placeholder, ...select } = props
  const ownId = useId()
  const id = givenId ?? ownId
  const field = { label, hint, error, required, className }
  return (
    <FieldFrame id={id} field={field}>
      <Input type="select" {...select} {...controlAria(id, field)}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Input>
    </FieldFrame>
  )
}

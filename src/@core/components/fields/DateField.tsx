import { useId, type ComponentPropsWithRef } from 'react'
import { controlAria, FieldFrame, type FieldProps } from './Field'
import { Input } from './Input'

interface DateFieldProps extends FieldProps {
  /** What is asked for: a day (`YYYY-MM-DD`, the default), a month (`YYYY-MM`) or a time of day (`HH:MM`). */
  type?: 'date' | 'month' | 'time'
}

type InputProps = Pick<
  ComponentPropsWithRef<'input'>,
  'name' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'ref' | 'min' | 'max' | 'disabled' | 'autoComplete'
>

/** The browser's own field: what it shows follows the person's locale. Where it has none for months, they are typed. */
export function DateField(props: DateFieldProps & InputProps) {
  const { type = 'date', label, hint, error, required, id: givenId, className, ...input } = props
  const ownId = useId()
  const id = givenId ?? ownId
  const field = { label, hint, error, required, className }
  return (
    <FieldFrame id={id} field={field}>
      <Input
        type={type}
        placeholder={type === 'month' ? 'YYYY-MM' : undefined}
        {...input}
        {...controlAria(id, field)}
      />
    </FieldFrame>
  )
}

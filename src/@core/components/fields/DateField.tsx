import { useId, type ComponentPropsWithRef } from 'react'
import { controlAria, FieldFrame, type FieldProps } from './Field'
import { Input } from './Input'

type InputProps = Pick<
  ComponentPropsWithRef<'input'>,
  'name' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'ref' | 'min' | 'max' | 'disabled' | 'autoComplete'
>

/** The browser's own date field: its value is `YYYY-MM-DD`, what it shows follows the person's locale. */
export function DateField(props: FieldProps & InputProps) {
  const { label, hint, error, required, id: givenId, className, ...input } = props
  const ownId = useId()
  const id = givenId ?? ownId
  const field = { label, hint, error, required, className }
  return (
    <FieldFrame id={id} field={field}>
      <Input type="date" {...input} {...controlAria(id, field)} />
    </FieldFrame>
  )
}

import { useId, type ComponentPropsWithRef } from 'react'
import { controlAria, FieldFrame, type FieldProps } from './Field'
import { Input } from './Input'

type InputProps = Pick<
  ComponentPropsWithRef<'input'>,
  'name' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'ref' | 'min' | 'max' | 'disabled' | 'autoComplete'
>

/** A month: its value is `YYYY-MM`. Where the browser has no field of its own for it, it is typed so. */
export function MonthField(props: FieldProps & InputProps) {
  const { label, hint, error, required, id: givenId, className, ...input } = props
  const ownId = useId()
  const id = givenId ?? ownId
  const field = { label, hint, error, required, className }
  return (
    <FieldFrame id={id} field={field}>
      <Input type="month" placeholder="YYYY-MM" {...input} {...controlAria(id, field)} />
    </FieldFrame>
  )
}

import { useId } from 'react'
import { ComboInput, type ComboInputProps } from './ComboInput'
import { controlAria, FieldFrame, type FieldProps } from './Field'

/** A choice among more than a select can hold. */
export function ComboField(props: FieldProps & Omit<ComboInputProps, 'id' | 'aria'>) {
  const { label, hint, error, required, className, ...input } = props
  const id = useId()
  const field = { label, hint, error, required, className }
  return (
    <FieldFrame id={id} field={field}>
      <ComboInput {...input} id={id} aria={controlAria(id, field)} />
    </FieldFrame>
  )
}

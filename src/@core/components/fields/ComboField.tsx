import { useId } from 'react'
import { ComboInput, type ComboInputProps } from './ComboInput'
import { FieldFrame, type FieldProps } from './Field'

/** A choice among more than a select can hold. */
export function ComboField(props: FieldProps & Omit<ComboInputProps, 'id' | 'describedBy'>) {
  const { label, hint, error, required, className, ...input } = props
  const id = useId()
  const field = { label, hint, error, required, className }
  return (
    <FieldFrame id={id} field={field}>
      <ComboInput {...input} id={id} describedBy={error === undefined ? undefined : `${id}-error`} />
    </FieldFrame>
  )
}

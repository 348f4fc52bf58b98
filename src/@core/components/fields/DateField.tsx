import { useId } from 'react'
import { DateInput, type DateInputProps } from './DateInput'
import { controlAria, FieldFrame, type FieldProps } from './Field'

/** A day, a month or a time of day with its label. */
export function DateField(props: FieldProps & DateInputProps) {
  const { label, hint, error, required, id: givenId, className, ...input } = props
  const ownId = useId()
  const id = givenId ?? ownId
  const field = { label, hint, error, required, className }
  return (
    <FieldFrame id={id} field={field}>
      <DateInput {...input} {...controlAria(id, field)} />
    </FieldFrame>
  )
}

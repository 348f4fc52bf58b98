import { useId, type ComponentPropsWithRef } from 'react'
import { FormGroup, Label } from 'reactstrap'
import { controlAria, FieldNotes } from '@/@core/components/fields/Field'
import { Input } from '@/@core/components/fields/Input'

interface AccountNumberFieldProps extends Pick<ComponentPropsWithRef<'input'>, 'name' | 'onChange' | 'onBlur' | 'ref'> {
  label: string
  error: string | undefined
}

/** One of many numbers, which need not all be there: none of them says that it is optional. */
export function AccountNumberField({ label, error, ...input }: AccountNumberFieldProps) {
  const id = useId()
  return (
    <FormGroup noMargin className="field">
      <Label for={id}>{label}</Label>
      <Input type="text" inputMode="numeric" autoComplete="off" {...input} {...controlAria(id, { label, error })} />
      <div className="field-foot">
        <FieldNotes id={id} error={error} />
      </div>
    </FormGroup>
  )
}

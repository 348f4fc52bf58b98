import { useId } from 'react'
import { FormGroup, Label } from 'reactstrap'
import { FieldNotes, noteIds, type FieldProps } from './Field'
import { Input, type InputProps } from './Input'
import '@/@core/styles/choices.scss'

type BoxProps = Pick<InputProps, 'name' | 'checked' | 'defaultChecked' | 'onChange' | 'onBlur' | 'ref' | 'disabled'>

export function CheckboxField(props: Omit<FieldProps, 'required'> & BoxProps) {
  const { label, hint, error, id: givenId, className = '', ...input } = props
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <div className={`field ${className}`}>
      <FormGroup check>
        <Input
          type="checkbox"
          {...input}
          id={id}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={noteIds(id, { hint, error })}
        />
        <Label check for={id}>
          {label}
        </Label>
      </FormGroup>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}

import { useId, type ComponentPropsWithRef } from 'react'
import { FieldNotes, noteIds, type FieldProps } from './Field'
import '@/@core/styles/choices.scss'

type InputProps = Pick<
  ComponentPropsWithRef<'input'>,
  'name' | 'checked' | 'defaultChecked' | 'onChange' | 'onBlur' | 'ref' | 'disabled'
>

export function CheckboxField(props: Omit<FieldProps, 'required'> & InputProps) {
  const { label, hint, error, id: givenId, className = '', ...input } = props
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <div className={`field ${className}`}>
      <div className="form-check">
        <input
          className="form-check-input"
          type="checkbox"
          {...input}
          id={id}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={noteIds(id, { hint, error })}
        />
        <label className="form-check-label" htmlFor={id}>
          {label}
        </label>
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}

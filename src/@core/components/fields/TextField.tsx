import { useId, type ComponentPropsWithRef } from 'react'
import { controlAria, FieldFrame, type FieldProps } from './Field'
import { Input } from './Input'

type InputProps = Pick<
  ComponentPropsWithRef<'input'>,
  | 'name'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onBlur'
  | 'ref'
  | 'autoComplete'
  | 'autoFocus'
  | 'autoCapitalize'
  | 'spellCheck'
  | 'inputMode'
  | 'placeholder'
  | 'disabled'
  | 'readOnly'
  | 'list'
  | 'dir'
>

export interface TextFieldProps extends FieldProps, InputProps {
  type?: 'text' | 'email' | 'tel' | 'url' | 'search'
}

export function TextField(props: TextFieldProps) {
  const { label, hint, error, required, id: givenId, className, type = 'text', ...input } = props
  const ownId = useId()
  const id = givenId ?? ownId
  const field = { label, hint, error, required, className }
  return (
    <FieldFrame id={id} field={field}>
      <Input type={type} {...input} {...controlAria(id, field)} />
    </FieldFrame>
  )
}

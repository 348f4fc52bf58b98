import type { ComponentPropsWithRef } from 'react'
import { Input as BootstrapInput } from 'reactstrap'
import type { InputType } from 'reactstrap/types/lib/Input'

/** As reactstrap has it, a select and a text area are inputs of a type of their own. */
export interface InputProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'aria-invalid'> {
  type?: InputType
  rows?: number
  'aria-invalid'?: true | undefined
}

/** reactstrap's Input with React's own `ref`, which is what react-hook-form's `register` passes. */
export function Input({ ref, 'aria-invalid': isInvalid, ...props }: InputProps) {
  return <BootstrapInput {...props} innerRef={ref} invalid={isInvalid} />
}

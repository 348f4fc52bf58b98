import type { FactoryOpts } from 'imask'
import { useId } from 'react'
import { useIMask } from 'react-imask'
import { controlAria, FieldFrame, type FieldProps } from '@/@core/components/fields/Field'
import { Input } from '@/@core/components/fields/Input'

interface MaskFieldProps extends FieldProps {
  /** Keep it between renders: a new one is a new mask. */
  mask: FactoryOpts
  start?: string
  inputMode?: 'numeric' | 'decimal' | 'tel'
  disabled?: boolean
  /** Told what is worth storing: without the signs that the mask adds. */
  onAccept?: (bare: string) => void
}

/** A text field of the kit whose keys go through a mask. */
export function MaskField({ mask, start = '', inputMode, disabled, onAccept, ...field }: MaskFieldProps) {
  const id = useId()
  const { ref } = useIMask<HTMLInputElement>(mask, {
    defaultValue: start,
    onAccept: (_, { unmaskedValue }) => onAccept?.(unmaskedValue),
  })
  return (
    <FieldFrame id={id} field={field}>
      <Input
        ref={ref}
        className="tabular"
        inputMode={inputMode}
        autoComplete="off"
        disabled={disabled}
        {...controlAria(id, field)}
      />
    </FieldFrame>
  )
}

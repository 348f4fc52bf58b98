import { useId, type ReactNode } from 'react'
import { FormGroup, Label } from 'reactstrap'
import { FieldNotes, noteIds } from '@/@core/components/fields/Field'
import { Input } from '@/@core/components/fields/Input'
import '@/@core/styles/choices.scss'
import './switchField.scss'

interface SwitchFieldProps {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  isOn: boolean
  /** Its change is on its way: it keeps the focus, and presses are ignored. */
  isBusy?: boolean
  disabled?: boolean
  onSwitch: (isOn: boolean) => void
}

export function SwitchField({ label, hint, error, isOn, isBusy = false, disabled, onSwitch }: SwitchFieldProps) {
  const id = useId()
  return (
    <div className="field switch-field">
      <FormGroup switch>
        <Input
          id={id}
          type="switch"
          role="switch"
          checked={isOn}
          aria-checked={isOn}
          disabled={disabled}
          aria-busy={isBusy || undefined}
          aria-disabled={isBusy || undefined}
          aria-describedby={noteIds(id, { hint, error })}
          onChange={() => {
            if (!isBusy) onSwitch(!isOn)
          }}
        />
        <Label check for={id}>
          {label}
        </Label>
      </FormGroup>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}

import { Minus, Plus } from 'lucide-react'
import { useId, type KeyboardEvent } from 'react'
import { InputGroup } from 'reactstrap'
import { Button } from '@/@core/components/Button'
import { controlAria, FieldFrame, type FieldProps } from '@/@core/components/fields/Field'
import { Input } from '@/@core/components/fields/Input'
import { useWords } from '@/views/samples/showcase/frame/showcasePage'
import { texts } from './texts'

interface StepperFieldProps extends Omit<FieldProps, 'label'> {
  label: string
  /** As it is typed: it may be no number (yet). */
  text: string
  min: number
  max: number
  disabled?: boolean
  onChange: (text: string) => void
}

/** A whole number with a button on each side (the spinbutton pattern). What is typed is never changed under the hands. */
export function StepperField({ text, min, max, disabled = false, onChange, ...field }: StepperFieldProps) {
  const words = useWords(texts)
  const id = useId()
  const value = /^\d+$/.test(text.trim()) ? Number(text) : undefined
  const { label } = field

  function go(to: number): void {
    onChange(String(Math.min(max, Math.max(min, to))))
  }

  function step(by: number): void {
    go(value === undefined ? min : value + by)
  }

  function onKeyDown(event: KeyboardEvent): void {
    const acts: Record<string, () => void> = {
      ArrowUp: () => step(1),
      ArrowDown: () => step(-1),
      PageUp: () => step(10),
      PageDown: () => step(-10),
      Home: () => go(min),
      End: () => go(max),
    }
    const act = acts[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

  function button(by: 1 | -1) {
    const Icon = by > 0 ? Plus : Minus
    const name = (by > 0 ? words.more : words.fewer).replace('{{label}}', label)
    return (
      <Button label={name} disabled={disabled || value === (by > 0 ? max : min)} onClick={() => step(by)}>
        <Icon size={16} strokeWidth={1.75} aria-hidden />
      </Button>
    )
  }

  return (
    <FieldFrame id={id} field={field}>
      <InputGroup className="number-input-steps">
        {button(-1)}
        <Input
          {...controlAria(id, field)}
          className="tabular"
          // It is an input already, which the rule cannot see through the component.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuenow={value}
          disabled={disabled}
          value={text}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {button(1)}
      </InputGroup>
    </FieldFrame>
  )
}

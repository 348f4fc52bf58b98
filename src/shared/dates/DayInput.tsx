import { useState, type ComponentPropsWithRef } from 'react'
import { DateInput } from '@/@core/components/fields/DateInput'
import { dayError } from './dayError'

interface DayInputProps extends Pick<ComponentPropsWithRef<'input'>, 'id'> {
  /** `YYYY-MM-DD`, or undefined for no day in particular. */
  day: string | undefined
  onChange: (day: string | undefined) => void
}

/** A day to display. While its year is typed (2, 20, 202) nothing is reported: only a complete day is. */
export function DayInput({ id, day, onChange }: DayInputProps) {
  const [typed, setTyped] = useState<string | null>(null)

  function type(value: string): void {
    if (value === '' || dayError(value) === undefined) {
      setTyped(null)
      onChange(value === '' ? undefined : value)
    } else setTyped(value)
  }

  function finish(): void {
    if (typed === null) return
    // 22/11/26 is in this century; anything that is not a day is replaced by the displayed one.
    const whole = typed.replace(/^00/, '20')
    if (dayError(whole) === undefined) type(whole)
    else setTyped(null)
  }

  return (
    <DateInput
      id={id}
      value={typed ?? day ?? ''}
      onChange={({ target }) => {
        if (!target.validity.badInput) type(target.value)
      }}
      onBlur={finish}
    />
  )
}

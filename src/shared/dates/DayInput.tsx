import { useState, type ComponentPropsWithRef } from 'react'
import { Input } from '@/@core/components/fields/Input'
import { dayError } from './dayError'

interface DayInputProps extends Pick<ComponentPropsWithRef<'input'>, 'id'> {
  /** `YYYY-MM-DD`, or undefined for no day in particular. */
  day: string | undefined
  onChange: (day: string | undefined) => void
}

/** A day to look at. Typed digit by digit, its year passes 2, 20 and 202 on its way: only a whole one is told. */
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
    // 22/11/26 is of this century; what is no day at all gives way to the one that is shown.
    const whole = typed.replace(/^00/, '20')
    if (dayError(whole) === undefined) type(whole)
    else setTyped(null)
  }

  return (
    <Input
      id={id}
      type="date"
      value={typed ?? day ?? ''}
      onChange={(event) => type(event.target.value)}
      onBlur={finish}
    />
  )
}

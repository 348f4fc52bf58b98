import { useId, useRef, type ClipboardEvent, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldNotes, noteIds } from '@/@core/components/fields/Field'
import { Input } from '@/@core/components/fields/Input'
import { CODE_LENGTH, eraseDigit, typedOver, writeDigits, type CodeDigits } from './codeDigits'

interface CodeFieldProps {
  label: string
  hint: string
  error: string | undefined
  digits: CodeDigits
  onChange: (digits: CodeDigits) => void
}

/**
 * A code of six digits, one to a place: typing goes on to the next, a paste or the phone fills all, and each can be mended.
 * Not input-otp, which writes a style element of its own that our Content-Security-Policy does not let in.
 */
export function CodeField({ label, hint, error, digits, onChange }: CodeFieldProps) {
  const { t } = useTranslation('samplesAuthentication')
  const id = useId()
  const places = useRef<(HTMLInputElement | null)[]>([])

  function goTo(place: number): void {
    const input = places.current[Math.min(Math.max(place, 0), CODE_LENGTH - 1)]
    input?.focus()
    input?.select()
  }

  function show(written: ReturnType<typeof writeDigits>): void {
    onChange(written.digits)
    goTo(written.place)
  }

  function type(place: number, text: string): void {
    const given = typedOver(digits[place] ?? '', text)
    // What is no digit changes nothing; an emptied place stays where one is.
    if (given !== '') show(writeDigits(digits, place, given))
    else if (text === '') show(eraseDigit(digits, place))
  }

  function paste(event: ClipboardEvent, place: number): void {
    event.preventDefault()
    show(writeDigits(digits, place, event.clipboardData.getData('text')))
  }

  function press(event: KeyboardEvent, place: number): void {
    if (event.key === 'Backspace') show(eraseDigit(digits, place))
    else if (event.key === 'ArrowLeft') goTo(place - 1)
    else if (event.key === 'ArrowRight') goTo(place + 1)
    // The digit that stands there already is no change, of which nobody would be told.
    else if (event.key !== '' && event.key === digits[place]) goTo(place + 1)
    else return
    event.preventDefault()
  }

  return (
    <fieldset className="field" aria-describedby={noteIds(id, { hint, error })}>
      <legend className="form-label">{label}</legend>
      {/* Digits are written from left to right in every language. */}
      <div className="code-field tabular" dir="ltr">
        {digits.map((digit, place) => (
          <Input
            // The places are what they are.
            // oxlint-disable-next-line react/no-array-index-key
            key={place}
            ref={(input) => {
              places.current[place] = input
            }}
            inputMode="numeric"
            autoComplete={place === 0 ? 'one-time-code' : 'off'}
            aria-label={t('code.place', { place: place + 1, of: CODE_LENGTH })}
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={error === undefined ? undefined : `${id}-error`}
            value={digit}
            onChange={(event) => type(place, event.target.value)}
            onPaste={(event) => paste(event, place)}
            onKeyDown={(event) => press(event, place)}
            onFocus={(event) => event.target.select()}
          />
        ))}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  )
}

import { useId, type KeyboardEvent } from 'react'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { AMOUNT_MAX } from '@contract/finances'
import { controlAria, FieldFrame } from '@/@core/components/fields/Field'
import { validationErrorText } from '@/@core/components/fields/validationErrorText'
import { useMoney } from './useMoney'
import { AmountPrompt } from './AmountPrompt'
import type { TFunction } from 'i18next'
import type { Money } from '@/i18n/money'
import './amountField.scss'

interface AmountFieldProps<Values extends FieldValues> {
  control: Control<Values>
  /** The value is the typed text; the form's schema checks that it is an amount. */
  name: FieldPath<Values>
  label: string
  hint?: string | undefined
  isDisabled?: boolean
  /** It may stay empty. */
  isOptional?: boolean
  /** In minor units; larger amounts show an error. The form's schema checks this too. */
  max?: number
}

/** A typed amount; if it can be read in two ways, the person is asked. */
export function AmountField<Values extends FieldValues>(props: AmountFieldProps<Values>) {
  const { control, name, label, hint, isDisabled = false, isOptional = false, max = AMOUNT_MAX } = props
  const { t } = useTranslation(['finances', 'shell'])
  const money = useMoney()
  const id = useId()
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController({ control, name })
  const text: string = value ?? ''
  const read = money.parse(text, max)
  // An error of the text is more specific than the form's error code.
  const error =
    fieldState.error && (amountError(t, { money, text, max }) ?? validationErrorText(t, fieldState.error.message))
  const frame = { label, hint, error, required: !isOptional }

  /** Formatted in the language's way, so that a wrong digit is noticed. */
  function tidy(): void {
    const tidied = read.kind === 'amount' ? money.text(read.amount) : text
    // Setting an equal value would count as a change, and make the form dirty.
    if (tidied !== text) onChange(tidied)
  }

  /** Before Enter submits the form: formatted afterwards, the value would differ from the one that was sent. */
  function tidyOnEnter({ key }: KeyboardEvent): void {
    if (key === 'Enter') tidy()
  }

  /** The question's buttons disappear, and the focus returns to the field. */
  function answer(amount: number): void {
    onChange(money.text(amount))
    document.getElementById(id)?.focus()
  }

  return (
    <FieldFrame id={id} field={frame}>
      <div className="amount-box">
        <span className="amount-symbol" aria-hidden>
          {money.symbol}
        </span>
        <input
          className="form-control tabular"
          inputMode="decimal"
          autoComplete="off"
          name={name}
          disabled={isDisabled}
          ref={ref}
          value={text}
          onChange={onChange}
          onKeyDown={tidyOnEnter}
          onBlur={() => {
            onBlur()
            tidy()
          }}
          {...controlAria(id, frame, `${id}-ask`)}
        />
      </div>
      <output id={`${id}-ask`} htmlFor={id}>
        {read.kind === 'ambiguous' && <AmountPrompt typed={text.trim()} choices={read.choices} onChoose={answer} />}
      </output>
    </FieldFrame>
  )
}

/** An example that shows both signs as the language writes them. */
const EXAMPLE = 123456

/** The error sentence for a typed amount; undefined if it is valid. */
function amountError(
  t: TFunction<'finances'>,
  { money, text, max }: { money: Money; text: string; max: number },
): string | undefined {
  const read = money.parse(text, max)
  if (read.kind === 'amount') return undefined
  if (read.kind === 'ambiguous') return t('amount.error.ambiguous')
  switch (read.error) {
    case 'decimals':
      return t('amount.error.decimals', { count: money.digits })
    case 'number':
      return t('amount.error.number', { example: money.text(EXAMPLE) })
    case 'big':
      return t('amount.error.big', { limit: money.format(max) })
    default:
      return t(`amount.error.${read.error}`)
  }
}

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
  /** Its value is what was typed, a text; the form's schema holds it to being an amount. */
  name: FieldPath<Values>
  label: string
  hint?: string | undefined
  isDisabled?: boolean
  /** It may stay empty. */
  isOptional?: boolean
  /** In minor units; more is told to be too much. The form's schema holds it to that. */
  max?: number
}

/** An amount as people type it; what can be read in two ways is asked. */
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
  // What is wrong with the text says more than the word that the form has for it.
  const error =
    fieldState.error && (amountError(t, { money, text, max }) ?? validationErrorText(t, fieldState.error.message))
  const frame = { label, hint, error, required: !isOptional }

  /** Shown as the language writes it, so that a slip of a digit is seen. */
  function tidy(): void {
    const tidied = read.kind === 'amount' ? money.text(read.amount) : text
    // Setting an equal value would count as a change, and make the form dirty.
    if (tidied !== text) onChange(tidied)
  }

  /** Before Enter sends the form: tidied afterwards, it would be another value than the one that was sent. */
  function tidyOnEnter({ key }: KeyboardEvent): void {
    if (key === 'Enter') tidy()
  }

  /** The buttons of the question go with it, and the focus goes back to where it came from. */
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

/** The sentence about what is wrong with a typed amount; undefined where nothing is. */
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

import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { controlAria, FieldFrame } from '@/@core/components/fields/Field'
import { AmountPrompt } from '@/shared/money/AmountPrompt'
import { useMoney } from '@/shared/money/useMoney'
import { readBalance } from './readBalance'
import '@/shared/money/amountField.scss'

interface BalanceFieldProps {
  /** As typed. */
  text: string
  error: string | undefined
  onChange: (text: string) => void
}

/** The statement's closing balance, which may be zero or negative. */
export function BalanceField({ text, error, onChange }: BalanceFieldProps) {
  const { t } = useTranslation('reconcile')
  const money = useMoney()
  const id = useId()
  const read = readBalance(text, money)
  const unread = text.trim() !== '' && read.kind === 'error' ? t('balanceError') : undefined
  const frame = { label: t('balance'), hint: t('balanceHint'), error: error ?? unread, required: true }
  return (
    <FieldFrame id={id} field={frame}>
      <div className="amount-box">
        <span className="amount-symbol" aria-hidden>
          {money.symbol}
        </span>
        <input
          className="form-control tabular"
          autoComplete="off"
          value={text}
          onChange={(event) => onChange(event.target.value)}
          onBlur={() => {
            if (read.kind === 'amount') onChange(money.text(read.amount))
          }}
          {...controlAria(id, frame, `${id}-ask`)}
        />
      </div>
      <output id={`${id}-ask`} htmlFor={id}>
        {read.kind === 'ambiguous' && (
          <AmountPrompt
            typed={text.trim()}
            choices={read.choices}
            onChoose={(amount) => {
              onChange(money.text(amount))
              document.getElementById(id)?.focus()
            }}
          />
        )}
      </output>
    </FieldFrame>
  )
}

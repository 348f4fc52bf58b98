import { useTranslation } from 'react-i18next'
import type { Payable } from '@contract/finances/sepa/paymentOrders'
import { Checkbox } from '@/@core/components/fields/Checkbox'
import { TextField } from '@/@core/components/fields/TextField'
import { validationErrorText } from '@/@core/components/fields/validationErrorText'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import { needsBic, type Payment } from './payment'

type Field = 'name' | 'iban' | 'bic' | 'text'

interface PayableRowProps {
  line: Payable
  payment: Payment
  onChange: (payment: Payment) => void
  faultOf: (field: Field) => string | undefined
}

/** An expense with its tick; ticked, to whom it goes. */
export function PayableRow({ line, payment, onChange, faultOf }: PayableRowProps) {
  const { t } = useTranslation(['paymentOrders', 'shell'])
  const { briefDate } = useFormat()
  const money = useMoney()
  const what = line.description
  const bind = (field: Field) => ({
    label: t(`paymentOrders:new.${field}Short`),
    value: payment[field],
    error: validationErrorText(t, faultOf(field)),
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...payment, [field]: target.value }),
    autoComplete: 'off',
  })
  return (
    <li className="payable">
      <Checkbox
        label={t('new.choose', { what })}
        isOn={payment.isChosen}
        onToggle={() => onChange({ ...payment, isChosen: !payment.isChosen })}
      />
      <div className="payable-what">
        <strong>{what}</strong>
        <span className="order-note">
          {[line.member, t('new.dueOn', { day: briefDate(line.day) })].filter(Boolean).join(' · ')}
        </span>
        {line.wasOrdered && <span className="order-note order-problem">{t('new.wasOrdered')}</span>}
      </div>
      <span className="payable-amount tabular">{money.format(line.amount)}</span>
      {payment.isChosen && (
        <fieldset className="payable-fields">
          <legend className="visually-hidden">{what}</legend>
          <TextField {...bind('name')} required />
          <TextField {...bind('iban')} required autoCapitalize="characters" spellCheck={false} />
          {(needsBic(payment) || payment.bic !== '') && <TextField {...bind('bic')} required={needsBic(payment)} />}
          <TextField {...bind('text')} required />
        </fieldset>
      )}
    </li>
  )
}

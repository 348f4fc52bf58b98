import { useWatch, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { paymentMethods } from '@contract/finances'
import { DateField } from '@/@core/components/fields/DateField'
import { FieldSection } from '@/@core/components/fields/FieldSection'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { SelectField } from '@/@core/components/fields/SelectField'
import { useFormat } from '@/shared/dates/useFormat'
import { LinkFields } from './LinkFields'
import type { FinanceFormValues } from './financeFormValues'
import { StatusField } from './KindField'
import type { BoundFields } from '@/@core/components/fields/useBoundFields'
import { useAccounts } from '@/views/finances/ledger/useAccounts'
import { useClosedMonths } from '@/views/finances/ledger/useClosedMonths'

interface PaymentFieldsProps {
  control: Control<FinanceFormValues>
  bind: BoundFields<FinanceFormValues>
  isReversal: boolean
}

/** When and how; then whom it is about. */
export function PaymentFields({ control, bind, isReversal }: PaymentFieldsProps) {
  const { t } = useTranslation('finances')
  const isOpening = useWatch({ control, name: 'category' }) === 'opening'
  const chosenStatus = useWatch({ control, name: 'status' })
  // What was there is not awaited: nothing is to be chosen.
  const status = isOpening ? 'paid' : chosenStatus
  const date = useWatch({ control, name: 'date' })
  const isClosed = useClosedMonths().isClosed(date)
  const { monthInFull } = useFormat()
  const { hasSeveral, nameOf, optionsWith } = useAccounts()
  const accountId = useWatch({ control, name: 'accountId' })
  return (
    <>
      <FieldSection title={t('form.paymentTitle')}>
        {!isOpening && <StatusField control={control} isDisabled={isReversal} />}
        <div className="field-pair">
          <DateField {...bind('date')} label={t('fields.date')} hint={t(`form.dateHint.${status}`)} required />
          {status === 'paid' ? (
            <SelectField
              {...bind('method')}
              label={t('fields.method')}
              placeholder={t('form.methodPlaceholder')}
              options={paymentMethods.map((value) => ({ value, label: t(`methods.${value}`) }))}
            />
          ) : (
            <DateField {...bind('dueDate')} label={t('fields.dueDate')} hint={t('form.dueDateHint')} />
          )}
        </div>
        {hasSeveral && (
          <SelectField
            {...bind('accountId')}
            label={t('fields.account')}
            placeholder={nameOf(undefined)}
            options={optionsWith(accountId).slice(1)}
            required
          />
        )}
        {isClosed && (
          <div className="date-closed">
            <FormAlert tone="caution">{t('form.dateClosed', { month: monthInFull(date) })}</FormAlert>
          </div>
        )}
      </FieldSection>
      <LinkFields control={control} bind={bind} hasEvent={!isOpening} />
    </>
  )
}

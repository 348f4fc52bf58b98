import { useTranslation } from 'react-i18next'
import { paymentMethods } from '@contract/finances'
import { DateField } from '@/@core/components/fields/DateField'
import { SelectField } from '@/@core/components/fields/SelectField'
import type { PaymentDay } from './usePaymentDay'

export function PaymentDayFields({ day }: { day: PaymentDay }) {
  const { t } = useTranslation(['finances', 'dues'])
  return (
    <>
      <DateField
        label={t('dues:pay.date')}
        value={day.date}
        onChange={(event) => day.setDate(event.target.value)}
        error={day.dateError}
        required
      />
      <SelectField
        label={t('fields.method')}
        placeholder={t('form.methodPlaceholder')}
        value={day.method}
        onChange={(event) => day.setMethod(event.target.value)}
        options={paymentMethods.map((value) => ({ value, label: t(`methods.${value}`) }))}
      />
      {day.accounts.hasSeveral && (
        <SelectField
          label={t('fields.account')}
          placeholder={t('dues:pay.sameAccount')}
          value={day.accountId}
          onChange={(event) => day.setAccountId(event.target.value)}
          options={day.accounts.optionsWith()}
        />
      )}
    </>
  )
}

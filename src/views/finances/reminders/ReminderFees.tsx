import { useTranslation } from 'react-i18next'
import { useMoney } from '@/shared/money/useMoney'

/** What reminders cost those who get them; `fees` in minor units. */
export function ReminderFees({ fees }: { fees: number }) {
  const { t } = useTranslation('reminders')
  const money = useMoney()
  return fees > 0 && <p>{t('fees', { amount: money.format(fees) })}</p>
}

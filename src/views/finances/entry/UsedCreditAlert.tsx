import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { paths } from '@/configs/paths'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import type { CreditInTheWay } from '@/views/finances/credit/creditInTheWay'
import { useNames } from '@/views/finances/ledger/useNames'

interface UsedCreditAlertProps {
  memberId: string
  inTheWay: CreditInTheWay
}

/** Why a payment that had become credit cannot be removed: the uses of that credit, and what to do. */
export function UsedCreditAlert({ memberId, inTheWay: { missing, uses, givenBack } }: UsedCreditAlertProps) {
  const { t } = useTranslation('finances')
  const money = useMoney()
  const { date: dayOf } = useFormat()
  const { memberText } = useNames(uses.map(({ finance }) => finance))

  function textOf({ amount, date, finance }: CreditInTheWay['uses'][number]): string {
    const words = { amount: money.format(amount), day: dayOf(date), what: finance.description }
    const name = finance.memberId === undefined ? undefined : memberText(finance.memberId)
    return finance.memberId === memberId || name === undefined
      ? t('bank.creditUse', words)
      : t('bank.creditUseOf', { ...words, name })
  }

  return (
    <FormAlert>
      <p className="mb-2">{t('bank.creditUsed', { amount: money.format(missing) })}</p>
      <ul className="mb-2">
        {uses.map((use) => (
          <li key={use.id}>{textOf(use)}</li>
        ))}
        {givenBack.map(({ id, amount, date }) => (
          <li key={id}>
            <Link to={paths.finance(id)}>
              {t('bank.creditGivenBack', { amount: money.format(amount), day: dayOf(date) })}
            </Link>
          </li>
        ))}
      </ul>
      <p className="mb-0">
        {t(givenBack.length > 0 ? 'bank.creditByHand' : 'bank.creditAtOnce')}{' '}
        <Link to={paths.statement(memberId)}>{t('bank.creditStatement')}</Link>
      </p>
    </FormAlert>
  )
}

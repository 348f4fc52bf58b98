import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { HomeDebtors } from '@contract/home/overview'
import { Button } from '@/@core/components/Button'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import { paths } from '@/configs/paths'
import { HomePanel } from './HomePanel'

/** The largest debtors, with links to their statements. */
export function DebtorsPanel({ debtors, total, amount }: HomeDebtors) {
  const { t } = useTranslation('home')
  const { count } = useFormat()
  const money = useMoney()
  const more = total - debtors.length
  const isNobody = total === 0
  return (
    <HomePanel
      title={t('debtors.title')}
      action={
        isNobody ? (
          <Button to={paths.dues}>{t('debtors.charge')}</Button>
        ) : (
          <Button to={paths.debtors}>{t('debtors.open')}</Button>
        )
      }
    >
      <p>
        {isNobody
          ? t('debtors.none')
          : t('debtors.sum', { count: total, shown: count(total), amount: money.format(amount) })}
      </p>
      {!isNobody && (
        <ul className="home-sections">
          {debtors.map(({ memberId, name, amount: owed }) => (
            <li key={memberId}>
              <Link to={paths.statement(memberId)}>{name}</Link>
              <span className="tabular">{money.format(owed)}</span>
            </li>
          ))}
          {more > 0 && (
            <li>
              <Link to={paths.debtors}>{t('unfinished.more', { count: more, shown: count(more) })}</Link>
            </li>
          )}
        </ul>
      )}
    </HomePanel>
  )
}

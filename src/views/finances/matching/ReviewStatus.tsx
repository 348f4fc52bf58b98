import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { FootBar } from '@/@core/components/page/FootBar'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import { BudgetWarnings } from '@/views/finances/ledger/BudgetWarnings'
import { ReviewKeys } from './ReviewKeys'
import { countCertain, growthOf, isLeftAsProbable, isOpen, newExpenses, type MatchingReview } from './matchingReview'
import type { BankBalance } from './useBankBalance'

interface ReviewStatusProps {
  review: MatchingReview
  balance: BankBalance | undefined
  /** Why the last import failed. */
  alert: string | null
  isBusy: boolean
  onAcceptAll: () => void
  onImport: () => void
}

/** Progress, balance comparison, and the button to import. */
export function ReviewStatus({ review, balance, alert, isBusy, onAcceptAll, onImport }: ReviewStatusProps) {
  const { t } = useTranslation('matching')
  const { count, briefDate } = useFormat()
  const money = useMoney()
  const counted = (number: number) => ({ count: number, shown: count(number) })
  const decided = review.lines.filter(({ decision }) => decision !== null).length
  const open = review.lines.filter(isOpen).length
  const probable = review.lines.filter(isLeftAsProbable).length
  const known = review.lines.length - decided - open - probable
  const isAllKnown = decided + open + probable === 0
  const certain = countCertain(review)
  const will = balance && balance.ours + growthOf(review, balance.date)
  const expenses = useMemo(() => newExpenses(review.lines), [review.lines])
  const difference = balance && will !== undefined ? balance.bank - will : 0
  return (
    <FootBar className="review-status">
      <BudgetWarnings changes={expenses} />
      {alert !== null && <FormAlert>{alert}</FormAlert>}
      {!isAllKnown && <ReviewKeys />}
      {balance && will !== undefined && (
        <div className="review-balance">
          <dl>
            <div>
              <dt>{t('status.bank', { day: briefDate(balance.date) })}</dt>
              <dd className="tabular">{money.format(balance.bank)}</dd>
            </div>
            <div>
              <dt>{t('status.ours')}</dt>
              <dd className="tabular">{money.format(will)}</dd>
            </div>
          </dl>
          <span className={difference === 0 ? 'is-agreed' : undefined}>
            {difference === 0
              ? t('status.agrees')
              : t(difference > 0 ? 'status.more' : 'status.less', { amount: money.format(Math.abs(difference)) })}
          </span>
        </div>
      )}
      <output>
        {isAllKnown
          ? t('status.allKnown')
          : [
              t('status.decided', counted(decided)),
              t('status.open', counted(open)),
              probable > 0 && t('status.probable', counted(probable)),
              known > 0 && t('status.known', counted(known)),
            ]
              .filter((text) => text !== false)
              .join(' · ')}
      </output>
      {!isAllKnown && (
        <div className="cluster">
          {certain > 0 && (
            <Button onClick={onAcceptAll}>
              {t('acceptAll', {
                ...counted(certain),
                left: open > certain ? t('leftToSee', counted(open - certain)) : t('noneLeftToSee'),
              })}
            </Button>
          )}
          <Button color="primary" isBusy={isBusy} disabled={decided === 0} onClick={onImport}>
            {t('import', counted(decided))}
          </Button>
        </div>
      )}
    </FootBar>
  )
}

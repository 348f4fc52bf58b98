import { BookCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { FootBar } from '@/@core/components/page/FootBar'
import { StatusLabel } from '@/@core/components/page/StatusLabel'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import { CULPRITS_ID } from './Culprits'
import type { ReconcileState } from './useReconcile'

/** Sticky summary of ticked lines and the difference from the statement. */
export function ReconcileBar({ review, canFinish }: { review: ReconcileState; canFinish: boolean }) {
  const { t } = useTranslation('reconcile')
  const { count } = useFormat()
  const money = useMoney()
  const { difference, ticked } = review
  return (
    <FootBar className="reconcile-bar">
      <dl>
        <div>
          <dt>{t('ticked', { count: review.count, shown: count(review.count) })}</dt>
          <dd>{money.format(ticked)}</dd>
        </div>
      </dl>
      <output>
        {difference === undefined && t('sayBalance')}
        {difference === 0 && <StatusLabel shape="dot" tone="positive" label={t('agrees')} />}
        {difference !== undefined && difference !== 0 && (
          <>
            <StatusLabel shape="triangle" tone="caution" label={t('differs', { amount: money.format(difference) })} />{' '}
            <Button color="link" onClick={() => document.getElementById(CULPRITS_ID)?.focus()}>
              {t('why')}
            </Button>
          </>
        )}
      </output>
      {canFinish && (
        <Button color="primary" isBusy={review.isBusy} disabled={difference !== 0} onClick={() => void review.finish()}>
          <BookCheck size={16} aria-hidden />
          {t('finish')}
        </Button>
      )}
    </FootBar>
  )
}

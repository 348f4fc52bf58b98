import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import type { Reconciliation } from '@contract/finances/reconciliations'
import { Button } from '@/@core/components/Button'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'

interface ReconciliationHistoryProps {
  /** Newest first. */
  reconciliations: readonly Reconciliation[]
  /** Absent for users with read access only. */
  onUndo: ((reconciliation: Reconciliation) => void) | undefined
}

/** All reconciliations, with person and reason of those undone. Only the latest can be undone. */
export function ReconciliationHistory({ reconciliations, onUndo }: ReconciliationHistoryProps) {
  const { t } = useTranslation('reconcile')
  const { date, dateTime } = useFormat()
  const money = useMoney()
  const notUndone = reconciliations.filter(({ undoneAt }) => undoneAt === undefined)
  const latest = notUndone.toSorted((one, other) => other.day.localeCompare(one.day))[0]
  if (reconciliations.length === 0) return null
  return (
    <Card tag="section" className="reconcile-history">
      <h2>{t('history')}</h2>
      <ul>
        {reconciliations.map((reconciliation) => {
          const { id, day, balance, lines, at, by, undoneAt, undoneBy, reason } = reconciliation
          return (
            <li key={id}>
              <div>
                <span className={undoneAt === undefined ? undefined : 'muted'}>
                  {t('upTo', { date: date(day), amount: money.format(balance) })}
                </span>
                <div className="muted">{t('doneBy', { count: lines, name: by, date: dateTime(at) })}</div>
                {undoneAt !== undefined && (
                  <div className="muted">{t('undoneBy', { name: undoneBy, date: dateTime(undoneAt), reason })}</div>
                )}
              </div>
              {onUndo && id === latest?.id && (
                <Button size="sm" label={t('undoOf', { date: date(day) })} onClick={() => onUndo(reconciliation)}>
                  {t('undo')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

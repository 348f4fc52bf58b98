import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card } from 'reactstrap'
import type { FinanceChange, FinanceHistory } from '@contract/finances'
import { PartError } from '@/@core/components/feedback/PartError'
import { useFormat } from '@/shared/dates/useFormat'
import { paths } from '@/configs/paths'
import { fetchFinanceHistory } from '@/redux/finances'
import { useQuery } from '@/redux/useQuery'
import { financeFields } from './financeConflict'
import { useFieldText, type FieldText } from './useFieldText'

/** All changes of the entry, newest first. */
export function FinanceHistoryPanel({ id }: { id: string }) {
  const { t } = useTranslation('finances')
  const { answer, failure, isLoading, reload } = useQuery(fetchFinanceHistory, id)
  const fieldText = useFieldText()
  return (
    <Card tag="section" className="finance-history" aria-busy={!answer && !failure}>
      <h2>{t('detail.history')}</h2>
      {failure && <PartError text={t('history.failed')} onRetry={reload} isRetrying={isLoading} />}
      {answer?.reversalOf && <Related label={t('reversal.of')} id={answer.reversalOf} show={t('reversal.show')} />}
      {answer?.reversedBy && <Related label={t('reversal.by')} id={answer.reversedBy} show={t('reversal.show')} />}
      {answer?.changes.length === 0 && <p className="muted">{t('history.none')}</p>}
      <ol>
        {answer &&
          linesOf(answer).map((line) =>
            'name' in line ? (
              <ReceiptLine key={`${line.at}${line.action}${line.name}`} receipt={line} />
            ) : (
              <HistoryLine
                key={`${line.at}${line.action}${line.after?.version ?? 0}`}
                change={line}
                fieldText={fieldText}
              />
            ),
          )}
      </ol>
    </Card>
  )
}

interface RelatedProps {
  label: string
  id: string
  show: string
}

/** Link between a reversal and its original. */
function Related({ label, id, show }: RelatedProps) {
  return (
    <p className="finance-related">
      {label}. <Link to={paths.finance(id)}>{show}</Link>
    </p>
  )
}

type ReceiptChange = NonNullable<FinanceHistory['receipts']>[number]

/** Changes of the entry and of its receipts, newest first. */
function linesOf({ changes, receipts = [] }: FinanceHistory): (FinanceChange | ReceiptChange)[] {
  return [...changes, ...receipts].sort((a, b) => b.at.localeCompare(a.at))
}

function ReceiptLine({ receipt: { at, by, action, name } }: { receipt: ReceiptChange }) {
  const { t } = useTranslation('finances')
  const { dateTime } = useFormat()
  return (
    <li>
      <p>
        <strong>{by}</strong> {t(`history.receipt.${action}`, { name })} <time dateTime={at}>{dateTime(at)}</time>
      </p>
    </li>
  )
}

interface HistoryLineProps {
  change: FinanceChange
  fieldText: FieldText
}

function HistoryLine({ change: { at, by, action, before, after }, fieldText: { labelOf, read } }: HistoryLineProps) {
  const { t } = useTranslation('finances')
  const { dateTime } = useFormat()
  const changed = before && after ? financeFields.filter((field) => before[field] !== after[field]) : []
  return (
    <li>
      <p>
        <strong>{by}</strong> {t(`history.actions.${action}`)} <time dateTime={at}>{dateTime(at)}</time>
      </p>
      {before && after && changed.length > 0 && (
        <ul>
          {changed.map((field) => (
            <li key={field}>
              {labelOf(field)}: {read(after, field) || t('history.empty')}{' '}
              <span className="muted">({t('history.from', { value: read(before, field) || t('history.empty') })})</span>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

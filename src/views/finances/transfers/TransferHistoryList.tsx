import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import type { TransferHistory } from '@contract/finances/accounts'
import { useFormat } from '@/shared/dates/useFormat'
import { transferFields, useTransferText } from './useTransferText'

/** All changes of the transfer, newest first, with previous values. */
export function TransferHistoryList({ changes }: { changes: TransferHistory['changes'] }) {
  const { t } = useTranslation('finances')
  const { dateTime } = useFormat()
  const { labelOf, read } = useTransferText()
  return (
    <Card tag="section" className="finance-history">
      <h2>{t('detail.history')}</h2>
      <ol>
        {changes.map(({ at, by, action, before, after }) => {
          const changed = before && after ? transferFields.filter((field) => before[field] !== after[field]) : []
          return (
            <li key={`${at}${action}`}>
              <p>
                <strong>{by}</strong> {t(`history.actions.${action}`)} <time dateTime={at}>{dateTime(at)}</time>
              </p>
              {before && after && changed.length > 0 && (
                <ul>
                  {changed.map((field) => (
                    <li key={field}>
                      {labelOf(field)}: {read(after, field) || t('history.empty')}{' '}
                      <span className="muted">
                        ({t('history.from', { value: read(before, field) || t('history.empty') })})
                      </span>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          )
        })}
      </ol>
    </Card>
  )
}

import { useTranslation } from 'react-i18next'
import { Table } from 'reactstrap'
import type { YearSums } from '@contract/finances/balance'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'

interface ReportPurposesProps {
  purposes: NonNullable<YearSums['purposes']>
  /** Last day counted. */
  upTo: string
}

/** Money tied to purposes: what the year began with, what came and was spent, and what is left at its end. */
export function ReportPurposes({ purposes, upTo }: ReportPurposesProps) {
  const { t } = useTranslation('finances')
  const { date } = useFormat()
  const money = useMoney()
  return (
    <div className="report-purposes">
      <Table>
        <caption>{t('report.purposes.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('report.purposes.purpose')}</th>
            <th scope="col">{t('report.purposes.opening')}</th>
            <th scope="col">{t('report.purposes.came')}</th>
            <th scope="col">{t('report.purposes.spent')}</th>
            <th scope="col">{t('report.purposes.leftOn', { date: date(upTo) })}</th>
          </tr>
        </thead>
        <tbody>
          {purposes.map(({ id, name, opening, came, spent }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {[opening, came, spent, opening + came - spent].map((amount, place) => (
                // Columns have a fixed order.
                // oxlint-disable-next-line react/no-array-index-key
                <td key={place}>{money.text(amount)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}

import { useTranslation } from 'react-i18next'
import { Card, Table } from 'reactstrap'
import type { WrittenOff } from '@contract/finances/settlements'
import { Button } from '@/@core/components/Button'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'

interface WriteOffTableProps {
  writeOffs: readonly WrittenOff[]
  /** Absent for those who may not change anything. */
  onUndo?: ((writeOff: WrittenOff) => void) | undefined
}

/** A member's written-off entries. */
export function WriteOffTable({ writeOffs, onUndo }: WriteOffTableProps) {
  const { t } = useTranslation(['finances', 'dues'])
  const { briefDate } = useFormat()
  const money = useMoney()
  return (
    <Card className="ledger-table-scroll">
      <Table className="ledger-table">
        <caption>{t('dues:statement.writtenOff')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('dues:statement.entry')}</th>
            <th scope="col" className="is-wide">
              {t('dues:statement.writtenOffOn')}
            </th>
            <th scope="col" className="is-end">
              {t('fields.amount')}
            </th>
            {onUndo && (
              <th scope="col" className="ledger-table-acts">
                <span className="visually-hidden">{t('dues:statement.restore')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {writeOffs.map((writeOff) => {
            const { finance, date, reason } = writeOff
            return (
              <tr key={finance.id}>
                <th scope="row">
                  {finance.description}
                  <span className="statement-note">{reason}</span>
                </th>
                <td className="is-wide ledger-table-day">{briefDate(date)}</td>
                <td className="is-end ledger-table-sum">
                  {money.format(finance.amount)}
                  <span className="ledger-table-note">{briefDate(date)}</span>
                </td>
                {onUndo && (
                  <td className="ledger-table-acts">
                    <Button
                      size="sm"
                      label={t('dues:statement.restoreOne', { name: finance.description })}
                      onClick={() => onUndo(writeOff)}
                    >
                      {t('dues:statement.restore')}
                    </Button>
                  </td>
                )}
              </tr>
            )
          })}
        </tbody>
      </Table>
    </Card>
  )
}

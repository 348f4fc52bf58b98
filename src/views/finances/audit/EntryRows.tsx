import { useTranslation } from 'react-i18next'
import { Card, Table } from 'reactstrap'
import { EntryTableRow, type EntryRow, type RowParts } from './EntryTableRow'
import '@/views/finances/ledger/ledgerTable.scss'
import './audit.scss'

interface EntryRowsProps extends RowParts {
  caption: string
  rows: readonly EntryRow[]
  isLoading?: boolean
}

/** Entries with their receipts, and the auditor's actions. */
export function EntryRows({ caption, rows, isLoading, ...parts }: EntryRowsProps) {
  const { t } = useTranslation(['auditing', 'finances'])
  const { actsOf } = parts
  return (
    <Card className="ledger-table-scroll" aria-busy={isLoading}>
      <Table className="ledger-table audit-table">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('entry.what')}</th>
            <th scope="col" className="is-wide">
              {t('entry.date')}
            </th>
            <th scope="col" className="is-wide">
              {t('entry.receipts')}
            </th>
            <th scope="col" className="is-end">
              {t('entry.amount')}
            </th>
            {actsOf && (
              <th scope="col">
                <span className="visually-hidden">{t('entry.acts')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <EntryTableRow key={row.id} row={row} {...parts} />
          ))}
        </tbody>
      </Table>
    </Card>
  )
}

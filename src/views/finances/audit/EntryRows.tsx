import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Card, Table } from 'reactstrap'
import type { AuditEntry } from '@contract/treasury/auditing'
import { amountOf, entryNote, type AuditSayings } from './auditText'
import '@/views/finances/ledger/ledgerTable.scss'
import './audit.scss'

export interface EntryRow {
  id: string
  /** Absent: it is no longer there. */
  entry?: AuditEntry | undefined
}

interface EntryRowsProps extends AuditSayings {
  caption: string
  rows: readonly EntryRow[]
  isLoading?: boolean
  /** Links to the entry's page, where there is one. */
  titleOf?: ((entry: AuditEntry) => ReactNode) | undefined
  receiptsOf: (entry: AuditEntry) => ReactNode
  /** The last column; absent: there is none. */
  actsOf?: ((row: EntryRow) => ReactNode) | undefined
}

/** Entries with what proves them, and what the auditor can do with each. */
export function EntryRows({ caption, rows, isLoading, titleOf, receiptsOf, actsOf, format, money }: EntryRowsProps) {
  const { t } = useTranslation(['auditing', 'finances'])
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
          {rows.map((row) => {
            const { id, entry } = row
            return (
              <tr key={id}>
                <th scope="row">
                  {entry ? (titleOf?.(entry) ?? entry.description) : t('entry.gone')}
                  {entry && (
                    <span className="audit-note">
                      {[entry.voucher, entryNote(t, entry)].filter(Boolean).join(' · ')}
                    </span>
                  )}
                  {entry && <span className="ledger-table-note">{format.briefDate(entry.date)}</span>}
                  {entry && <span className="ledger-table-note">{receiptsOf(entry)}</span>}
                </th>
                <td className="ledger-table-day is-wide">{entry && format.briefDate(entry.date)}</td>
                <td className="is-wide">{entry && receiptsOf(entry)}</td>
                <td className="is-end">{entry && money.format(amountOf(entry))}</td>
                {actsOf && <td className="audit-acts">{actsOf(row)}</td>}
              </tr>
            )
          })}
        </tbody>
      </Table>
    </Card>
  )
}

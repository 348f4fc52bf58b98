import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { BankBooking } from '@contract/keptLines'
import type { AuditEntry } from '@contract/finances/auditing'
import { BankDetailsRow } from '@/views/finances/bankLines/BankDetailsRow'
import { BankNote } from '@/views/finances/bankLines/BankNote'
import type { BankSayings } from '@/views/finances/bankLines/bankSayings'
import { amountOf, entryNote, type AuditSayings } from './auditText'

export interface EntryRow {
  id: string
  /** Absent if the entry no longer exists. */
  entry?: AuditEntry | undefined
}

export interface RowParts extends AuditSayings {
  /** The bank's bookings that contain bank lines of the entries. */
  bookings: readonly BankBooking[] | undefined
  /** Links to the other parts; absent: they have no pages. */
  linkOf?: BankSayings['linkOf']
  /** A link to the entry's page, if there is one. */
  titleOf?: ((entry: AuditEntry) => ReactNode) | undefined
  receiptsOf: (entry: AuditEntry) => ReactNode
  /** Contents of the last column; absent: no such column. */
  actsOf?: ((row: EntryRow) => ReactNode) | undefined
}

/** Number of columns, including hidden ones; the last is that of the actions. */
const COLUMNS = 4

/** An entry with its receipts, and its bank line. */
export function EntryTableRow({ row, ...parts }: RowParts & { row: EntryRow }) {
  const { bookings, linkOf, titleOf, receiptsOf, actsOf, format, money } = parts
  const { t } = useTranslation(['auditing', 'finances'])
  const detailsId = useId()
  const [isOpen, setOpen] = useState(false)
  const { entry } = row
  const { bank = [] } = entry ?? {}
  return (
    <>
      <tr>
        <th scope="row">
          {entry ? (titleOf?.(entry) ?? entry.description) : t('entry.gone')}
          {entry && (
            <>
              <span className="audit-note">{[entry.voucher, entryNote(t, entry)].filter(Boolean).join(' · ')}</span>
              <span className="ledger-table-note">{format.briefDate(entry.date)}</span>
              <BankNote
                lines={bank}
                bookings={bookings}
                title={entry.description}
                format={format}
                money={money}
                isOpen={isOpen}
                detailsId={detailsId}
                onToggle={() => setOpen(!isOpen)}
              />
              <span className="ledger-table-note">{receiptsOf(entry)}</span>
            </>
          )}
        </th>
        <td className="ledger-table-day is-wide">{entry && format.briefDate(entry.date)}</td>
        <td className="is-wide">{entry && receiptsOf(entry)}</td>
        <td className="is-end">{entry && money.format(amountOf(entry))}</td>
        {actsOf && <td className="audit-acts">{actsOf(row)}</td>}
      </tr>
      {isOpen && entry && (
        <BankDetailsRow
          id={detailsId}
          columns={COLUMNS + (actsOf ? 1 : 0)}
          lines={bank}
          bookings={bookings}
          row={{ date: entry.date, amount: amountOf(entry) }}
          ownId={entry.id}
          linkOf={linkOf}
          absentText={t('entry.partAbsent')}
          format={format}
          money={money}
        />
      )}
    </>
  )
}

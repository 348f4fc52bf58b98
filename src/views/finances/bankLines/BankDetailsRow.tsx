import type { BankBooking, KeptLine } from '@contract/keptLines'
import { BankLineFacts } from './BankLineFacts'
import type { BankSayings } from './bankSayings'

interface BankDetailsRowProps extends BankSayings {
  id: string
  /** Of the table. */
  columns: number
  lines: readonly KeptLine[]
  bookings: readonly BankBooking[] | undefined
  /** What the row tells: it is not repeated. */
  row: Pick<KeptLine, 'date' | 'amount'>
}

/** Below a row of a table: all that is kept of the lines of the bank that it came from. */
export function BankDetailsRow({ id, columns, lines, bookings, row, ...sayings }: BankDetailsRowProps) {
  return (
    <tr className="bank-details">
      <td id={id} colSpan={columns}>
        <div className="bank-lines">
          {lines.map((line) => (
            <BankLineFacts
              key={`${line.fileName} ${line.date} ${line.fileLine} ${line.amount}`}
              line={line}
              bookings={bookings}
              told={row}
              {...sayings}
            />
          ))}
        </div>
      </td>
    </tr>
  )
}

import type { BankBooking, KeptLine } from '@contract/keptLines'
import { BankLineFacts } from './BankLineFacts'
import type { BankSayings } from './bankSayings'

interface BankDetailsRowProps extends BankSayings {
  id: string
  /** Number of the table's columns. */
  columns: number
  lines: readonly KeptLine[]
  bookings: readonly BankBooking[] | undefined
  /** The values that the row shows, which are not repeated. */
  row: Pick<KeptLine, 'date' | 'amount'>
}

/** The stored bank lines of a row, in a table row below it. */
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

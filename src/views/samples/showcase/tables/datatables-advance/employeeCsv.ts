import type { Column } from '@/@core/components/table/column'
import { csvText, type CsvCell } from '@/@core/files/csvText'
import { dollarsOf, type Employee } from '@/views/samples/showcase/tables/datatables-basic/employeeCalls'

interface Shown {
  columns: readonly Column<Employee>[]
  /** The words for the statuses, in their order. */
  statuses: readonly string[]
  language: string
}

/** What the columns show, with plain numbers for money and days as they sort; no cell is run as a formula. */
export function employeeCsv(rows: readonly Employee[], { columns, statuses, language }: Shown): string {
  function cellOf(row: Employee, column: string): CsvCell {
    if (column === 'salary') return { number: String(dollarsOf(row)) }
    return column === 'status' ? statuses[row.status - 1] : String(Reflect.get(row, column))
  }
  return csvText(
    columns.map(({ label }) => label),
    rows.map((row) => columns.map(({ id }) => cellOf(row, id))),
    language,
  )
}

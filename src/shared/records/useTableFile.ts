import { recordExportCall, type ExportKind } from '@contract/audit'
import type { CsvCell } from '@/@core/files/csvText'
import { csvText } from '@/@core/files/csvText'
import { fileName } from '@/@core/files/fileName'
import { saveTextFile } from '@/@core/files/saveFile'
import { showToast } from '@/@core/components/feedback/showToast'
import { apiRequest } from '@/api/apiRequest'
import { failureOf } from '@/api/failure'
import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'
import { useFormat } from '@/shared/dates/useFormat'
import { toastFailure } from '@/shared/failures/toastFailure'
import { useCsvForm } from '@/shared/files/useCsvForm'

const types = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  vcf: 'text/vcard;charset=utf-8',
} as const
type Extension = keyof typeof types

export interface TableColumn<Row> {
  label: string
  value: (row: Row) => CsvCell
  /** Its values are days. */
  isDay?: boolean
  /** Its numbers are amounts. */
  isAmount?: boolean
}

function workbookCell<Row>({ value, isDay, isAmount }: TableColumn<Row>, row: Row) {
  const cell = value(row)
  if (typeof cell === 'object') return isAmount ? { number: cell.number } : { plain: cell.number }
  return isDay && cell ? { day: cell } : (cell ?? '')
}

/** The rows as a workbook; what writes it comes with its first use. */
async function workbook<Row>(rows: readonly Row[], columns: readonly TableColumn<Row>[]): Promise<BlobPart> {
  const { workbookBytes } = await import('@/@core/files/workbookBytes')
  return workbookBytes(
    columns.map(({ label }) => label),
    rows.map((row) => columns.map((column) => workbookCell(column, row))),
  )
}

interface FileOf {
  /** What the activity log calls it. */
  what: ExportKind
  /** The contents of the file, for its name; the group precedes it, the day follows. */
  title: string
  doneText: (count: number) => string
  isEverything?: boolean
}

/** Saves rows as a file. Each way returns whether it was saved; a failure is told. */
export function useTableFile({ what, title, doneText, isEverything = false }: FileOf) {
  const { locale } = useCsvForm()
  const { isoDay } = useFormat()
  const group = useAppSelector(selectUser)?.group.name ?? ''

  async function save(count: number, extension: Extension, content: () => Promise<BlobPart>): Promise<boolean> {
    try {
      const made = await content()
      // Recorded before the file is saved: an unrecorded export must not happen.
      await apiRequest(recordExportCall, { data: { what, count, isEverything } })
      saveTextFile(fileName([group, title, isoDay(new Date())], extension), made, types[extension])
      showToast.success(doneText(count))
      return true
    } catch (thrown) {
      toastFailure(failureOf(thrown))
      return false
    }
  }

  return {
    save,
    saveTable: <Row>(rows: readonly Row[], columns: readonly TableColumn<Row>[], extension: 'csv' | 'xlsx') =>
      save(rows.length, extension, async () =>
        extension === 'xlsx'
          ? workbook(rows, columns)
          : csvText(
              columns.map(({ label }) => label),
              rows.map((row) => columns.map(({ value }) => value(row))),
              locale,
            ),
      ),
  }
}

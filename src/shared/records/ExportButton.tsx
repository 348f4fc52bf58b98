import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExportKind } from '@contract/audit'
import { Button } from '@/@core/components/Button'
import { showToast } from '@/@core/components/feedback/showToast'
import { fileName } from '@/@core/files/fileName'
import { saveTextFile } from '@/@core/files/saveFile'
import { apiRequest } from '@/api/apiRequest'
import { failureOf } from '@/api/failure'
import { useRunQuery, type Query } from '@/redux/query'
import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'
import { toastFailure } from '@/shared/failures/toastFailure'
import { CsvFormMenu } from '@/shared/files/CsvFormMenu'
import { useCsvForm } from '@/shared/files/useCsvForm'
import { useFormat } from '@/shared/dates/useFormat'
import { recordExportCall } from '@contract/audit'

interface ExportButtonProps<Row, Selection> {
  /** What the activity log calls it. */
  what: ExportKind
  /** The account, levy or year, if there are several. */
  of?: string | undefined
  /** Reads everything that the filters select, not just the page on the screen. */
  select: Query<Row[], Selection>
  selection: Selection
  /** `locale`: for `csvText`. */
  toCsv: (rows: Row[], locale: string) => Promise<string>
  /** The contents of the file, for its name; the group precedes it, the day follows. */
  title: string
  /** The message after saving; `shown` is the formatted number of rows. */
  doneText: (count: number, shown: string) => string
}

/** Sorting filters nothing out. */
const ordering = new Set(['sort', 'sortColumn'])

function isUnfiltered(selection: unknown): boolean {
  const chosen = Object.entries(selection ?? {}).filter(([, value]) => value !== undefined && value !== '')
  return chosen.every(([name]) => ordering.has(name))
}

/** Saves a list as a file for spreadsheets. */
export function ExportButton<Row, Selection>(props: ExportButtonProps<Row, Selection>) {
  const { what, of, select, selection, toCsv, title, doneText } = props
  const { t } = useTranslation('shell')
  const run = useRunQuery()
  const { isoDay, count } = useFormat()
  const group = useAppSelector(selectUser)?.group.name ?? ''
  const { locale } = useCsvForm()
  const [isBusy, setBusy] = useState(false)

  async function save(): Promise<void> {
    setBusy(true)
    try {
      const rows = await run(select(selection))
      const text = await toCsv(rows, locale)
      // Recorded before the file is made: an unrecorded export must not happen.

      await apiRequest(recordExportCall, {
        data: { what, count: rows.length, of, isEverything: isUnfiltered(selection) },
      })
      saveTextFile(fileName([group, title, isoDay(new Date())], 'csv'), text, 'text/csv;charset=utf-8')
      showToast.success(doneText(rows.length, count(rows.length)))
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <Button color="secondary" isBusy={isBusy} onClick={() => void save()}>
        <Download size={16} aria-hidden />
        <span className="page-action-text">{t('exportCsv')}</span>
      </Button>
      <CsvFormMenu />
    </>
  )
}

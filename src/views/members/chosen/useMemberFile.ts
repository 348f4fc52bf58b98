import { useTranslation } from 'react-i18next'
import { recordExportCall } from '@contract/audit'
import type { Member } from '@contract/members'
import { csvText } from '@/@core/files/csvText'
import { fileName } from '@/@core/files/fileName'
import { saveTextFile } from '@/@core/files/saveTextFile'
import { showToast } from '@/@core/components/feedback/showToast'
import { apiRequest } from '@/api/apiRequest'
import { failureOf } from '@/api/failure'
import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'
import { useFormat } from '@/shared/dates/useFormat'
import { toastFailure } from '@/shared/failures/toastFailure'
import type { FileColumn } from '@/views/members/columns/fileColumns'

const types = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  vcf: 'text/vcard;charset=utf-8',
} as const
type Extension = keyof typeof types

function workbookCell(column: FileColumn, member: Member) {
  const value = column.value(member)
  if (typeof value === 'object') return { plain: value.number }
  return column.isDay && value ? { day: value } : (value ?? '')
}

/** The members as a workbook; what writes it comes with its first use. */
async function workbook(members: readonly Member[], columns: readonly FileColumn[]): Promise<BlobPart> {
  const { workbookBytes } = await import('@/@core/files/workbookBytes')
  return workbookBytes(
    columns.map(({ label }) => label),
    members.map((member) => columns.map((column) => workbookCell(column, member))),
  )
}

/** Saves members as a file. Returns whether it was saved; a failure is told. */
export function useMemberFile() {
  const { t, i18n } = useTranslation(['members', 'shell'])
  const { isoDay, count } = useFormat()
  const group = useAppSelector(selectUser)?.group.name ?? ''

  async function save(members: readonly Member[], extension: Extension, content: () => Promise<BlobPart>) {
    try {
      const made = await content()
      // Recorded before the file is saved: an unrecorded export must not happen.
      await apiRequest(recordExportCall, { data: { what: 'members', count: members.length, isEverything: false } })
      saveTextFile(fileName([group, t('title'), isoDay(new Date())], extension), made, types[extension])
      showToast.success(t('exported', { count: members.length, shown: count(members.length) }))
      return true
    } catch (thrown) {
      toastFailure(failureOf(thrown))
      return false
    }
  }

  return {
    saveTable: (members: readonly Member[], columns: readonly FileColumn[], extension: 'csv' | 'xlsx') =>
      save(members, extension, async () =>
        extension === 'xlsx'
          ? workbook(members, columns)
          : csvText(
              columns.map(({ label }) => label),
              members.map((member) => columns.map(({ value }) => value(member))),
              i18n.language,
            ),
      ),
    saveCards: (members: readonly Member[]) =>
      save(members, 'vcf', async () => {
        const { vCards } = await import('./vCards')
        return vCards(members, group, ({ section }) => t(`sections.${section}`))
      }),
  }
}

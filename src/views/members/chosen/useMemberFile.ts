import { useTranslation } from 'react-i18next'
import type { Member } from '@contract/members'
import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'
import { useFormat } from '@/shared/dates/useFormat'
import { useTableFile } from '@/shared/records/useTableFile'
import type { FileColumn } from '@/views/members/columns/fileColumns'
import { useGroupSections } from '@/views/members/columns/useSectionLabel'

/** Saves members as a file. Returns whether it was saved; a failure is told. */
export function useMemberFile() {
  const { t } = useTranslation(['members', 'shell'])
  const { count } = useFormat()
  const { nameOf: sectionOf } = useGroupSections()
  const group = useAppSelector(selectUser)?.group.name ?? ''
  const { save, saveTable } = useTableFile({
    what: 'members',
    title: t('title'),
    doneText: (saved) => t('exported', { count: saved, shown: count(saved) }),
  })
  return {
    saveTable: (members: readonly Member[], columns: readonly FileColumn[], extension: 'csv' | 'xlsx') =>
      saveTable(members, columns, extension),
    saveCards: (members: readonly Member[]) =>
      save(members.length, 'vcf', async () => {
        const { vCards } = await import('./vCards')
        return vCards(members, group, sectionOf)
      }),
  }
}

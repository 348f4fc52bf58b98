import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AllMembersConfig } from '@contract/members'
import { Button } from '@/@core/components/Button'
import { showToast } from '@/@core/components/feedback/showToast'
import { fileName } from '@/@core/files/fileName'
import { saveTextFile } from '@/@core/files/saveTextFile'
import { failureOf } from '@/api/failure'
import { toastFailure } from '@/shared/failures/toastFailure'
import { useFormat } from '@/shared/dates/useFormat'
import { selectUser } from '@/redux/auth'
import { useAppDispatch, useAppSelector } from '@/redux/hooks'
import { selectMembers } from '@/redux/members'

/** Saves everyone that the filters select, not just the page on the screen. */
export function ExportButton({ selection }: { selection: AllMembersConfig }) {
  const { t, i18n } = useTranslation('members')
  const dispatch = useAppDispatch()
  const format = useFormat()
  const group = useAppSelector(selectUser)?.group.name ?? ''
  const [isBusy, setBusy] = useState(false)

  async function save(): Promise<void> {
    setBusy(true)
    try {
      const [members, { memberCsv }] = await Promise.all([
        dispatch(selectMembers(selection)).unwrap(),
        import('./memberCsv'),
      ])
      const name = fileName([group, t('file'), format.calendarDate(new Date().toISOString())], 'csv')
      saveTextFile(name, memberCsv(members, t, i18n.language), 'text/csv;charset=utf-8')
      showToast.success(t('exported', { count: members.length, shown: format.count(members.length) }))
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button color="secondary" isBusy={isBusy} onClick={() => void save()}>
      <Download size={16} aria-hidden />
      <span className="member-action-text">{t('export')}</span>
    </Button>
  )
}

import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AllAnalyticsConfig, AnalyticsRow } from '@contract/analytics'
import { Button } from '@/@core/components/Button'
import { showToast } from '@/@core/components/feedback/showToast'
import { fileName } from '@/@core/files/fileName'
import { saveTextFile } from '@/@core/files/saveTextFile'
import { failureOf } from '@/api/failure'
import { toastFailure } from '@/shared/failures/toastFailure'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import { selectAnalytics } from '@/redux/analytics'
import { selectUser } from '@/redux/auth'
import { useAppDispatch, useAppSelector } from '@/redux/hooks'
import { useToday } from '@/shared/dates/useToday'

/** Saves everything that the filters select, not just the page on the screen. */
export function ExportButton({ selection }: { selection: AllAnalyticsConfig }) {
  const { t, i18n } = useTranslation(['analytics', 'events'])
  const dispatch = useAppDispatch()
  const format = useFormat()
  const money = useMoney()
  const today = useToday()
  const group = useAppSelector(selectUser)?.group.name ?? ''
  const [isBusy, setBusy] = useState(false)
  const dayOf = ({ start, allDay }: AnalyticsRow) => (allDay ? start : format.isoDay(new Date(start)))

  async function save(): Promise<void> {
    setBusy(true)
    try {
      const [rows, { analyticsCsv }] = await Promise.all([
        dispatch(selectAnalytics(selection)).unwrap(),
        import('./analyticsCsv'),
      ])
      const text = analyticsCsv(rows, { t, money, dayOf, language: i18n.language })
      saveTextFile(fileName([group, t('title'), today], 'csv'), text, 'text/csv;charset=utf-8')
      showToast.success(t('list.exported', { count: rows.length, shown: format.count(rows.length) }))
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button color="secondary" isBusy={isBusy} onClick={() => void save()}>
      <Download size={16} aria-hidden />
      <span className="analytics-action-text">{t('list.export')}</span>
    </Button>
  )
}

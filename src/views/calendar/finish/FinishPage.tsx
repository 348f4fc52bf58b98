import { CalendarX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { paths } from '@/configs/paths'
import { findFinishStart } from '@/redux/calendar/checkins'
import { RecordLoader } from '@/shared/records/RecordLoader'
import { FinishScreen } from './FinishScreen'

/** How an event went: filled in after it, or at the rehearsal itself. */
export function FinishPage() {
  const { t } = useTranslation('finish')
  const gone = {
    icon: CalendarX,
    title: t('gone.title'),
    hint: t('gone.text'),
    action: <Button to={paths.calendar}>{t('toCalendar')}</Button>,
  }
  return (
    <RecordLoader find={findFinishStart} title={t('shortTitle')} gone={gone}>
      {/* A corrected or reopened event is another start for the form. */}
      {(report, reload) => <FinishScreen key={report.event.version} report={report} onChanged={reload} />}
    </RecordLoader>
  )
}

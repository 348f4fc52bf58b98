import { CalendarX } from 'lucide-react'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { paths } from '@/configs/paths'
import { createOutbox } from '@/api/outbox/outbox'
import { selectUser } from '@/redux/auth'
import { findFinishStart, type FinishStart } from '@/redux/calendar/checkins'
import { useAppSelector } from '@/redux/hooks'
import { RecordLoader } from '@/shared/records/RecordLoader'
import { checkinOutbox, marksStore, withPending } from '@/views/calendar/checkins/checkinOutbox'
import { FinishScreen } from './FinishScreen'

/** What was marked at the door on this device and is still on its way counts, as it is seen there. */
async function findWithOwnMarks(userId: string, id: string): Promise<FinishStart> {
  const pending = createOutbox(marksStore('checkins', userId, id), checkinOutbox).read()
  const { checkins, ...report } = await findFinishStart(id)
  return { ...report, checkins: checkins && withPending(checkins, pending) }
}

/** How an event went: filled in after it, or at the rehearsal itself. */
export function FinishPage() {
  const { t } = useTranslation('finish')
  const userId = useAppSelector(selectUser)?.id ?? ''
  const find = useCallback((id: string) => findWithOwnMarks(userId, id), [userId])
  const gone = {
    icon: CalendarX,
    title: t('gone.title'),
    hint: t('gone.text'),
    action: <Button to={paths.calendar}>{t('toCalendar')}</Button>,
  }
  return (
    <RecordLoader find={find} title={t('shortTitle')} gone={gone}>
      {/* A corrected or reopened event is another start for the form. */}
      {(report, reload) => <FinishScreen key={report.event.version} report={report} onChanged={reload} />}
    </RecordLoader>
  )
}

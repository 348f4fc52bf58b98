import { CalendarX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { Id } from '@contract/wire'
import { Button } from '@/@core/components/Button'
import { DetailSkeleton } from '@/@core/components/feedback/DetailSkeleton'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { failureText } from '@/i18n/failureText'
import { paths } from '@/configs/paths'
import { findReport } from '@/redux/calendar'
import { useQuery } from '@/redux/useQuery'
import { FinishScreen } from './FinishScreen'

/** How an event went: filled in after it, or at the rehearsal itself. */
export function FinishPage() {
  const { id = '' } = useParams()
  // What is no id was never an event; the server would call it an error of ours.
  return Id.safeParse(id).success ? <LoadedFinish key={id} id={id} /> : <EventGone />
}

function LoadedFinish({ id }: { id: string }) {
  const { t } = useTranslation('finish')
  const { answer: report, failure, isLoading, reload } = useQuery(findReport, id)
  // A corrected or reopened event is another start for the form.
  if (report) return <FinishScreen key={report.event.version} report={report} onChanged={reload} />
  if (failure?.code === 'not_found') return <EventGone />
  return (
    <>
      <PageHeader title={t('shortTitle')} />
      {failure ? (
        <LoadError message={failureText(failure)} onRetry={reload} isRetrying={isLoading} />
      ) : (
        <DetailSkeleton />
      )}
    </>
  )
}

function EventGone() {
  const { t } = useTranslation('finish')
  return (
    <>
      <PageHeader title={t('shortTitle')} documentTitle={t('gone.title')} />
      <EmptyState
        icon={CalendarX}
        title={t('gone.title')}
        hint={t('gone.text')}
        action={<Button to={paths.calendar}>{t('toCalendar')}</Button>}
      />
    </>
  )
}

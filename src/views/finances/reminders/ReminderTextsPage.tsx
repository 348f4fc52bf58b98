import { useTranslation } from 'react-i18next'
import { DetailSkeleton } from '@/@core/components/feedback/DetailSkeleton'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { paths } from '@/configs/paths'
import { loadErrorOf } from '@/i18n/failureText'
import { fetchReminderSettings } from '@/redux/treasury/reminders'
import { useQuery } from '@/redux/useQuery'
import { ReminderTextsForm } from './ReminderTextsForm'

/** When the group reminds, and in which words. */
export function ReminderTextsPage() {
  const { t } = useTranslation('reminders')
  const { answer, failure, isLoading, reload } = useQuery(fetchReminderSettings, undefined)
  return (
    <>
      <PageHeader
        title={t('settings.title')}
        lead={t('settings.lead')}
        back={<BackLink to={paths.reminders} label={t('title')} />}
      />
      {answer && <ReminderTextsForm {...answer} />}
      {!answer && failure && <LoadError {...loadErrorOf(failure)} onRetry={reload} isRetrying={isLoading} />}
      {!answer && !failure && <DetailSkeleton />}
    </>
  )
}

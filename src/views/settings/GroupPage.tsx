import { useTranslation } from 'react-i18next'
import { DetailSkeleton } from '@/@core/components/feedback/DetailSkeleton'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { loadErrorOf } from '@/i18n/failureText'
import { fetchGroup } from '@/redux/group'
import { useQuery } from '@/redux/useQuery'
import { GroupForm } from './GroupForm'

export function GroupPage() {
  const { t } = useTranslation('settings')
  const { answer: group, failure, isLoading, reload } = useQuery(fetchGroup, undefined)
  return (
    <>
      <PageHeader title={t('group.title')} lead={t('group.lead')} />
      {group && <GroupForm group={group} />}
      {!group && failure && <LoadError {...loadErrorOf(failure)} onRetry={reload} isRetrying={isLoading} />}
      {!group && !failure && <DetailSkeleton />}
    </>
  )
}

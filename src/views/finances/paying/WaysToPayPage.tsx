import { useTranslation } from 'react-i18next'
import { DetailSkeleton } from '@/@core/components/feedback/DetailSkeleton'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { loadErrorOf } from '@/i18n/failureText'
import { paths } from '@/configs/paths'
import { fetchPaymentSettings } from '@/redux/treasury/paying'
import { useQuery } from '@/redux/useQuery'
import { WaysToPayForm } from './WaysToPayForm'

/** How the group is paid: what stands on statements. */
export function WaysToPayPage() {
  const { t } = useTranslation(['paying', 'dues'])
  const { answer: settings, failure, isLoading, reload } = useQuery(fetchPaymentSettings, undefined)
  return (
    <>
      <PageHeader
        title={t('paying:settings.title')}
        lead={t('paying:settings.lead')}
        back={<BackLink to={paths.debtors} label={t('dues:debtors.title')} />}
      />
      {settings && <WaysToPayForm settings={settings} />}
      {!settings && failure && <LoadError {...loadErrorOf(failure)} onRetry={reload} isRetrying={isLoading} />}
      {!settings && !failure && <DetailSkeleton />}
    </>
  )
}

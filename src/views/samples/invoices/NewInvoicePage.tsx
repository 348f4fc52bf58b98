import { useTranslation } from 'react-i18next'
import { DetailSkeleton } from '@/@core/components/feedback/DetailSkeleton'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { loadErrorOf } from '@/i18n/failureText'
import { useQuery } from '@/redux/useQuery'
import { fetchClients, fetchNext } from './invoiceCalls'
import { InvoiceForm } from './InvoiceForm'
import { INVOICE_LIST } from './invoiceList'

/** What the form begins with. */
async function findToAdd() {
  const [clients, next] = await Promise.all([fetchClients(), fetchNext()])
  return { clients, ...next }
}

export function NewInvoicePage() {
  const { t } = useTranslation('samplesInvoices')
  const { answer: begun, failure, isLoading, reload } = useQuery(findToAdd, undefined)
  return (
    <>
      <PageHeader title={t('new')} back={<BackLink to={INVOICE_LIST} label={t('toList')} />} />
      {failure && <LoadError {...loadErrorOf(failure)} onRetry={reload} isRetrying={isLoading} />}
      {!failure && !begun && <DetailSkeleton />}
      {!failure && begun && <InvoiceForm {...begun} />}
    </>
  )
}

import { ReceiptText } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import type { Finance } from '@contract/finances'
import { Id } from '@contract/wire'
import { Button } from '@/@core/components/Button'
import { DetailSkeleton } from '@/@core/components/feedback/DetailSkeleton'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { failureText } from '@/auth/failureText'
import { findFinance } from '@/redux/financeCalls'
import { useLoad } from '@/redux/useLoad'
import { useFinanceListPath } from './useFinanceListPath'

interface FinanceLoaderProps {
  /** Which entry; without it, the one that the address names. */
  id?: string
  /** `reload` after what changed the entry from here. */
  children: (finance: Finance, reload: () => void) => ReactNode
}

/** Reads an entry and shows the screen below with it. */
export function FinanceLoader({ id: given, children }: FinanceLoaderProps) {
  const { id: named = '' } = useParams()
  const id = given ?? named
  // What is no id was never an entry; the server would call it a fault of ours.
  return Id.safeParse(id).success ? <LoadedFinance key={id} id={id} show={children} /> : <FinanceGone />
}

interface LoadedFinanceProps {
  id: string
  show: FinanceLoaderProps['children']
}

function LoadedFinance({ id, show }: LoadedFinanceProps) {
  const { t } = useTranslation('finances')
  const { answer: finance, failure, isLoading, reload } = useLoad(findFinance, id)
  if (finance) return show(finance, reload)
  if (failure?.code === 'not_found') return <FinanceGone />
  return (
    <>
      <PageHeader title={t('detail.shortTitle')} />
      {failure ? (
        <LoadError message={failureText(failure)} onRetry={reload} isRetrying={isLoading} />
      ) : (
        <DetailSkeleton />
      )}
    </>
  )
}

function FinanceGone() {
  const { t } = useTranslation('finances')
  const listPath = useFinanceListPath()
  return (
    <>
      <PageHeader title={t('detail.shortTitle')} documentTitle={t('detail.goneTitle')} />
      <EmptyState
        icon={ReceiptText}
        title={t('detail.goneTitle')}
        hint={t('detail.goneText')}
        action={<Button to={listPath}>{t('detail.toList')}</Button>}
      />
    </>
  )
}

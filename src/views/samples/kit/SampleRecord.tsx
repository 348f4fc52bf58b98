import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { DetailSkeleton } from '@/@core/components/feedback/DetailSkeleton'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { loadErrorOf } from '@/i18n/failureText'
import type { Query } from '@/redux/query'
import { useQuery } from '@/redux/useQuery'

interface SampleRecordProps<Answer, Arg> {
  thunk: Query<Answer, Arg>
  arg: Arg
  /** Of the page until the record is there. */
  title: string
  goneTitle: string
  listPath: string
  listLabel: string
  children: (answer: Answer, reload: () => void) => ReactNode
}

/** Reads one record of the samples and shows the screen with it. */
export function SampleRecord<Answer, Arg>(props: SampleRecordProps<Answer, Arg>) {
  const { thunk, arg, title, goneTitle, listPath, listLabel, children } = props
  const { t } = useTranslation('samples')
  const { answer, failure, isLoading, reload } = useQuery(thunk, arg)
  if (answer !== null && !failure) return children(answer, reload)
  if (failure?.status === 404) {
    return (
      <>
        <PageHeader title={title} documentTitle={goneTitle} />
        <EmptyState
          icon={SearchX}
          title={goneTitle}
          hint={t('goneText')}
          action={<Button to={listPath}>{listLabel}</Button>}
        />
      </>
    )
  }
  return (
    <>
      <PageHeader title={title} />
      {failure ? <LoadError {...loadErrorOf(failure)} onRetry={reload} isRetrying={isLoading} /> : <DetailSkeleton />}
    </>
  )
}

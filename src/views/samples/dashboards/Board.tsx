import type { ReactNode } from 'react'
import { DetailSkeleton } from '@/@core/components/feedback/DetailSkeleton'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { loadErrorOf } from '@/i18n/failureText'
import type { AppThunk } from '@/redux/appThunk'
import { useQuery } from '@/redux/useQuery'
import './board.scss'

interface BoardProps<Answer> {
  title: string
  lead: string
  thunk: AppThunk<Answer, void>
  children: (answer: Answer) => ReactNode
}

/** A page of cards. */
export function Board<Answer>({ title, lead, thunk, children }: BoardProps<Answer>) {
  const { answer, failure, isLoading, reload } = useQuery(thunk, undefined)
  return (
    <>
      <PageHeader title={title} lead={lead} />
      {failure && <LoadError {...loadErrorOf(failure)} onRetry={reload} isRetrying={isLoading} />}
      {!failure && answer === null && <DetailSkeleton />}
      {!failure && answer !== null && <div className="board">{children(answer)}</div>}
    </>
  )
}

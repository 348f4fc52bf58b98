import type { ReactNode } from 'react'
import { DetailSkeleton } from '@/@core/components/feedback/DetailSkeleton'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { loadErrorOf } from '@/i18n/failureText'
import type { Query } from '@/redux/query'
import { useQuery } from '@/redux/useQuery'
import './board.scss'

interface BoardProps<Answer, Choice> {
  title: string
  lead: string
  /** Chooses over which time the figures are. */
  select: ReactNode
  thunk: Query<Answer, Choice>
  choice: Choice
  children: (answer: Answer) => ReactNode
}

/** A page of cards. */
export function Board<Answer, Choice>({ title, lead, select, thunk, choice, children }: BoardProps<Answer, Choice>) {
  const { answer, failure, isLoading, reload } = useQuery(thunk, choice)
  return (
    <>
      <PageHeader title={title} lead={lead} actions={select} />
      {failure && <LoadError {...loadErrorOf(failure)} onRetry={reload} isRetrying={isLoading} />}
      {!failure && answer === null && <DetailSkeleton />}
      {!failure && answer !== null && (
        <div className="board" aria-busy={isLoading}>
          {children(answer)}
        </div>
      )}
    </>
  )
}

import type { ReactNode } from 'react'
import { DetailSkeleton } from '@/@core/components/feedback/DetailSkeleton'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { loadErrorOf } from '@/i18n/failureText'
import type { Query } from '@/redux/query'
import { useQuery } from '@/redux/useQuery'
import '@/views/samples/dashboards/board.scss'
import './askedCard.scss'

interface AskedCardProps<Answer, Choice> {
  thunk: Query<Answer, Choice>
  choice: Choice
  children: (answer: Answer) => ReactNode
}

/** A card whose figures are asked for when it is shown: it is on its way, failed, or there. */
export function AskedCard<Answer, Choice>({ thunk, choice, children }: AskedCardProps<Answer, Choice>) {
  const { answer, failure, isLoading, reload } = useQuery(thunk, choice)
  if (failure) return <LoadError {...loadErrorOf(failure)} onRetry={reload} isRetrying={isLoading} />
  if (answer === null) return <DetailSkeleton />
  return (
    <div className="asked-card" aria-busy={isLoading}>
      {children(answer)}
    </div>
  )
}

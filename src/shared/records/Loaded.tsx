import type { ReactNode } from 'react'
import { DetailSkeleton } from '@/@core/components/feedback/DetailSkeleton'
import { LoadError } from '@/@core/components/feedback/LoadError'
import type { Failure } from '@/api/failure'
import { loadErrorOf } from '@/i18n/failureText'

interface LoadedProps<Answer> {
  /** What is waited for; none before the first answer. */
  answer: Answer | null | undefined
  failure: Failure | null
  /** A retry is on its way. */
  isLoading: boolean
  reload: () => void
  /** Stands there until the answer comes, where a detail page's does not fit. */
  skeleton?: ReactNode
  /** The answer stays where reading it again failed: under a form that is being filled in. */
  isKept?: boolean
  /** None where what is made of the answer stands beside, in several places. */
  children?: (answer: Answer) => ReactNode
}

/** What a screen asked for (`useQuery`): a skeleton until it is here, what went wrong with a retry, or what is made of the answer. */
export function Loaded<Answer>({
  answer,
  failure,
  isLoading,
  reload,
  skeleton = <DetailSkeleton />,
  isKept = false,
  children,
}: LoadedProps<Answer>): ReactNode {
  const isThere = answer !== null && answer !== undefined
  if (isThere && (isKept || !failure)) return children?.(answer)
  if (failure) return <LoadError {...loadErrorOf(failure)} onRetry={reload} isRetrying={isLoading} />
  return skeleton
}

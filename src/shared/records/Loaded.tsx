import type { ReactNode } from 'react'
import { DetailSkeleton } from '@/@core/components/feedback/DetailSkeleton'
import { LoadError } from '@/@core/components/feedback/LoadError'
import type { Failure } from '@/api/failure'
import { loadErrorOf } from '@/i18n/failureText'

interface LoadedProps<Answer> {
  /** The answer to wait for; none before the first one. */
  answer: Answer | null | undefined
  failure: Failure | null
  /** A retry is on its way. */
  isLoading: boolean
  reload: () => void
  /** Shown until the answer arrives, if a detail page's skeleton does not fit. */
  skeleton?: ReactNode
  /** The answer remains if reloading fails: for a form that is being filled in. */
  isKept?: boolean
  /** Absent if the answer is rendered elsewhere, in several places. */
  children?: (answer: Answer) => ReactNode
}

/** Renders a query (`useQuery`): a skeleton while loading, the failure with a retry, or the answer. */
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

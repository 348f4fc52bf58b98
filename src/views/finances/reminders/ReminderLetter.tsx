import { useMemo } from 'react'
import { DetailSkeleton } from '@/@core/components/feedback/DetailSkeleton'
import { LoadError } from '@/@core/components/feedback/LoadError'
import type { ReminderStep } from '@contract/treasury/paying/reminders'
import { loadErrorOf } from '@/i18n/failureText'
import { fetchReminderLetter } from '@/redux/treasury/reminders'
import { useQuery } from '@/redux/useQuery'
import './reminders.scss'

/** A member's reminder in words, read when it is shown. */
export function useReminderLetter(memberId: string, step: ReminderStep) {
  const question = useMemo(() => ({ memberId, step }), [memberId, step])
  return useQuery(fetchReminderLetter, question)
}

/** The words of a letter; they can be reached by key, so that they can be scrolled. */
export function ReminderLetter({ letter }: { letter: ReturnType<typeof useReminderLetter> }) {
  const { answer, failure, isLoading, reload } = letter
  if (answer)
    return (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      <section className="reminder-letter" tabIndex={0} aria-label={answer.subject}>
        {answer.text}
      </section>
    )
  return failure ? <LoadError {...loadErrorOf(failure)} onRetry={reload} isRetrying={isLoading} /> : <DetailSkeleton />
}

import { useMemo } from 'react'
import type { ReminderStep } from '@contract/finances/paying/reminders'
import { fetchReminderLetter } from '@/redux/finances/reminders'
import { useQuery } from '@/redux/useQuery'
import { Loaded } from '@/shared/records/Loaded'
import './reminders.scss'

/** A member's reminder in words, read when it is shown. */
export function useReminderLetter(memberId: string, step: ReminderStep) {
  const question = useMemo(() => ({ memberId, step }), [memberId, step])
  return useQuery(fetchReminderLetter, question)
}

/** The words of a letter; they can be reached by key, so that they can be scrolled. */
export function ReminderLetter({ letter }: { letter: ReturnType<typeof useReminderLetter> }) {
  return (
    <Loaded {...letter} isKept>
      {({ subject, text }) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <section className="reminder-letter" tabIndex={0} aria-label={subject}>
          {text}
        </section>
      )}
    </Loaded>
  )
}

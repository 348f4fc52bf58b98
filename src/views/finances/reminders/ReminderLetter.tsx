import { useMemo } from 'react'
import type { ReminderStep } from '@contract/finances/paying/reminders'
import { fetchReminderLetter } from '@/redux/finances/reminders'
import { useQuery } from '@/redux/useQuery'
import { Loaded } from '@/shared/records/Loaded'
import './reminders.scss'

/** Loads a member's reminder letter. */
export function useReminderLetter(memberId: string, step: ReminderStep) {
  const question = useMemo(() => ({ memberId, step }), [memberId, step])
  return useQuery(fetchReminderLetter, question)
}

/** Text of a letter; focusable, so that it can be scrolled by keyboard. */
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

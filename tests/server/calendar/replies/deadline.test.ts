import { expect, test } from 'vitest'
import { deadlineOf, isPastDeadline } from '../../../../server/areas/calendar/invitees/invitingEvents'
import { addDays } from '@contract/days'
import { todayIn } from '../../../../server/platform/time/days'
import { startOfDay } from '../../../../server/platform/time/groupTime'

const MINUTE_MS = 60_000

test('a deadline has come from its first moment on, also where midnight is left out or comes twice', () => {
  const changes: [zone: string, day: string][] = [
    ['America/Sao_Paulo', '2018-11-04'],
    ['America/Sao_Paulo', '2019-02-17'],
    ['Europe/Berlin', '2026-10-25'],
    ['Asia/Beirut', '2026-03-29'],
    ['Pacific/Apia', '2026-01-01'],
  ]
  for (const [timeZone, day] of changes) {
    for (const replyDays of [0, 1, 3, 14]) {
      const startsAt = new Date(
        startOfDay(addDays(day, Math.max(0, replyDays - 1)), timeZone).getTime() + 999 * MINUTE_MS,
      )
      for (const startDate of [null, todayIn(timeZone, startsAt)]) {
        const [event, group] = [
          { startsAt, startDate, replyDays: null },
          { timeZone, replyDays },
        ]
        const deadline = deadlineOf(event, group)
        for (const minutes of [-1_500, -61, -1, 0, 1, 61, 1_500]) {
          const now = new Date(deadline.getTime() + minutes * MINUTE_MS)
          expect(isPastDeadline(event, group, now), `${timeZone} ${day}, ${replyDays} days, ${minutes} min`).toBe(
            minutes >= 0,
          )
        }
      }
    }
  }
})

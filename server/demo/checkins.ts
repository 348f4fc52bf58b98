import type { MemberWrite } from '@contract/members'
import type { DemoLine } from './attendance'
import type { DemoEvent } from './events'
import { demoAccounts } from './orchestra/orchestra'
import { seeded } from './orchestra/seeded'

const SEED = 91
/** Number of the last finished events that had check-ins. */
const WITH_CHECKINS = 6
const SCANNED = 0.93
const LATE = 0.06
const MINUTE_MS = 60_000
/** Before it began: when they had answered. */
const ANSWERED_MS = 48 * 3_600_000
const YES = 0.85

/** Writes into the lines of the last events when their members checked in; a few of those who came were late. */
export function checkIn(events: DemoEvent[], lines: Map<string, DemoLine[]>): void {
  const chance = seeded(SEED)
  const last = events
    .filter(({ id, allDay }) => lines.has(id) && !allDay)
    .toSorted((one, other) => (one.start < other.start ? -1 : 1))
    .slice(-WITH_CHECKINS)
  for (const { id, start } of last) {
    for (const line of lines.get(id) ?? []) {
      const [scanned, late, minutes] = [chance(), chance(), chance()]
      if (line.status !== 'present' || scanned > SCANNED) continue
      if (late < LATE) line.status = 'late'
      // Within the half hour before, or past the grace of ten minutes.
      const after = line.status === 'late' ? 12 + minutes * 15 : -2 - minutes * 28
      line.arrivedAt = new Date(Date.parse(start) + after * MINUTE_MS)
    }
  }
}

/** Replies to and check-ins at events that are over and not finished yet. */
export function waitingCheckins(waiting: DemoEvent[], players: MemberWrite[]) {
  const chance = seeded(SEED + 1)
  const answered = waiting.flatMap(({ id: eventId, start }) =>
    players.map(({ id: memberId }, place) => {
      const [said, scanned, minutes] = [chance(), chance(), chance()]
      const begins = Date.parse(start)
      const isYes = said < YES
      return {
        reply: {
          eventId,
          memberId,
          answer: isYes ? ('yes' as const) : ('no' as const),
          reason: null,
          at: new Date(begins - ANSWERED_MS),
          setBy: null,
        },
        checkIn: isYes &&
          scanned <= SCANNED && {
            eventId,
            memberId,
            at: new Date(begins - (2 + minutes * 28) * MINUTE_MS),
            // Some had forgotten the phone: the conductor tapped their name.
            setBy: place % 11 === 5 ? demoAccounts.conductor.id : null,
          },
      }
    }),
  )
  return {
    replies: answered.map(({ reply }) => reply),
    checkIns: answered.flatMap(({ checkIn }) => checkIn || []),
  }
}

import { Temporal } from 'temporal-polyfill'

/** Offsets are what a zone's clocks are ahead of UTC, in milliseconds. */
interface ClockChange {
  atMs: number
  beforeMs: number
  afterMs: number
}

/** A zone's clocks over some years, ready to be read many times over: asked of the zone's tables, each reading takes far longer. */
export interface ZoneClock {
  timeZone: string
  /** The change that holds at the beginning, where there was one, and all those after it. */
  changes: ClockChange[]
  /**
   * What the clocks show, as an ISO text without a zone. Undefined where they show it twice: read back, the first is meant
   * (RFC 5545, 3.3.5), and parsers that are in use take the second.
   */
  wallAt: (instant: Date) => string | undefined
  /** Where nothing was ever changed, what always holds. */
  standardMs: number
}

const offsetMs = ({ offsetNanoseconds }: Temporal.ZonedDateTime) => offsetNanoseconds / 1e6

function changeAt(moment: Temporal.ZonedDateTime): ClockChange {
  const before = moment.subtract({ nanoseconds: 1 })
  return { atMs: moment.epochMilliseconds, beforeMs: offsetMs(before), afterMs: offsetMs(moment) }
}

export function zoneClock(timeZone: string, from: Date, to: Date): ZoneClock {
  const first = Temporal.Instant.fromEpochMilliseconds(from.getTime()).toZonedDateTimeISO(timeZone)
  const changes: ClockChange[] = []
  let moment = first.add({ nanoseconds: 1 }).getTimeZoneTransition('previous')
  if (moment === null) moment = first.getTimeZoneTransition('next')
  while (moment !== null && moment.epochMilliseconds <= to.getTime()) {
    changes.push(changeAt(moment))
    moment = moment.getTimeZoneTransition('next')
  }
  const standardMs = changes[0]?.beforeMs ?? offsetMs(first)
  return {
    timeZone,
    changes,
    standardMs,
    wallAt(instant) {
      const atMs = instant.getTime()
      const isTwice = changes.some((change) => Math.abs(atMs - change.atMs) <= change.beforeMs - change.afterMs)
      if (isTwice) return undefined
      const change = changes.findLast((one) => one.atMs <= atMs)
      return new Date(instant.getTime() + (change?.afterMs ?? standardMs)).toISOString().slice(0, 19)
    },
  }
}

import { Temporal } from 'temporal-polyfill'
import { instantOf, localTime } from './groupTime'

interface QuietTime {
  from: string
  to: string
}

/** When the current quiet time ends, in the zone; it may span midnight. Undefined if it is not quiet now. */
export function quietUntil(quiet: QuietTime | undefined, timeZone: string, now: Date): Date | undefined {
  if (quiet === undefined) return undefined
  const local = localTime(now, timeZone)
  const time = local.toString().slice(11, 16)
  const { from, to } = quiet
  const isPastMidnight = from > to
  const isQuiet = isPastMidnight ? time >= from || time < to : time >= from && time < to
  if (!isQuiet) return undefined
  const day = isPastMidnight && time >= from ? local.toPlainDate().add({ days: 1 }) : local.toPlainDate()
  return instantOf(day.toPlainDateTime(Temporal.PlainTime.from(to)), timeZone)
}

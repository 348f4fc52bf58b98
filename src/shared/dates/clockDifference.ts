import type { GroupClock } from '@contract/group'

const DAY_MS = 86_400_000
const DAYS = 731

/** By how many minutes the browser's own table has the zone's clocks ahead of UTC. */
function browserMinutes(timeZone: string): (ms: number) => number {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  return (ms) => Math.round((Date.parse(`${format.format(ms).replace(' ', 'T')}Z`) - ms) / 60_000)
}

/**
 * The first time in the next two years, to the day, at which the browser's clocks of the zone differ from the server's; undefined if they
 * agree.
 */
export function clockDifference({ timeZone, minutes, changes }: GroupClock, now = Date.now()): Date | undefined {
  const browser = browserMinutes(timeZone)
  const server = (ms: number) => changes.findLast(({ at }) => Date.parse(at) <= ms)?.minutes ?? minutes
  const days = Array.from({ length: DAYS }, (_, day) => now + day * DAY_MS)
  const first = days.find((ms) => browser(ms) !== server(ms))
  return first === undefined ? undefined : new Date(first)
}

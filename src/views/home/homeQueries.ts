const DAY_MS = 86_400_000
const AHEAD_DAYS = 120

/** How many finished events the home screen tells of. */
export const ATTENDANCE_SHOWN = 5

/** Those who are in the group now; who left is not counted. */
export const CURRENT_MEMBERS = { status: 'active' } as const

/** Whether the admin is alone shows in the total. */
export const FIRST_USER = { page: 1, perPage: 1 }

/** The days in which the next events are looked for. `today` is the group's, `YYYY-MM-DD`. */
export function nextSpan(today: string): { start: string; end: string } {
  return { start: today, end: new Date(Date.parse(today) + AHEAD_DAYS * DAY_MS).toISOString().slice(0, 10) }
}

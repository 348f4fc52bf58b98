import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { replySumKeys } from '@contract/analytics'
import type { ReplySumKey } from '@contract/analytics'
import { eventAttendance } from './schema/calendar/eventAttendance'

// SQL of the sums of answers (contract/analytics.ts).

/** By the names that event_attendance's columns have; no other table of a statement has a column that is called so. */
function filterOf(key: ReplySumKey, status: SQL): SQL {
  const came = sql`${status} not in ('absent', 'excused')`
  const filters: Record<ReplySumKey, SQL> = {
    asked: sql`held_answer is not null`,
    answeredInTime: sql`was_in_time`,
    saidYes: sql`held_answer = 'yes'`,
    yesCame: sql`held_answer = 'yes' and ${came}`,
    saidMaybe: sql`held_answer = 'maybe'`,
    maybeCame: sql`held_answer = 'maybe' and ${came}`,
    saidNo: sql`held_answer = 'no'`,
    noCame: sql`held_answer = 'no' and ${came}`,
    silent: sql`held_answer = 'silent'`,
    silentCame: sql`held_answer = 'silent' and ${came}`,
  }
  return filters[key]
}

/** `answeredInTime` as `answered_in_time`. */
const columnOf = (key: ReplySumKey): string => key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The columns' names, one after the other. */
export const replySumNames: SQL = sql.raw(replySumKeys.map(columnOf).join(', '))

/** The same, each added up over rows that have them already. */
export const replySumsOfSums: SQL = sql.raw(
  replySumKeys.map((key) => `sum(${columnOf(key)}) as ${columnOf(key)}`).join(', '),
)

/** Each set to what a joined row, called so, says. */
export const replySumsFrom = (row: string): SQL =>
  sql.raw(replySumKeys.map((key) => `${columnOf(key)} = ${row}.${columnOf(key)}`).join(', '))

const sumsOfLines = (status: SQL): SQL =>
  sql.join(
    replySumKeys.map((key) => sql`count(*) filter (where ${filterOf(key, status)}) as ${sql.raw(columnOf(key))}`),
    sql`, `,
  )

/** The sums of lines whose status is called so. */
export const replySumsOfLines: SQL = sumsOfLines(sql`status`)

/** The same beside the events' own status. */
export const replySumsOfAttendance: SQL = sumsOfLines(sql`${eventAttendance.status}`)

/** The same for a query of drizzle's. */
export function replySumsByKey() {
  const sumOf = (key: ReplySumKey) =>
    sql<number>`count(*) filter (where ${filterOf(key, sql`${eventAttendance.status}`)})`
      .mapWith(Number)
      .as(columnOf(key))
  return {
    asked: sumOf('asked'),
    answeredInTime: sumOf('answeredInTime'),
    saidYes: sumOf('saidYes'),
    yesCame: sumOf('yesCame'),
    saidMaybe: sumOf('saidMaybe'),
    maybeCame: sumOf('maybeCame'),
    saidNo: sumOf('saidNo'),
    noCame: sumOf('noCame'),
    silent: sumOf('silent'),
    silentCame: sumOf('silentCame'),
  }
}

/** Those of a joined row `counted`, by the names that the wire has for them; nothing for who has no row there. */
export const replySumsOfCounted: SQL = sql.raw(
  replySumKeys.map((key) => `coalesce(counted.${columnOf(key)}, 0) as "${key}"`).join(', '),
)
export const replySumKeysQuoted: SQL = sql.raw(replySumKeys.map((key) => `"${key}"`).join(', '))

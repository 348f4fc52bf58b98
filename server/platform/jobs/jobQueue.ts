import { sql } from 'drizzle-orm'
import PgBoss from 'pg-boss'
import type { Database, Transaction } from '../db/database'
import type { Execute } from '../db/jobTables'

/** Longer than a day: what has run is also how one knows that today's purge has. */
const KEEP_DONE_S = 2 * 86_400
const KEEP_DEAD_S = 30 * 86_400
/** How often jobs are looked for whose process died in the middle. */
const MAINTENANCE_INTERVAL_S = 10

/** The library numbers a statement's values; drizzle wants each where it stands. */
export function executeOn(db: Database | Transaction): Execute {
  return (text, values = []) => {
    const parts = text
      .split(/\$(\d+)/)
      .map((part, at) => (at % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1])}`))
    return db.execute(sql.join(parts))
  }
}

/**
 * The library's door: a schema of its own (`pgboss`), no connection of its own, no LISTEN, so that it works behind a pooler. Its
 * workers are not used: they leave promises unwatched, and a database that goes away at that moment would end the process.
 */
export function openJobQueue(executeSql: Execute): PgBoss {
  return new PgBoss({
    db: { executeSql },
    migrate: false,
    schedule: false,
    maintenanceIntervalSeconds: MAINTENANCE_INTERVAL_S,
    archiveCompletedAfterSeconds: KEEP_DONE_S,
    archiveFailedAfterSeconds: KEEP_DEAD_S,
    deleteAfterDays: 1,
  })
}

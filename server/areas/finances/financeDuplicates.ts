import { and, eq, isNull, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { FinanceLine } from '@contract/finances'
import type { Database, Transaction } from '../../platform/db/database'
import { finances } from '../../platform/db/schema/finances'

const Indexes = z.array(z.object({ index: z.int() }))

/**
 * Indexes of the lines that stand there already: as an entry that says the same, or that came from such a line and was changed
 * since. A line that the file has three times and the group twice is new once.
 */
export async function findDuplicates(
  db: Database | Transaction,
  groupId: string,
  lines: FinanceLine[],
): Promise<number[]> {
  const asked = lines.map(({ date, kind, amount, description }, index) => ({ index, date, kind, amount, description }))
  const live = and(eq(finances.groupId, groupId), isNull(finances.deletedAt))
  const { rows } = await db.execute(sql`
    with line as materialized (
      select index, date, finance_line_key(date, kind, amount, description) as key
        from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
             as asked (index integer, date date, kind finance_kind, amount bigint, description text)
    ), numbered as (
      select index, key, row_number() over (partition by key order by index) as nth from line
    ), known as (
      select ${finances.id}, finance_line_key(${finances.date}, ${finances.kind}, ${finances.amount}, ${finances.description}) as key
        from ${finances}
       where ${live} and ${finances.date} between (select min(date) from line) and (select max(date) from line)
      union
      select ${finances.id}, ${finances.importedLine} from ${finances} where ${live} and ${finances.importedLine} is not null
    ), stored as materialized (
      select key, count(*) as times from known group by key
    )
    select index from numbered join stored using (key) where nth <= times order by index`)
  return Indexes.parse(rows).map(({ index }) => index)
}

import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { SectionJoin } from '@contract/sections'
import type { Transaction } from '../../platform/db/database'
import { isIn } from '../../platform/db/isIn'
import type { RowRecorder } from '../../platform/db/rowImages'
import { invitations } from '../../platform/db/schema/invitations'
import { users } from '../../platform/db/schema/users'

/** Whoever leads a section that joins another leads that one, from an invitation on too. */
export async function joinLeads(
  tx: Transaction,
  groupId: string,
  { record }: RowRecorder,
  joins: readonly SectionJoin[],
): Promise<void> {
  if (joins.length === 0) return
  const joined = new Map(joins.map(({ from, into }) => [from, into]))
  for (const table of [users, invitations]) {
    const isLeading = and(eq(table.groupId, groupId), isNotNull(table.leads))
    // oxlint-disable-next-line no-await-in-loop -- one connection takes one statement at a time
    const rows = await tx.select({ id: table.id, leads: table.leads }).from(table).where(isLeading).for('update')
    const changed = rows.flatMap(({ id, leads }) =>
      leads?.sections.some((section) => joined.has(section))
        ? [{ id, leads: { ...leads, sections: [...new Set(leads.sections.map((one) => joined.get(one) ?? one))] } }]
        : [],
    )
    if (changed.length === 0) continue
    const theirs = isIn(
      table.id,
      changed.map(({ id }) => id),
    )
    const write = () =>
      tx
        .update(table)
        .set({ leads: sql`line.leads` })
        .from(sql`jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as line (id uuid, leads jsonb)`)
        .where(and(eq(table.groupId, groupId), sql`${table.id} = line.id`))
    // oxlint-disable-next-line no-await-in-loop -- as above
    await record(table, theirs, write, [table.leads])
  }
}

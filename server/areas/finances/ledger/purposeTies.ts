import { and, eq, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { FinanceWrite } from '@contract/finances'
import type { Purpose } from '@contract/finances/purposes'
import type { Transaction } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { financePurposes } from '../../../platform/db/schema/finances/purposes'
import { ApiError } from '../../../platform/http/errors'

export const purposeColumns = {
  id: financePurposes.id,
  name: financePurposes.name,
  note: financePurposes.note,
  endsOn: financePurposes.endsOn,
  eventId: financePurposes.eventId,
  category: financePurposes.category,
  isClosed: financePurposes.isClosed,
  version: financePurposes.version,
}
type Row = Pick<typeof financePurposes.$inferSelect, keyof typeof purposeColumns>

export const toPurpose = ({ id, name, note, endsOn, eventId, category, isClosed, version }: Row): Purpose => ({
  id,
  name,
  ...(note !== null && { note }),
  ...(endsOn !== null && { endsOn }),
  ...(eventId !== null && { eventId }),
  ...(category !== null && { category }),
  ...(isClosed && { isClosed: true as const }),
  version,
})

/** SQL for all of the group's purposes in the wire format, by name: a part of another query, which spares a round trip. */
export const purposesAsJson = (groupId: string): SQL<Purpose[]> => sql`(
  select coalesce(json_agg(json_strip_nulls(json_build_object('id', id, 'name', name, 'note', note, 'endsOn', ends_on, 'eventId', event_id, 'category', category,
           'isClosed', case when is_closed then true end, 'version', version)) order by name, id), '[]')
    from ${financePurposes} where ${eq(financePurposes.groupId, groupId)} and deleted_at is null)`

/** Refuses purposes that are not there or not of the group. `pathOf` returns the path of the entry, for errors. */
export async function assertPurposes(
  { tx, groupId }: { tx: Transaction; groupId: string },
  entries: readonly { purposeId?: FinanceWrite['purposeId'] | null | undefined }[],
  pathOf: (index: number) => string,
): Promise<void> {
  const named = entries.map(({ purposeId }) => purposeId?.toLowerCase())
  const ids = [...new Set(named.flatMap((id) => id ?? []))]
  if (ids.length === 0) return
  const rows = await tx
    .select({ id: financePurposes.id })
    .from(financePurposes)
    .where(and(eq(financePurposes.groupId, groupId), isNull(financePurposes.deletedAt), isIn(financePurposes.id, ids)))
  const known = new Set(rows.map(({ id }) => id))
  const wrong = named.flatMap((id, at) =>
    id !== undefined && !known.has(id) ? [[`${pathOf(at)}.purposeId`, 'not_allowed'] as const] : [],
  )
  if (wrong.length > 0) throw new ApiError('invalid', { fields: Object.fromEntries(wrong) })
}

import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '../db/database'
import { groups } from '../db/schema/groups'
import { ApiError } from '../http/errors'

/** The IANA zone of the group. Throws `not_found` where there is no such group. */
export async function findTimeZone(db: Database | Transaction, groupId: string): Promise<string> {
  const [group] = await db.select({ timeZone: groups.timeZone }).from(groups).where(eq(groups.groupId, groupId))
  if (group === undefined) throw new ApiError('not_found')
  return group.timeZone
}

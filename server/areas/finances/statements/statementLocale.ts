import { and, eq } from 'drizzle-orm'
import type { Locale } from '@contract/auth'
import type { Actor } from '../../../platform/audit/actor'
import type { Database } from '../../../platform/db/database'
import { users } from '../../../platform/db/schema/users'

/** Language of the caller's account, else English. */
export async function localeOf(db: Database, { groupId, userId }: Actor): Promise<Locale> {
  const [user] = await db
    .select({ locale: users.locale })
    .from(users)
    .where(and(eq(users.groupId, groupId), eq(users.id, userId)))
  return user?.locale ?? 'en'
}

import { and, eq } from 'drizzle-orm'
import type { Locale } from '@contract/locales'
import type { Actor } from '../audit/actor'
import type { Database } from '../db/database'
import { users } from '../db/schema/users'

/** Language of the caller's account, used where the group has chosen none; else English. */
export async function accountLocale(
  db: Database,
  { groupId, userId }: Pick<Actor, 'groupId' | 'userId'>,
): Promise<Locale> {
  const [user] = await db
    .select({ locale: users.locale })
    .from(users)
    .where(and(eq(users.groupId, groupId), eq(users.id, userId)))
  return user?.locale ?? 'en'
}

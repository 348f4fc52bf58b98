import { asc } from 'drizzle-orm'
import { NAMES_MAX } from '@contract/names'
import type { MemberName } from '@contract/names'
import type { HiddenFields } from '../../platform/auth/memberFields'
import type { Database } from '../../platform/db/database'
import { members } from '../../platform/db/schema/members'
import { besideNames, besideOf } from '../namesakes'
import { selectedMembers } from './memberSelection'

export function memberNameRepository(db: Database) {
  return {
    /** By name. What is hidden is not searched. */
    async list(
      groupId: string,
      q: string | undefined,
      hidden: HiddenFields,
    ): Promise<{ members: MemberName[]; total: number }> {
      const selected = selectedMembers(groupId, { q }, { hidden })
      const rows = await db
        .select({ id: members.id, name: members.name })
        .from(members)
        .where(selected)
        .orderBy(asc(members.name), asc(members.id))
        .limit(NAMES_MAX)
      const total = rows.length < NAMES_MAX ? rows.length : await db.$count(members, selected)
      const besides = await besideNames(
        db,
        groupId,
        rows.map(({ name }) => name),
      )
      return { members: rows.map((row) => ({ ...row, ...besideOf(besides, row.id) })), total }
    },
  }
}

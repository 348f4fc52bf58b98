import { asc } from 'drizzle-orm'
import { NAMES_MAX } from '@contract/names'
import type { MemberChoice } from '@contract/names'
import type { HiddenFields } from '../../platform/auth/memberFields'
import type { Database } from '../../platform/db/database'
import { members } from '../../platform/db/schema/members'
import { besideNames, besideOf } from '../namesakes'
import { playedBy } from '../scoreOrder'
import { selectedMembers } from './memberSelection'

export function memberNameRepository(db: Database) {
  return {
    /** By name. What is hidden is not searched. */
    async list(
      groupId: string,
      q: string | undefined,
      hidden: HiddenFields,
    ): Promise<{ members: MemberChoice[]; total: number }> {
      const selected = selectedMembers(groupId, { q }, { hidden })
      const rows = await db
        .select({ id: members.id, name: members.name, instrument: members.instrument, part: members.part })
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
      return {
        members: rows.map(({ id, name, ...played }) => ({ id, name, ...playedBy(played), ...besideOf(besides, id) })),
        total,
      }
    },
  }
}

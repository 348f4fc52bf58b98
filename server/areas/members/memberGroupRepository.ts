import { isDeepStrictEqual } from 'node:util'
import { and, asc, eq, isNull, lt, ne, sql } from 'drizzle-orm'
import { MEMBER_GROUPS_MAX, RULE_PEOPLE_NAMED } from '@contract/members/memberGroups'
import type {
  MemberGroup,
  MemberGroupList,
  MemberGroupRule,
  MemberGroupWrite,
  RulePeople,
} from '@contract/members/memberGroups'
import { sections as families } from '@contract/members'
import type { OwnSection } from '@contract/sections'
import type { Actor } from '../../platform/audit/actor'
import { appendAudit } from '../../platform/audit/auditEntries'
import type { Database, Transaction } from '../../platform/db/database'
import { matchesRule, memberGroupsOf } from '../../platform/db/memberGroups'
import { members } from '../../platform/db/schema/members'
import { memberGroups } from '../../platform/db/schema/members/memberGroups'
import { ApiError, invalidField } from '../../platform/http/errors'
import { withGroupLock } from '../../platform/http/groupLock'
import { appendSaved, saveRecord } from '../../platform/records/saveRecord'
import { readSections, scoreOrder } from '../scoreOrder'

const columns = {
  id: memberGroups.id,
  name: memberGroups.name,
  rule: memberGroups.rule,
  memberIds: memberGroups.memberIds,
  version: memberGroups.version,
}
const storedColumns = { ...columns, deletedAt: memberGroups.deletedAt }
type Row = Pick<typeof memberGroups.$inferSelect, keyof typeof columns>
type StoredRow = Pick<typeof memberGroups.$inferSelect, keyof typeof storedColumns>

const isThis = (groupId: string, id: string) => and(eq(memberGroups.groupId, groupId), eq(memberGroups.id, id))
const subjectOf = ({ id, name }: Pick<Row, 'id' | 'name'>) => ({ type: 'member_group', id, name }) as const

const toMemberGroup = ({ id, name, rule, memberIds, version }: Row): MemberGroup => ({
  id,
  name,
  ...(rule !== null && { rule }),
  ...(memberIds !== null && { memberIds }),
  version,
})

const toStoredRule = (rule: MemberGroupRule): MemberGroupRule => ({
  ...rule,
  ...(rule.ownField && { ownField: rule.ownField.toLowerCase() }),
})

const contentOf = ({ name, rule, memberIds }: Pick<MemberGroupWrite, 'name' | 'rule' | 'memberIds'>) => ({
  name,
  rule: rule === undefined ? null : toStoredRule(rule),
  memberIds: memberIds === undefined ? null : [...new Set(memberIds.map((id) => id.toLowerCase()))],
})
const storedContent = ({ name, rule, memberIds }: Row) => ({ name, rule, memberIds })

/** For the activity log: how many were chosen by hand; of a rule, what it names. */
const auditedOf = ({ name, rule, memberIds }: Row, sections: readonly OwnSection[]) => ({
  name,
  ...(memberIds && { count: memberIds.length }),
  ...(rule && { rule: ruleText(rule, sections) }),
})

function ruleText(rule: MemberGroupRule, known: readonly OwnSection[]): string {
  const { statuses = [], sections = [], ownSections = [], instruments = [], ownValue, ageFrom, ageTo } = rule
  const named = ownSections.map((id) => {
    const section = known.find((one) => one.id === id)
    return section?.name ?? section?.family ?? id
  })
  const ages = ageFrom === undefined && ageTo === undefined ? '' : `${ageFrom ?? ''}–${ageTo ?? ''}`
  const parts = [...statuses, ...sections, ...named, ...instruments, ownValue ?? '', ages]
  return parts.filter((part) => part !== '').join(', ')
}

/** Throws `not_allowed` for a section that the group does not have, unless the rule named it before: one may go, and come back. */
function assertSections(
  sections: readonly OwnSection[],
  rule: MemberGroupRule | null,
  before?: MemberGroupRule | null,
) {
  const known = new Set<string>([...sections.map(({ id }) => id), ...families, ...(before?.ownSections ?? [])])
  if (rule?.ownSections?.some((id) => !known.has(id))) throw invalidField('memberGroup.rule.ownSections', 'not_allowed')
}

/** Throws `invalid` where another group of people has the name, ignoring case and accents, or there are too many. */
async function assertFits(tx: Transaction, groupId: string, { id, name }: Row): Promise<void> {
  const isTwin = sql<boolean>`fold_text(${memberGroups.name}) = fold_text(${name})`
  const others = await tx
    .select({ isTwin })
    .from(memberGroups)
    .where(and(eq(memberGroups.groupId, groupId), isNull(memberGroups.deletedAt), ne(memberGroups.id, id)))
  if (others.some((other) => other.isTwin)) throw invalidField('memberGroup.name', 'taken')
  if (others.length >= MEMBER_GROUPS_MAX) throw invalidField('memberGroup.name', `too_many:${MEMBER_GROUPS_MAX}`)
}

/** By name, without removed ones. */
const listMemberGroups = (db: Database, groupId: string): Promise<Row[]> =>
  db
    .select(columns)
    .from(memberGroups)
    .where(and(eq(memberGroups.groupId, groupId), isNull(memberGroups.deletedAt)))
    .orderBy(asc(memberGroups.name), asc(memberGroups.id))

export function memberGroupRepository(db: Database) {
  return {
    async list(groupId: string): Promise<MemberGroupList> {
      const rows = await listMemberGroups(db, groupId)
      const people = new Map<string, string[]>(rows.map(({ id }) => [id, []]))
      const found =
        rows.length === 0
          ? []
          : await db
              .select({ id: members.id, groups: memberGroupsOf(groupId) })
              .from(members)
              .where(and(eq(members.groupId, groupId), isNull(members.deletedAt)))
              .orderBy(...scoreOrder)
      for (const { id, groups } of found) for (const group of groups) people.get(group)?.push(id)
      return {
        memberGroups: rows.map((row) => ({ memberGroup: toMemberGroup(row), peopleIds: people.get(row.id) ?? [] })),
      }
    },

    async findRulePeople(groupId: string, rule: MemberGroupRule): Promise<RulePeople> {
      const people = await db
        .select({ name: members.name, total: sql<number>`count(*) over ()`.mapWith(Number) })
        .from(members)
        .where(and(eq(members.groupId, groupId), isNull(members.deletedAt), matchesRule(groupId, toStoredRule(rule))))
        .orderBy(...scoreOrder)
        .limit(RULE_PEOPLE_NAMED)
      return { total: people[0]?.total ?? 0, names: people.map(({ name }) => name) }
    },

    /** Creates, or replaces if a version is given (docs/writes.md). */
    save(actor: Actor, written: MemberGroupWrite): Promise<{ memberGroup: MemberGroup; isNew: boolean }> {
      const { groupId } = actor
      const where = isThis(groupId, written.id)
      const content = contentOf(written)
      return withGroupLock(db, groupId, 'no key update', async (tx) => {
        const sections = await readSections(tx, groupId)
        const saved = await saveRecord<StoredRow>(
          {
            lock: async () => (await tx.select(storedColumns).from(memberGroups).where(where).for('update'))[0],
            insert: async () => {
              assertSections(sections, content.rule)
              const values = { groupId, id: written.id, ...content }
              return (await tx.insert(memberGroups).values(values).onConflictDoNothing().returning(storedColumns))[0]
            },
            replace: async ({ version, rule }) => {
              assertSections(sections, content.rule, rule)
              const set = { ...content, version: version + 1, updatedAt: sql`now()`, deletedAt: null }
              return (await tx.update(memberGroups).set(set).where(where).returning(storedColumns))[0]
            },
            isSame: (stored) => isDeepStrictEqual(storedContent(stored), content),
            toRecord: toMemberGroup,
          },
          written.version,
        )
        if (saved.act !== undefined) await assertFits(tx, groupId, saved.row)
        await appendSaved(tx, actor, saved, 'member_group', (row) => ({
          subject: subjectOf(row),
          fields: auditedOf(row, sections),
        }))
        return { memberGroup: toMemberGroup(saved.row), isNew: saved.isNew }
      })
    },

    /** Soft delete for Undo; the version stays. Events that ask it ask nobody until it is back. */
    remove(actor: Actor, id: string): Promise<{ id: string }> {
      const { groupId } = actor
      return withGroupLock(db, groupId, 'no key update', async (tx) => {
        const [removed] = await tx
          .update(memberGroups)
          .set({ deletedAt: sql`now()`, updatedAt: sql`now()` })
          .where(and(isThis(groupId, id), isNull(memberGroups.deletedAt)))
          .returning(columns)
        if (removed === undefined) throw new ApiError('not_found')
        const before = auditedOf(removed, await readSections(tx, groupId))
        await appendAudit(tx, actor, { action: 'member_group_removed', subject: subjectOf(removed), before })
        return { id: removed.id }
      })
    },
  }
}

/** Takes members who are erased or deleted for good out of the groups that list them. */
export async function leaveMemberGroups(tx: Transaction, groupId: string, memberIds: string[]): Promise<void> {
  const ids = sql.param(memberIds)
  await tx
    .update(memberGroups)
    .set({ memberIds: sql`${memberGroups.memberIds} - ${ids}::text[]`, version: sql`${memberGroups.version} + 1` })
    .where(and(eq(memberGroups.groupId, groupId), sql`${memberGroups.memberIds} ?| ${ids}::text[]`))
}

/** The names of the groups of people that a member is in. */
export async function memberGroupNames(db: Database, groupId: string, memberId: string): Promise<string[]> {
  const [rows, [member]] = await Promise.all([
    listMemberGroups(db, groupId),
    db
      .select({ groups: memberGroupsOf(groupId) })
      .from(members)
      .where(and(eq(members.groupId, groupId), eq(members.id, memberId))),
  ])
  return rows.flatMap(({ id, name }) => (member?.groups.includes(id) ? [name] : []))
}

/** Deletes for good those removed before the instant; returns how many. */
export async function purgeMemberGroups(tx: Transaction, groupId: string, before: Date): Promise<number> {
  const removed = await tx
    .delete(memberGroups)
    .where(and(eq(memberGroups.groupId, groupId), lt(memberGroups.deletedAt, before)))
    .returning({ id: memberGroups.id })
  return removed.length
}

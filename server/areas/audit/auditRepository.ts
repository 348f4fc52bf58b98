import { and, asc, desc, eq, gte, lt, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { AllAuditConfig, AuditEntry, AuditListConfig } from '@contract/audit'
import { FIRST_DAY, LAST_DAY, addDays } from '@contract/days'
import type { Database, Reader } from '../../platform/db/database'
import { matchesAllWords } from '../../platform/db/listQuery'
import { readList } from '../../platform/db/longList'
import type { CountedList } from '../../platform/db/longList'
import { auditEntries } from '../../platform/db/schema/auditEntries'
import { events } from '../../platform/db/schema/calendar/events'
import { finances } from '../../platform/db/schema/finances/finances'
import { members } from '../../platform/db/schema/members'
import { poolPeople } from '../../platform/db/schema/calendar/deputyPool'
import { pieces } from '../../platform/db/schema/calendar/pieces'
import { messages } from '../../platform/db/schema/messages/messages'
import { polls } from '../../platform/db/schema/calendar/replies'
import { users } from '../../platform/db/schema/users'
import { startOfDay } from '../../platform/time/groupTime'
import { findTimeZone } from '../../platform/time/groupTimeZone'
import { shownSides } from '../../platform/audit/partlyShown'

const nextDay = (day: string) => addDays(day, 1)

/** Whether what an entry is about can be opened: it was not removed since, or is a thing of the kind that always can. */
function isSubjectThere(groupId: string): SQL<boolean> {
  const id = auditEntries.subjectId
  const live = (
    table: typeof members | typeof finances | typeof events | typeof pieces | typeof poolPeople | typeof polls,
  ) =>
    sql`exists (select 1 from ${table}
                 where ${table.groupId} = ${groupId} and ${table.id} = ${id} and ${table.deletedAt} is null)`
  return sql<boolean>`case ${auditEntries.subjectType}
    when 'member' then ${live(members)}
    when 'finance' then ${live(finances)}
    when 'event' then ${live(events)}
    when 'piece' then ${live(pieces)}
    when 'pool_person' then ${live(poolPeople)}
    when 'poll' then ${live(polls)}
    when 'message' then exists (
      select 1 from ${messages} where ${messages.groupId} = ${groupId} and ${messages.id} = ${id})
    when 'user' then exists (select 1 from ${users} where ${users.groupId} = ${groupId} and ${users.id} = ${id})
    else false end`
}

async function selectedEntries(db: Database, groupId: string, config: AllAuditConfig): Promise<SQL | undefined> {
  const { q, from, to, actorId, action, subjectType, subjectId } = config
  const timeZone = from === undefined && to === undefined ? '' : await findTimeZone(db, groupId)
  return and(
    eq(auditEntries.groupId, groupId),
    matchesAllWords(auditEntries.search, q),
    from === undefined || from === FIRST_DAY ? undefined : gte(auditEntries.at, startOfDay(from, timeZone)),
    to === undefined || to === LAST_DAY ? undefined : lt(auditEntries.at, startOfDay(nextDay(to), timeZone)),
    actorId === undefined ? undefined : eq(auditEntries.actorId, actorId),
    action === undefined ? undefined : eq(auditEntries.action, action),
    subjectType === undefined ? undefined : eq(auditEntries.subjectType, subjectType),
    subjectId === undefined ? undefined : eq(auditEntries.subjectId, subjectId),
  )
}

function orderedEntries({ sort }: AllAuditConfig): SQL[] {
  const inOrder = sort === 'asc' ? asc : desc
  return [inOrder(auditEntries.at), inOrder(auditEntries.id)]
}

const columns = {
  id: auditEntries.id,
  at: auditEntries.at,
  actorId: auditEntries.actorId,
  actorName: auditEntries.actorName,
  action: auditEntries.action,
  subjectType: auditEntries.subjectType,
  subjectId: auditEntries.subjectId,
  subjectName: auditEntries.subjectName,
  before: auditEntries.before,
  after: auditEntries.after,
  address: auditEntries.address,
  device: auditEntries.device,
  requestId: auditEntries.requestId,
}

type Row = Pick<typeof auditEntries.$inferSelect, keyof typeof columns> & { isSubjectThere: boolean }

function toEntry({ id, at, action, subjectType, isSubjectThere, ...optional }: Row): AuditEntry {
  const { actorId, actorName, subjectId, subjectName, before, after, address, device, requestId } = optional
  return {
    id,
    at: at.toISOString(),
    action,
    subjectType,
    isSubjectThere,
    ...(actorId !== null && { actorId }),
    ...(actorName !== null && { actorName }),
    ...(subjectId !== null && { subjectId }),
    ...(subjectName !== null && { subjectName }),
    ...shownSides({ before, after }),
    ...(address !== null && { address }),
    ...(device !== null && { device }),
    ...(requestId !== null && { requestId }),
  }
}

export function auditRepository(db: Database) {
  const read = (groupId: string, reader: Reader = db) =>
    reader.select({ ...columns, isSubjectThere: isSubjectThere(groupId) }).from(auditEntries)

  return {
    async list(groupId: string, config: AuditListConfig): Promise<{ entries: AuditEntry[]; total: number }> {
      const { page, perPage } = config
      const selected = await selectedEntries(db, groupId, config)
      const rows = await read(groupId)
        .where(selected)
        .orderBy(...orderedEntries(config))
        .limit(perPage)
        .offset((page - 1) * perPage)
      return { entries: rows.map(toEntry), total: await db.$count(auditEntries, selected) }
    },

    async all(groupId: string, config: AllAuditConfig): Promise<CountedList<AuditEntry>> {
      const selected = await selectedEntries(db, groupId, config)
      const select = (reader: Reader) =>
        read(groupId, reader)
          .where(selected)
          .orderBy(...orderedEntries(config))
      return readList(db, select, toEntry)
    },
  }
}

import { and, eq, lt, or, sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { Database, Transaction } from '../db/database'
import { mentions, withoutName } from '../db/nameErasure'
import type { ErasedPerson } from '../db/nameErasure'
import { RIGHTS_LOCK } from '../db/recordRights'
import { auditEntries } from '../db/schema/auditEntries'
import { groups } from '../db/schema/groups'
import { moneyActions } from './moneyActions'

/**
 * Batuta's own role may add entries and read them, and nothing else: an UPDATE or DELETE that an error or an injection brings
 * about is refused by the database, which a trigger would do as well, had a distributed one triggers. Being the owner, the role
 * may give itself a right, and here it does: inside the transaction that needs it, where nobody else sees it. Two that change
 * the rights of one table at once would fail, so they take turns.
 */
async function withRight<T>(tx: Transaction, right: SQL, work: () => Promise<T>): Promise<T> {
  await tx.execute(sql`select pg_advisory_xact_lock(${RIGHTS_LOCK})`)
  await tx.execute(sql`grant ${right} on ${auditEntries} to current_user`)
  const done = await work()
  await tx.execute(sql`revoke ${right} on ${auditEntries} from current_user`)
  return done
}

/** Deletes what is older than the group keeps its record for, but for what is about money, and answers how many entries that were. */
export async function purgeAudit(db: Database, groupId: string): Promise<number> {
  const [group] = await db.select({ months: groups.auditMonths }).from(groups).where(eq(groups.groupId, groupId))
  if (group === undefined) return 0
  const isPast = and(
    eq(auditEntries.groupId, groupId),
    lt(auditEntries.at, sql`now() - make_interval(months => ${group.months})`),
    sql`${auditEntries.action} <> all(${sql.param([...moneyActions])}::text[])`,
  )
  const [past] = await db.select({ id: auditEntries.id }).from(auditEntries).where(isPast).limit(1)
  if (past === undefined) return 0
  return db.transaction(async (tx) => {
    const deleted = await withRight(tx, sql`delete`, () => tx.delete(auditEntries).where(isPast))
    return deleted.rowCount ?? 0
  })
}

/**
 * Takes a person out of the record: as what it is about, as who did it, and by their name in what is said of their dues and of
 * others. What was done, and when, stays.
 */
export async function eraseFromAudit(tx: Transaction, groupId: string, person: ErasedPerson): Promise<void> {
  const { subjectId, actorId, subjectName, before, after } = auditEntries
  const isAbout = sql`coalesce(${eq(subjectId, person.id)}, false)`
  const isBy = sql`coalesce(${eq(actorId, person.id)}, false)`
  const isOwn = sql`coalesce(coalesce(${before}, ${after}) ->> 'memberId' = ${person.id}, false)`
  const isAmong = sql`coalesce(jsonb_exists(${after} -> 'people', ${person.id}), false)`
  // As a text holds it in JSON: with its quotation marks escaped.
  const inJson = { ...person, name: JSON.stringify(person.name).slice(1, -1) }
  const named = [
    mentions(subjectName, person),
    ...[before, after].map((fields) => mentions(sql`${fields}::text`, inJson)),
  ]
  const blankWhere = (condition: SQL, column: keyof typeof auditEntries.$inferSelect) =>
    sql`case when not ${condition} then ${auditEntries[column]} end`
  const fieldsWithout = (fields: SQLWrapper) =>
    sql`case when not ${isAbout}
             then ${withoutName(sql`${fields}::text`, inJson)}::jsonb - case when ${isOwn} then 'notes' else '' end end`
  // Of several they go alone, by their id: another who is called so stays.
  const others = sql`${after} #- ${`{people,${person.id}}`}::text[]`
  await withRight(tx, sql`update`, () =>
    tx
      .update(auditEntries)
      .set({
        subjectName: sql`case when ${isAbout} then null when ${isAmong} then ${subjectName}
                              else ${withoutName(subjectName, person)} end`,
        before: fieldsWithout(before),
        after: sql`case when ${isAmong} then ${others} else ${fieldsWithout(after)} end`,
        actorId: blankWhere(isBy, 'actorId'),
        actorName: blankWhere(isBy, 'actorName'),
        address: blankWhere(isBy, 'address'),
        device: blankWhere(isBy, 'device'),
      })
      .where(and(eq(auditEntries.groupId, groupId), or(isAbout, isBy, isOwn, isAmong, ...named))),
  )
}

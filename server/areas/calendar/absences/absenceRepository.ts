import { and, asc, eq, gte, isNull, lte, sql } from 'drizzle-orm'
import { ABSENCES_MAX } from '@contract/calendar/absences'
import type { Absence, AbsenceListConfig, AbsenceWrite } from '@contract/calendar/absences'
import type { MemberName } from '@contract/names'
import type { Actor } from '../../../platform/audit/actor'
import { appendAudit } from '../../../platform/audit/auditEntries'
import type { Database } from '../../../platform/db/database'
import { members } from '../../../platform/db/schema/members'
import { absences } from '../../../platform/db/schema/calendar/replies'
import { ApiError, invalidField } from '../../../platform/http/errors'
import { appendSaved, saveRecord } from '../../../platform/records/saveRecord'
import { withBeside } from '../../namesakes'
import { todayIn } from '../../../platform/time/days'
import { findTimeZone } from '../../../platform/time/groupTimeZone'

export const absenceColumns = {
  id: absences.id,
  memberId: absences.memberId,
  firstDay: absences.firstDay,
  lastDay: absences.lastDay,
  reason: absences.reason,
  version: absences.version,
  deletedAt: absences.deletedAt,
}
type AbsenceRow = Pick<typeof absences.$inferSelect, keyof typeof absenceColumns>

export function toAbsence({ deletedAt: _deleted, reason, ...absence }: AbsenceRow): Absence {
  return { ...absence, ...(reason !== null && { reason }) }
}

const isAbsence = (groupId: string, id: string) => and(eq(absences.groupId, groupId), eq(absences.id, id))
const ofGroup = (groupId: string) => and(eq(absences.groupId, groupId), isNull(absences.deletedAt))

/** The audited fields: the days alone, as the reason is private to those who may see the absence. */
const daysOf = ({ firstDay, lastDay }: Pick<AbsenceRow, 'firstDay' | 'lastDay'>) => ({ start: firstDay, end: lastDay })

/** The actor of a change; `linkVia` is the kind of personal link where it was made without an account. */
export interface AbsenceAuthor {
  actor: ActorOf
  linkVia: 'own' | 'told' | undefined
}

/** Whose absence is written, and by whom. `isForOther`: written by somebody who manages events, for a member. */
interface AbsenceOwner extends AbsenceAuthor {
  groupId: string
  memberId: string
  isForOther: boolean
}

/** Returns the actor of a change: the account, or, with a personal link, the member, whose name is read with the absence. */
export type ActorOf = (member: { groupId: string; memberId: string; name: string }) => Actor

export function absenceRepository(db: Database) {
  async function findName({ groupId, memberId }: AbsenceOwner): Promise<string> {
    const [member] = await db
      .select({ name: members.name })
      .from(members)
      .where(and(eq(members.groupId, groupId), eq(members.id, memberId), isNull(members.deletedAt)))
    if (member === undefined) throw invalidField('absence.memberId', 'not_allowed')
    return member.name
  }

  return {
    /** One page, by first day. */
    async list(groupId: string, { page, perPage, memberId, from, to }: AbsenceListConfig) {
      const selected = and(
        ofGroup(groupId),
        memberId === undefined ? undefined : eq(absences.memberId, memberId),
        from === undefined ? undefined : gte(absences.lastDay, from),
        to === undefined ? undefined : lte(absences.firstDay, to),
      )
      const rows = await db
        .select({ ...absenceColumns, name: members.name })
        .from(absences)
        .innerJoin(members, and(eq(members.groupId, groupId), eq(members.id, absences.memberId)))
        .where(and(selected, isNull(members.deletedAt)))
        .orderBy(asc(absences.firstDay), asc(absences.id))
        .limit(perPage)
        .offset((page - 1) * perPage)
      const total = await db.$count(
        absences,
        and(
          selected,
          sql`exists (select from ${members} where ${members.groupId} = ${groupId} and ${members.id} = ${absences.memberId}
                       and ${members.deletedAt} is null)`,
        ),
      )
      const names = new Map(
        rows.map((row): [string, MemberName] => [row.memberId, { id: row.memberId, name: row.name }]),
      )
      return {
        absences: rows.map(({ name: _name, ...row }) => toAbsence(row)),
        members: await withBeside(db, groupId, [...names.values()], ({ id }) => id),
        total,
      }
    },

    /** Throws `not_found` for an absence of another member than `owner.memberId`, `invalid` for an unknown member. */
    async save(owner: AbsenceOwner, absence: AbsenceWrite): Promise<{ absence: Absence; isNew: boolean }> {
      const { groupId, memberId, isForOther } = owner
      const { id, firstDay, lastDay, reason = null, version } = absence
      const name = await findName(owner)
      const today = todayIn(await findTimeZone(db, groupId))
      return db.transaction(async (tx) => {
        const saved = await saveRecord<AbsenceRow>(
          {
            lock: async () => {
              const isOwn = and(isAbsence(groupId, id), eq(absences.memberId, memberId))
              return (await tx.select(absenceColumns).from(absences).where(isOwn).for('update'))[0]
            },
            insert: async () => {
              const values = { groupId, id, memberId, firstDay, lastDay, reason, isSetByOther: isForOther }
              return (await tx.insert(absences).values(values).onConflictDoNothing().returning(absenceColumns))[0]
            },
            replace: async (stored) => {
              const hasSameDays = stored.firstDay === firstDay && stored.lastDay === lastDay
              const [row] = await tx
                .update(absences)
                .set({
                  firstDay,
                  lastDay,
                  reason,
                  version: stored.version + 1,
                  updatedAt: sql`now()`,
                  deletedAt: null,
                  // A restored absence keeps the time at which it was given, so that answers given after it still count.
                  ...(!hasSameDays && { saidAt: sql`now()`, isSetByOther: isForOther }),
                })
                .where(isAbsence(groupId, id))
                .returning(absenceColumns)
              return row
            },
            isSame: (stored) => stored.firstDay === firstDay && stored.lastDay === lastDay && stored.reason === reason,
            toRecord: toAbsence,
          },
          version,
        )
        const open = and(ofGroup(groupId), eq(absences.memberId, memberId), gte(absences.lastDay, today))
        if ((await tx.$count(absences, open)) > ABSENCES_MAX) throw invalidField('absence', `too_many:${ABSENCES_MAX}`)
        await appendSaved(tx, owner.actor({ groupId, memberId, name }), saved, 'absence', (row) => ({
          subject: { type: 'member', id: memberId, name },
          fields: daysOf(row),
          context: { via: owner.linkVia },
        }))
        return { absence: toAbsence(saved.row), isNew: saved.isNew }
      })
    },

    /** Marks it as removed, so that Undo can restore it. Without `memberId`, any member's. */
    remove(groupId: string, id: string, { actor, linkVia }: AbsenceAuthor, memberId?: string): Promise<{ id: string }> {
      const isTheirs = memberId === undefined ? undefined : eq(absences.memberId, memberId)
      return db.transaction(async (tx) => {
        const [removed] = await tx
          .update(absences)
          .set({ deletedAt: sql`now()`, updatedAt: sql`now()` })
          .from(members)
          .where(
            and(
              isAbsence(groupId, id),
              isNull(absences.deletedAt),
              isTheirs,
              eq(members.groupId, groupId),
              eq(members.id, absences.memberId),
            ),
          )
          .returning({ ...absenceColumns, name: members.name })
        if (removed === undefined) throw new ApiError('not_found')
        const { name } = removed
        await appendAudit(tx, actor({ groupId, memberId: removed.memberId, name }), {
          action: 'absence_removed',
          subject: { type: 'member', id: removed.memberId, name },
          before: { ...daysOf(removed), via: linkVia },
        })
        return { id: removed.id }
      })
    },
  }
}

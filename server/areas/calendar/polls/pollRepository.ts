import { isDeepStrictEqual } from 'node:util'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { POLLS_MAX } from '@contract/calendar/polls'
import type { AuditFields } from '@contract/audit'
import type { Poll, PollVersion, PollWrite } from '@contract/calendar/polls'
import type { Actor } from '../../../platform/audit/actor'
import { appendAudit } from '../../../platform/audit/auditEntries'
import type { Database, Transaction } from '../../../platform/db/database'
import { lineups } from '../../../platform/db/schema/calendar/lineups'
import { pollAnswers, polls } from '../../../platform/db/schema/calendar/replies'
import { ApiError, invalidField } from '../../../platform/http/errors'
import { withGroupLock } from '../../../platform/http/groupLock'
import { appendSaved, saveRecord } from '../../../platform/records/saveRecord'
import { findUnknownMembers } from '../../unknownMembers'
import { inviteesText, needsText } from '../events/public'
import { isPoll, isThere, lockPoll, pollColumns, toContent, toPoll } from './pollRows'
import type { PollContent, PollRow } from './pollRows'

const contentOf = (row: PollContent) => toPoll({ ...row, version: 1 })

/** The ids of dates whose time differs from the stored one: their answers were to another date and are deleted. */
function movedDates(stored: PollRow, { dates }: PollContent): string[] {
  const before = new Map(stored.dates.map((date) => [date.id, date]))
  return dates.flatMap((date) => {
    const known = before.get(date.id)
    return known === undefined || isDeepStrictEqual(known, date) ? [] : [date.id]
  })
}

async function assertKnownInstrumentation(tx: Transaction, groupId: string, { lineupId }: PollContent): Promise<void> {
  if (lineupId === null) return
  const known = await tx.$count(lineups, and(eq(lineups.groupId, groupId), eq(lineups.id, lineupId)))
  if (known === 0) throw invalidField('poll.lineupId', 'not_allowed')
}

async function assertKnownMembers(
  tx: Transaction,
  groupId: string,
  { asks }: PollContent,
  stored?: PollRow,
): Promise<void> {
  const old = new Set(stored?.asks?.memberIds)
  const unknown = await findUnknownMembers(
    tx,
    groupId,
    (asks?.memberIds ?? []).filter((id) => !old.has(id)),
  )
  if (unknown.size > 0) throw invalidField('poll.asks.memberIds', 'not_allowed')
}

async function replacePoll(tx: Transaction, groupId: string, stored: PollRow, content: PollContent) {
  const moved = movedDates(stored, content)
  if (moved.length > 0)
    await tx
      .update(pollAnswers)
      .set({ answers: sql`${pollAnswers.answers} - ${sql.param(moved)}::text[]` })
      .where(and(eq(pollAnswers.groupId, groupId), eq(pollAnswers.pollId, stored.id)))
  const [row] = await tx
    .update(polls)
    .set({ ...content, version: stored.version + 1, updatedAt: sql`now()`, deletedAt: null })
    .where(isPoll(groupId, stored.id))
    .returning(pollColumns)
  return row
}

export function pollRepository(db: Database) {
  /** Closes or reopens the poll. Throws `conflict` where it was changed meanwhile, `poll_closed` where a date was chosen. */
  function setClosed(actor: Actor, { id, version }: PollVersion, isClosed: boolean): Promise<void> {
    const { groupId } = actor
    return db.transaction(async (tx) => {
      const stored = await lockPoll(tx, groupId, id, 'no key update')
      if (stored === undefined || stored.deletedAt !== null) throw new ApiError('not_found')
      if (stored.version !== version) throw new ApiError('conflict', { current: toPoll(stored) })
      if (stored.event !== null) throw new ApiError('poll_closed')
      await tx
        .update(polls)
        .set({ closedAt: isClosed ? sql`now()` : null, version: version + 1, updatedAt: sql`now()` })
        .where(isPoll(groupId, id))
      await appendAudit(tx, actor, { action: isClosed ? 'poll_closed' : 'poll_reopened', ...about(stored) })
    })
  }

  return {
    /** Creates, replaces or restores a poll. Throws `poll_closed` for a change once a date was chosen. */
    save(actor: Actor, poll: PollWrite): Promise<{ poll: Poll; isNew: boolean }> {
      const { groupId } = actor
      return withGroupLock(db, groupId, 'no key update', async (tx, { timeZone }) => {
        const content = toContent(poll, timeZone)
        await assertKnownInstrumentation(tx, groupId, content)
        const saved = await saveRecord<PollRow>(
          {
            lock: async () => {
              const stored = await lockPoll(tx, groupId, content.id, 'no key update')
              if (stored === undefined) return undefined
              const { event, ...row } = stored
              const isChanged = !isDeepStrictEqual(contentOf(row), contentOf(content))
              if (event !== null && isChanged && stored.version === poll.version) throw new ApiError('poll_closed')
              return row
            },
            insert: async () => {
              await assertKnownMembers(tx, groupId, content)
              return (
                await tx
                  .insert(polls)
                  .values({ groupId, ...content })
                  .onConflictDoNothing()
                  .returning(pollColumns)
              )[0]
            },
            replace: async (stored) => {
              await assertKnownMembers(tx, groupId, content, stored)
              return replacePoll(tx, groupId, stored, content)
            },
            isSame: (stored) => isDeepStrictEqual(contentOf(stored), contentOf(content)),
            toRecord: toPoll,
          },
          poll.version,
        )
        await appendSaved(tx, actor, saved, 'poll', (row) => ({ ...about(row), fields: auditedOf(row) }))
        if ((await tx.$count(polls, isThere(groupId))) > POLLS_MAX) throw invalidField('poll', `too_many:${POLLS_MAX}`)
        return { poll: toPoll(saved.row), isNew: saved.isNew }
      })
    },

    /** Marks it as removed, with its answers, so that Undo can restore it. An event that was made from it stays. */
    remove(actor: Actor, id: string): Promise<{ id: string }> {
      const { groupId } = actor
      return db.transaction(async (tx) => {
        const [removed] = await tx
          .update(polls)
          .set({ deletedAt: sql`now()`, updatedAt: sql`now()` })
          .where(and(isPoll(groupId, id), isNull(polls.deletedAt)))
          .returning({ id: polls.id, title: polls.title })
        if (removed === undefined) throw new ApiError('not_found')
        await appendAudit(tx, actor, { action: 'poll_removed', ...about(removed), before: { title: removed.title } })
        return { id: removed.id }
      })
    },

    close: (actor: Actor, poll: PollVersion) => setClosed(actor, poll, true),
    reopen: (actor: Actor, poll: PollVersion) => setClosed(actor, poll, false),
  }
}

/** The audited fields. Dates are many, so that the first and the last stand for all. */
function auditedOf(row: PollRow): AuditFields {
  const { title, calendar, location, description, asks, needs, dates, closesOn } = row
  return {
    title,
    calendar,
    location: location ?? undefined,
    description: description ?? undefined,
    asks: asks === null ? undefined : inviteesText(asks),
    needs: needs === null ? undefined : needsText(needs),
    start: dates[0]?.start,
    end: dates.at(-1)?.end,
    count: dates.length,
    dueDate: closesOn ?? undefined,
  }
}

/** The poll as the subject of an activity log entry. */
export function about({ id, title }: Pick<PollRow, 'id' | 'title'>) {
  return { subject: { type: 'poll' as const, id, name: title } }
}

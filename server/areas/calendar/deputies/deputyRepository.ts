import { and, eq, isNull, sql } from 'drizzle-orm'
import { DEPUTIES_MAX } from '@contract/calendar/deputies'
import type { Deputy, DeputyWrite } from '@contract/calendar/deputies'
import type { Actor } from '../../../platform/audit/actor'
import { appendAudit } from '../../../platform/audit/auditEntries'
import { hashToken } from '../../../platform/auth/opaqueTokens'
import { personalLinkTokens } from '../../../platform/auth/personalLinkTokens'
import type { Secrets } from '../../../platform/config'
import type { Database, Transaction } from '../../../platform/db/database'
import { members } from '../../../platform/db/schema/members'
import { deputies } from '../../../platform/db/schema/calendar/personalLinks'
import { ApiError, invalidField } from '../../../platform/http/errors'
import { appendSaved, saveRecord } from '../../../platform/records/saveRecord'
import { lockInvitingEvent, lockWithGroup } from '../invitees/public'
import { turnAfterAnswer } from './searchTurn'

export const deputyColumns = {
  id: deputies.id,
  eventId: deputies.eventId,
  name: deputies.name,
  instrument: deputies.instrument,
  phone: deputies.phone,
  email: deputies.email,
  memberId: deputies.memberId,
  version: deputies.version,
}
const storedColumns = { ...deputyColumns, deletedAt: deputies.deletedAt }
type DeputyRow = Pick<typeof deputies.$inferSelect, keyof typeof deputyColumns>
type StoredRow = Pick<typeof deputies.$inferSelect, keyof typeof storedColumns>

export function toDeputy({ id, eventId, name, version, instrument, phone, email, memberId }: DeputyRow): Deputy {
  return {
    id,
    eventId,
    name,
    ...(instrument !== null && { instrument }),
    ...(phone !== null && { phone }),
    ...(email !== null && { email }),
    ...(memberId !== null && { memberId }),
    version,
  }
}

const isDeputy = (groupId: string, id: string) => and(eq(deputies.groupId, groupId), eq(deputies.id, id))

const subjectOf = ({ id, title }: { id: string; title: string }) => ({ type: 'event', id, name: title }) as const

/** The audited fields: who plays, without e-mail address or phone. */
const auditedOf = ({ name, instrument, memberId }: DeputyRow) => ({
  name,
  instrument: instrument ?? undefined,
  memberId: memberId ?? undefined,
})

/** Kept with the entry, so that erasing the member finds it (AuditFields). */
const contextOf = ({ memberId }: DeputyRow) => ({ memberId: memberId ?? undefined })

interface DeputyLink {
  deputy: Deputy
  token: string
}

/** `canMail`: whether the next deputy of a search is mailed when one is removed. */
export function deputyRepository({ db, canMail, ...secrets }: Secrets & { db: Database; canMail: boolean }) {
  const tokens = personalLinkTokens(secrets)

  async function assertMember(groupId: string, memberId: string | null): Promise<void> {
    if (memberId === null) return
    const isMember = and(eq(members.groupId, groupId), eq(members.id, memberId), isNull(members.deletedAt))
    if ((await db.$count(members, isMember)) === 0) throw invalidField('deputy.memberId', 'not_allowed')
  }

  async function lockDeputy(tx: Transaction, groupId: string, id: string) {
    const { hash, linkNumber } = deputies
    const [found] = await tx
      .select({ row: deputyColumns, link: { hash, linkNumber } })
      .from(deputies)
      .where(and(isDeputy(groupId, id), isNull(deputies.deletedAt)))
      .for('update')
    if (found === undefined) throw new ApiError('not_found')
    return found
  }

  async function makeLink(tx: Transaction, actor: Actor, id: string): Promise<DeputyLink> {
    const { groupId } = actor
    const { row, link } = await lockDeputy(tx, groupId, id)
    const linkNumber = link.linkNumber + 1
    const token = tokens.make({ groupId, kind: 'deputy', id: row.id, number: linkNumber })
    await tx
      .update(deputies)
      .set({ hash: hashToken(token), linkNumber, linkMadeAt: sql`now()`, linkUsedAt: null })
      .where(isDeputy(groupId, row.id))
    const event = await lockInvitingEvent(tx, groupId, row.eventId)
    await appendAudit(tx, actor, {
      action: 'deputy_link_made',
      subject: subjectOf(event),
      after: { name: row.name },
    })
    return { deputy: toDeputy(row), token }
  }

  return {
    async save(actor: Actor, deputy: DeputyWrite): Promise<{ deputy: Deputy; isNew: boolean }> {
      const { groupId } = actor
      const { id, name, instrument = null, phone = null, email = null, version } = deputy
      const memberId = deputy.memberId?.toLowerCase() ?? null
      const eventId = deputy.eventId.toLowerCase()
      const content = { name, instrument, phone, email, memberId }
      await assertMember(groupId, memberId)
      return db.transaction(async (tx) => {
        const event = await lockInvitingEvent(tx, groupId, eventId)
        const saved = await saveRecord<StoredRow>(
          {
            lock: async () =>
              (await tx.select(storedColumns).from(deputies).where(isDeputy(groupId, id)).for('update'))[0],
            insert: async () => {
              const values = { groupId, id, eventId, ...content }
              return (await tx.insert(deputies).values(values).onConflictDoNothing().returning(storedColumns))[0]
            },
            replace: async (stored) => {
              // A deputy belongs to one event and cannot be moved to another.
              if (stored.eventId !== eventId) throw invalidField('deputy.eventId', 'not_allowed')
              const set = { ...content, version: stored.version + 1, updatedAt: sql`now()`, deletedAt: null }
              return (await tx.update(deputies).set(set).where(isDeputy(groupId, id)).returning(storedColumns))[0]
            },
            isSame: (stored) =>
              stored.eventId === eventId &&
              stored.name === name &&
              stored.instrument === instrument &&
              stored.phone === phone &&
              stored.email === email &&
              stored.memberId === memberId,
            toRecord: toDeputy,
          },
          version,
        )
        const ofEvent = and(eq(deputies.groupId, groupId), eq(deputies.eventId, eventId), isNull(deputies.deletedAt))
        if ((await tx.$count(deputies, ofEvent)) > DEPUTIES_MAX)
          throw invalidField('deputy', `too_many:${DEPUTIES_MAX}`)
        await appendSaved(tx, actor, saved, 'deputy', (row) => ({
          subject: subjectOf(event),
          fields: auditedOf(row),
          context: contextOf(row),
        }))
        return { deputy: toDeputy(saved.row), isNew: saved.isNew }
      })
    },

    /**
     * Marks the deputy as removed, with answer and link, so that Undo can restore them; until then the link opens nothing. A search that asked
     * them goes on with the next one.
     */
    remove(actor: Actor, id: string): Promise<{ id: string }> {
      const { groupId } = actor
      const isThere = and(isDeputy(groupId, id), isNull(deputies.deletedAt))
      return db.transaction(async (tx) => {
        const [known] = await tx.select({ eventId: deputies.eventId }).from(deputies).where(isThere)
        if (known === undefined) throw new ApiError('not_found')
        const { event } = await lockWithGroup(tx, groupId, known.eventId, sql`null`)
        const [removed] = await tx
          .update(deputies)
          .set({ deletedAt: sql`now()`, updatedAt: sql`now()` })
          .where(isThere)
          .returning(deputyColumns)
        if (removed === undefined) throw new ApiError('not_found')
        await appendAudit(tx, actor, {
          action: 'deputy_removed',
          subject: subjectOf(event),
          before: auditedOf(removed),
        })
        await turnAfterAnswer(tx, event, { groupId, deputyId: removed.id }, canMail)
        return { id: removed.id }
      })
    },

    /** Makes a new link, which replaces the one before. */
    makeLink: (actor: Actor, id: string): Promise<DeputyLink> => db.transaction((tx) => makeLink(tx, actor, id)),

    /** Returns the present link, or makes a first one. No token: it was made under a secret that is no longer configured. */
    shareLink: (actor: Actor, id: string): Promise<Partial<DeputyLink> & Pick<DeputyLink, 'deputy'>> =>
      db.transaction(async (tx) => {
        const { groupId } = actor
        const { row, link } = await lockDeputy(tx, groupId, id)
        if (link.hash === null) return makeLink(tx, actor, id)
        const token = tokens.find({ groupId, kind: 'deputy', id: row.id, number: link.linkNumber }, link.hash)
        if (token !== undefined)
          await appendAudit(tx, actor, {
            action: 'deputy_link_told',
            subject: {
              type: 'event',
              id: row.eventId,
              name: (await lockInvitingEvent(tx, groupId, row.eventId)).title,
            },
            after: { name: row.name },
          })
        return { deputy: toDeputy(row), ...(token !== undefined && { token }) }
      }),
  }
}

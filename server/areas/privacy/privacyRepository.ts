import type { Member } from '@contract/members'
import type { MemberData } from '@contract/privacy'
import type { Actor } from '../../platform/audit/actor'
import { appendAudit } from '../../platform/audit/auditEntries'
import { eraseFromAudit } from '../../platform/audit/auditPurge'
import type { Database, Transaction } from '../../platform/db/database'
import type { ErasedPerson } from '../../platform/db/nameErasure'
import { withGroupLock } from '../../platform/http/groupLock'
import { untieMembers } from '../accounts/personalData'
import { attendanceOfMember, eraseFromEvents, purgeEvents } from '../calendar/events/public'
import { eraseFromPool, erasePoolPerson, purgePool } from '../calendar/deputies/public'
import { receiptsOfMember } from '../finances/ledger/public'
import { payerOfMember } from '../finances/payers/public'
import {
  deleteDebts,
  donationReceiptsOfMember,
  eraseFromFinances,
  eraseWhatWasKept,
  feesOfMember,
  financesOfMember,
  mandatesOfMember,
  orderedPaymentsOf,
  purgeFinances,
  statementsToMember,
} from '../finances/privacy/public'
import { eraseFromRecurring, purgeTemplates, recurringOfMember } from '../finances/recurring/public'
import { eraseMerges, mergedInto, mergesOfMember } from '../merging/personalData'
import { notifyKeepers } from '../notices/notices'
import {
  deleteMessagesAbout,
  eraseFromMessages,
  eraseMessagesTo,
  messagesToMember,
  purgeMessages,
} from '../messages/personalData'
import {
  answersOfMember,
  deleteAnswers,
  deleteRepliesTo,
  eraseAnswers,
  eraseFromReasons,
  purgeAnswers,
} from '../calendar/replies/public'
import { eraseFromPieceFiles, purgePieceFiles } from '../calendar/pieces/public'
import {
  deletePollAnswers,
  eraseFromPolls,
  erasePollComments,
  pollsOfMember,
  purgePolls,
} from '../calendar/polls/public'
import {
  eraseContacts,
  eraseFromNotes,
  eraseMembers,
  lockFormerMember,
  memberWithHistory,
  purgeContacts,
  purgeMembers,
  purgeMemberGroups,
  purgeOwnFields,
  purgeSteps,
  purgeHonours,
  purgeThings,
} from '../members/personalData'

async function eraseEverywhere(tx: Transaction, groupId: string, person: ErasedPerson): Promise<void> {
  await eraseFromNotes(tx, groupId, person)
  await eraseFromFinances(tx, groupId, person)
  await eraseFromRecurring(tx, groupId, person)
  await eraseFromEvents(tx, groupId, person)
  await eraseFromReasons(tx, groupId, person)
  await eraseFromPool(tx, groupId, person)
  await eraseFromMessages(tx, groupId, person)
  await eraseFromPolls(tx, groupId, person)
  await eraseFromPieceFiles(tx, groupId, person)
  await eraseFromAudit(tx, groupId, person)
}

/** Who belongs to nobody without these members goes with them, out of the activity log too. */
async function eraseContactsOf(tx: Transaction, groupId: string, memberIds: string[]): Promise<void> {
  const gone = await eraseContacts(tx, groupId, memberIds)
  await eraseMessagesTo(
    tx,
    groupId,
    gone.map(({ id }) => id),
  )
  for (const contact of gone) {
    // oxlint-disable-next-line no-await-in-loop -- one connection takes one statement at a time
    await eraseFromAudit(tx, groupId, contact)
  }
}

function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now)
  before.setUTCMonth(before.getUTCMonth() - months)
  return before
}

export function privacyRepository(db: Database) {
  return {
    /** All data of a member. The call is recorded, as the data may be handed over. */
    async collect(actor: Actor, memberId: string): Promise<MemberData> {
      const { groupId } = actor
      const known = await memberWithHistory(db, groupId, memberId)
      const { id, name } = known.member
      const subject = { type: 'member', id, name } as const
      await db.transaction((tx) => appendAudit(tx, actor, { action: 'member_data_read', subject }))
      return {
        ...known,
        attendance: await attendanceOfMember(db, groupId, id),
        finances: await financesOfMember(db, groupId, id),
        receipts: await receiptsOfMember(db, groupId, id),
        ...(await answersOfMember(db, groupId, id)),
        ...(await messagesToMember(db, groupId, id)),
        ...(await statementsToMember(db, groupId, id)),
        ...(await recurringOfMember(db, groupId, id)),
        ...(await payerOfMember(db, groupId, id)),
        ...(await mergesOfMember(db, groupId, id)),
        fees: await feesOfMember(db, groupId, id),
        mandates: await mandatesOfMember(db, groupId, id),
        orderedPayments: await orderedPaymentsOf(db, groupId, id),
        donationReceipts: await donationReceiptsOfMember(db, groupId, id),
        polls: await pollsOfMember(db, groupId, id),
      }
    },

    /** Takes a former member out of names, notes and history. Sums, counts and lines of attendance stay as they are. */
    async erase(actor: Actor, member: Pick<Member, 'id' | 'version'>): Promise<{ id: string }> {
      const { groupId } = actor
      // What is erased must not be written again meanwhile.
      return withGroupLock(db, groupId, 'no key update', async (tx) => {
        const person = await lockFormerMember(tx, groupId, member)
        // Records that were given up for theirs are of the same person.
        const records = [person, ...(await mergedInto(tx, groupId, person.id))]
        const ids = records.map(({ id }) => id)
        await eraseMembers(tx, groupId, records)
        await eraseMerges(tx, groupId, ids)
        await eraseContactsOf(tx, groupId, ids)
        await untieMembers(tx, groupId, ids)
        await eraseAnswers(tx, groupId, ids)
        await eraseMessagesTo(tx, groupId, ids)
        await erasePollComments(tx, groupId, ids)
        for (const record of records) {
          // oxlint-disable-next-line no-await-in-loop -- one connection takes one statement at a time
          await eraseEverywhere(tx, groupId, record)
        }
        // Without the name that has just been taken out of everything.
        await appendAudit(tx, actor, { action: 'member_erased', subject: { type: 'member', id: person.id } })
        await notifyKeepers(tx, actor, { kind: 'member_erased' })
        return { id: person.id }
      })
    },

    /** Takes somebody of the deputies' pool out of everything that names them. */
    async eraseOfPool(actor: Actor, asked: { id: string; version: number }): Promise<{ id: string }> {
      const { groupId } = actor
      return withGroupLock(db, groupId, 'no key update', async (tx) => {
        const person = await erasePoolPerson(tx, groupId, asked)
        await eraseMessagesTo(tx, groupId, person.deputyIds)
        await eraseEverywhere(tx, groupId, person)
        await appendAudit(tx, actor, { action: 'pool_person_erased', subject: { type: 'pool_person', id: person.id } })
        return { id: person.id }
      })
    },

    /** Deletes for good what was removed longer ago than `purgeMonths`, and what of erased people need no longer be kept. Returns the number of records. */
    async purge(groupId: string, now = new Date()): Promise<number> {
      return withGroupLock(db, groupId, 'no key update', async (tx, { purgeMonths }) => {
        const today = now.toISOString().slice(0, 10)
        const kept = await eraseWhatWasKept(tx, groupId, today)
        if (purgeMonths === null) return kept
        const before = monthsBefore(now, purgeMonths)
        // Entries first: they refer to events and members.
        const entries = await purgeFinances(tx, groupId, before, today)
        const templates = await purgeTemplates(tx, groupId, before)
        const answers = (await purgeAnswers(tx, groupId, before)) + (await purgePolls(tx, groupId, before))
        const files = await purgePieceFiles(tx, groupId, before)
        const told = await purgeMessages(tx, groupId, before)
        const calendar = await purgeEvents(tx, groupId, before, async (ids) => {
          await deleteRepliesTo(tx, groupId, ids)
          await deleteMessagesAbout(tx, groupId, ids)
        })
        const fields = (await purgeOwnFields(tx, groupId, before)) + (await purgeMemberGroups(tx, groupId, before))
        const steps = await purgeSteps(tx, groupId, before)
        const contacts = await purgeContacts(tx, groupId, before)
        await eraseMessagesTo(tx, groupId, contacts)
        const pool = await purgePool(tx, groupId, before)
        await eraseMessagesTo(
          tx,
          groupId,
          pool.flatMap(({ deputyIds }) => deputyIds),
        )
        for (const person of pool) await eraseFromAudit(tx, groupId, person)
        const lent = (await purgeThings(tx, groupId, before)) + (await purgeHonours(tx, groupId, before))
        const { deleted, erased } = await purgeMembers(tx, groupId, before, async (ids) => {
          await deleteAnswers(tx, groupId, ids)
          await eraseMessagesTo(tx, groupId, ids)
          await deletePollAnswers(tx, groupId, ids)
        })
        await untieMembers(
          tx,
          groupId,
          [...deleted, ...erased].map(({ id }) => id),
        )
        const erasedIds = erased.map(({ id }) => id)
        await eraseMerges(
          tx,
          groupId,
          [...deleted, ...erased].map(({ id }) => id),
        )
        await eraseContactsOf(tx, groupId, erasedIds)
        await eraseAnswers(tx, groupId, erasedIds)
        await eraseMessagesTo(tx, groupId, erasedIds)
        await erasePollComments(tx, groupId, erasedIds)
        for (const person of erased) {
          // oxlint-disable-next-line no-await-in-loop -- one connection takes one statement at a time
          await eraseEverywhere(tx, groupId, person)
        }
        await deleteDebts(
          tx,
          groupId,
          deleted.map(({ id }) => id),
        )
        for (const person of deleted) {
          // oxlint-disable-next-line no-await-in-loop -- as above
          await eraseFromAudit(tx, groupId, person)
        }
        const people = contacts.length + pool.length + deleted.length + erased.length
        return kept + fields + steps + lent + entries + templates + answers + files + told + calendar + people
      })
    },
  }
}

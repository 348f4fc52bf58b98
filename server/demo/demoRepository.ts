import { and, eq, inArray, notInArray, or, sql } from 'drizzle-orm'
import type { DemoRole } from '@contract/auth'
import type { Group } from '@contract/group'
import type { MemberWrite } from '@contract/members'
import { groups } from '../platform/db/schema/groups'
import { members } from '../platform/db/schema/members'
import { contacts, memberContacts } from '../platform/db/schema/members/contacts'
import { honours, serviceAdjustments } from '../platform/db/schema/members/honours'
import { loans, things } from '../platform/db/schema/members/things'
import { pieces } from '../platform/db/schema/calendar/pieces'
import type { Transaction } from '../platform/db/database'
import { users } from '../platform/db/schema/users'
import { insertDemoAudit } from './auditTrail'
import { insertDemoCalendar } from './demoEvents'
import type { DemoCalendar } from './demoEvents'
import { insertDemoAuditorLink } from './finances/demoAudits'
import { insertDemoBooks } from './finances/demoFinances'
import type { DemoBooks } from './finances/demoFinances'
import type { AppDependencies } from '../platform/dependencies'
import { withGroupLock } from '../platform/http/groupLock'
import { releaseAddress, tryClaimAddress } from '../areas/accounts/identity/signInAddresses'
import { insertFirstAccount } from '../areas/finances/ledger/debts'
import { followEmergencyWrites } from '../areas/members/emergencyContacts'
import { toRow } from '../areas/members/memberRows'
import { loanContent, thingContent } from '../areas/members/thingRows'
import { pieceContent } from '../areas/calendar/pieces/pieceRows'
import { todayIn } from '../platform/time/days'
import { demoAdjustments, demoHonours, demoParents } from './register'
import { insertDemoPieceFiles } from './pieceFiles'
import { demoThings } from './things'
import { demoLibrary } from './orchestra/programmes'
import { memberLinkTokens } from '../areas/calendar/links/memberLinkTokens'

interface DemoAccount {
  id: string
  name: string
  email: string
  document: string
  role: DemoRole
  /** Who they are in the roster: each has a page of their own. */
  memberId: string | null
}

/** Families and honours. */
async function insertRegister(tx: Transaction, groupId: string, roster: MemberWrite[], today: string): Promise<void> {
  const parents = demoParents(roster)
  const ties = parents.flatMap(({ id: contactId, members: tied }) =>
    tied.map((tie) => ({ groupId, contactId, ...tie })),
  )
  const inGroup = <Row extends object>(rows: readonly Row[]) => rows.map((row) => ({ groupId, ...row }))
  await tx.insert(contacts).values(inGroup(parents.map(({ members: _members, ...parent }) => parent)))
  await tx.insert(memberContacts).values(ties)
  await tx.insert(honours).values(inGroup(demoHonours(roster, today)))
  await tx.insert(serviceAdjustments).values(inGroup(demoAdjustments(roster)))
}

export function demoRepository({ db, ...secrets }: AppDependencies) {
  const links = memberLinkTokens(secrets)

  /** So they are for nearly everybody who comes, and nobody needs to wait for the group's writers. */
  async function areThere(groupId: string, accounts: DemoAccount[]): Promise<boolean> {
    const stored = await db
      .select({ id: users.id, role: users.role })
      .from(users)
      .where(
        and(
          eq(users.groupId, groupId),
          inArray(
            users.id,
            accounts.map(({ id }) => id),
          ),
        ),
      )
    return accounts.every(({ id, role }) => stored.some((user) => user.id === id && user.role === role))
  }

  return {
    /** Makes the orchestra unless it is there. Who comes at the same time waits for whoever was first. */
    ensureGroup(
      { id: groupId, ...group }: Omit<Group, 'version'>,
      roster: MemberWrite[],
      make: () => { calendar: DemoCalendar; books: DemoBooks },
    ): Promise<void> {
      return db.transaction(async (tx) => {
        const made = await tx
          .insert(groups)
          .values({ groupId, ...group })
          .onConflictDoNothing()
          .returning({ groupId: groups.groupId })
        if (made.length === 0) return
        await insertFirstAccount(tx, groupId, 'pt-BR')
        const rows = roster.map((member) => toRow(member, {}))
        await tx.insert(members).values(rows.map((row) => ({ groupId, ...row })))
        await followEmergencyWrites(
          tx,
          groupId,
          rows.map((row) => ({ memberId: row.id, before: undefined, after: row })),
        )
        const owned = demoThings(roster, todayIn(group.timeZone))
        await tx.insert(things).values(owned.things.map((thing) => ({ groupId, id: thing.id, ...thingContent(thing) })))
        await tx.insert(loans).values(owned.loans.map((loan) => ({ groupId, id: loan.id, ...loanContent(loan) })))
        await tx.insert(pieces).values(demoLibrary.map((piece) => ({ groupId, id: piece.id, ...pieceContent(piece) })))
        await insertDemoPieceFiles(tx, groupId)
        await insertRegister(tx, groupId, roster, todayIn(group.timeZone))
        const { calendar, books } = make()
        await insertDemoCalendar(tx, groupId, group.timeZone, calendar)
        const here = roster.filter(({ status }) => status !== 'former').map(({ id }) => id)
        await links.insertFirst(tx, groupId, here)
        await insertDemoBooks(tx, groupId, books)
        await insertDemoAuditorLink(tx, groupId, books)
        await insertDemoAudit(tx, roster, books.closedMonths)
      })
    },

    /**
     * Whatever visitors did before, the accounts are there again and have their roles; who took an address or a document of
     * theirs goes. They have no password.
     */
    async ensureAccounts(groupId: string, accounts: DemoAccount[]): Promise<void> {
      if (await areThere(groupId, accounts)) return
      // One after another: of two that insert the same account at once, one could fail at the address, which is unique too.
      await withGroupLock(db, groupId, 'no key update', async (tx) => {
        const keys = accounts.map(({ document }) => document.replace(/[^A-Za-z0-9]/g, '').toUpperCase())
        const emails = accounts.map(({ email }) => email)
        const ids = accounts.map(({ id }) => id)
        const gone = await tx
          .delete(users)
          .where(
            and(
              eq(users.groupId, groupId),
              or(inArray(users.email, emails), inArray(users.documentKey, keys)),
              notInArray(users.id, ids),
            ),
          )
          .returning({ userId: users.id, email: users.email })
        for (const { userId, email } of gone) await releaseAddress(tx, email, { groupId, userId })
        // One member has one account.
        const places = accounts.flatMap(({ memberId }) => memberId ?? [])
        await tx
          .update(users)
          .set({ memberId: null })
          .where(and(eq(users.groupId, groupId), inArray(users.memberId, places), notInArray(users.id, ids)))
        const made = await tx
          .insert(users)
          .values(accounts.map((account) => ({ groupId, ...account })))
          .onConflictDoUpdate({
            target: [users.groupId, users.id],
            set: { role: sql`excluded.role`, updatedAt: sql`excluded.updated_at` },
            setWhere: sql`${users.role} <> excluded.role`,
          })
          .returning({ userId: users.id, email: users.email })
        // Nobody signs in with these: where one is a real account's of another group, it stays that account's.
        for (const { userId, email } of made) await tryClaimAddress(tx, email, { groupId, userId })
      })
    },
  }
}

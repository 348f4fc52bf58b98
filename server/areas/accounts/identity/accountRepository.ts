import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { givenDocument, type Role } from '@contract/auth'
import type { Addressing, ComingShown, Group } from '@contract/group'
import type { Leads } from '@contract/leads'
import type { AccountChange } from '@contract/users'
import type { Actor } from '../../../platform/audit/actor'
import { appendAudit, userSubject } from '../../../platform/audit/auditEntries'
import type { Session } from '../../../platform/auth/accessTokens'
import type { Holder } from '../../../platform/auth/challenges'
import type { Database, Transaction } from '../../../platform/db/database'
import { mapTakenKey } from '../../../platform/db/mapTakenKey'
import { groups } from '../../../platform/db/schema/groups'
import { refreshFamilies } from '../../../platform/db/schema/sessions'
import { users } from '../../../platform/db/schema/users'
import { ApiError } from '../../../platform/http/errors'
import { deleteResetTokens } from './accountTokens'
import { findHolder } from './signInAddresses'

/** The account that signs in, with its group: what a new session is made from. */
export interface Account {
  groupId: string
  userId: string
  name: string
  email: string
  document: string
  role: Role
  /** They lead sections or groups of people. */
  leads?: true
  group: Omit<Group, 'version'>
}

const accountColumns = {
  groupId: users.groupId,
  userId: users.id,
  name: users.name,
  email: users.email,
  document: users.document,
  role: users.role,
  leads: users.leads,
  group: {
    id: groups.groupId,
    name: groups.name,
    currency: groups.currency,
    timeZone: groups.timeZone,
    seasonMonth: groups.seasonMonth,
    region: groups.region,
    showsComing: groups.showsComing,
    addressing: groups.addressing,
  },
}

type SelectedGroup = Omit<Account['group'], 'region' | 'showsComing' | 'addressing'> & {
  region: string | null
  showsComing: ComingShown
  addressing: Addressing
}

/** What is as is usual, or not there, is left out. */
const toAccount = <Row extends { leads: Leads | null; group: SelectedGroup }>({ leads, group, ...account }: Row) => {
  const { region, showsComing, addressing, ...known } = group
  return {
    ...account,
    ...(leads !== null && { leads: true as const }),
    group: {
      ...known,
      ...(region !== null && { region }),
      ...(showsComing !== 'nothing' && { showsComing }),
      ...(addressing !== 'formal' && { addressing }),
    },
  }
}

const isUser = (groupId: string, userId: string) => and(eq(users.groupId, groupId), eq(users.id, userId))

export function accountRepository(db: Database) {
  return {
    /** The account with a password under this address, which is unique in the whole installation (signInAddresses.ts). */
    async findByEmail(email: string): Promise<(Account & { passwordHash: string | null }) | undefined> {
      const holder = await findHolder(db, email)
      if (holder === undefined) return undefined
      const { groupId, userId } = holder
      // The address again: it may have moved on between the two.
      const [account] = await db
        .select({ ...accountColumns, passwordHash: users.passwordHash })
        .from(users)
        .innerJoin(groups, eq(groups.groupId, groupId))
        .where(and(isUser(groupId, userId), eq(users.email, email), isNotNull(users.passwordHash)))
      return account && toAccount(account)
    },

    /** The account behind a session that was just opened. Throws `unauthenticated` if it was removed in the meantime. */
    async find(groupId: string, userId: string): Promise<Account> {
      const [account] = await db
        .select(accountColumns)
        .from(users)
        .innerJoin(groups, eq(groups.groupId, groupId))
        .where(isUser(groupId, userId))
      if (account === undefined) throw new ApiError('unauthenticated')
      return toAccount(account)
    },

    async findPasswordHash({ groupId, userId }: Holder): Promise<string | null | undefined> {
      const [found] = await db.select({ hash: users.passwordHash }).from(users).where(isUser(groupId, userId))
      return found?.hash
    },

    /**
     * Replaces the verified password and ends the user's other sessions. Returns false if the stored password has changed since.
     * `onChange` runs in the same transaction.
     */
    changePassword(
      caller: Session & Actor,
      verifiedHash: string,
      passwordHash: string,
      onChange: (tx: Transaction) => Promise<void>,
    ): Promise<boolean> {
      const { groupId, userId, familyId } = caller
      return db.transaction(async (tx) => {
        const changed = await tx
          .update(users)
          .set({ passwordHash, updatedAt: sql`now()` })
          .where(and(isUser(groupId, userId), eq(users.passwordHash, verifiedHash)))
          .returning({ id: users.id })
        if (changed.length === 0) return false
        await tx
          .delete(refreshFamilies)
          .where(
            and(
              eq(refreshFamilies.groupId, groupId),
              eq(refreshFamilies.userId, userId),
              ne(refreshFamilies.id, familyId),
            ),
          )
        await deleteResetTokens(tx, groupId, userId)
        await appendAudit(tx, caller, { action: 'password_changed', subject: userSubject(caller) })
        await onChange(tx)
        return true
      })
    },

    /** Throws `document_taken`, and `shared_account` for one of the demo, which is everybody's. */
    changeDetails(caller: Actor, { name, document: given = '' }: AccountChange): Promise<void> {
      const { groupId, userId } = caller
      return db.transaction(async (tx) => {
        const [stored] = await tx
          .select({ name: users.name, document: users.document, passwordHash: users.passwordHash })
          .from(users)
          .where(isUser(groupId, userId))
          .for('no key update')
        if (stored === undefined) throw new ApiError('unauthenticated')
        const { passwordHash, ...before } = stored
        if (passwordHash === null) throw new ApiError('shared_account')
        const isAssigned = givenDocument(before.document) === ''
        const document = given !== '' ? given : isAssigned ? before.document : newId()
        await mapTakenKey(
          tx
            .update(users)
            .set({ name, document, updatedAt: sql`now()` })
            .where(isUser(groupId, userId)),
          'users_document_key',
          new ApiError('document_taken', { fields: { document: 'taken' } }),
        )
        if (document !== before.document) {
          // Running sessions store the document of their sign-in, and must not end because it is missing.
          await tx
            .update(refreshFamilies)
            .set({ document: before.document })
            .where(
              and(
                eq(refreshFamilies.groupId, groupId),
                eq(refreshFamilies.userId, userId),
                isNull(refreshFamilies.document),
              ),
            )
        }
        await appendAudit(tx, caller, {
          action: 'account_changed',
          subject: userSubject({ userId, name }),
          before: { ...before, document: givenDocument(before.document) },
          after: { name, document: givenDocument(document) },
        })
      })
    },
  }
}

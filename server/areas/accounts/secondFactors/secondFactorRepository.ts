import { and, asc, eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Passkey } from '@contract/secondFactors'
import type { Actor } from '../../../platform/audit/actor'
import { appendAudit, userSubject } from '../../../platform/audit/auditEntries'
import type { NewAuditEntry } from '../../../platform/audit/auditEntries'
import type { Holder } from '../../../platform/auth/challenges'
import { hasSecondFactor } from '../../../platform/auth/secondFactorQuery'
import type { Database, Transaction } from '../../../platform/db/database'
import { passkeys, recoveryCodes, totpFactors } from '../../../platform/db/schema/secondFactors'
import { refreshFamilies } from '../../../platform/db/schema/sessions'
import { users } from '../../../platform/db/schema/users'
import { ApiError, invalidField } from '../../../platform/http/errors'
import { hashRecoveryCode, makeRecoveryCodes } from './recoveryCodes'

const PASSKEYS_MAX = 20

interface NewPasskey {
  name: string
  host: string
  credentialId: Buffer
  publicKey: Buffer
  counter: number
  transports: string[]
}

/** What an account has besides its password. */
export interface FactorsOfUser {
  totp: { createdAt: Date } | undefined
  passkeys: (Omit<Passkey, 'createdAt' | 'lastUsedAt'> & {
    createdAt: Date
    lastUsedAt: Date | null
    credentialId: Buffer
    transports: string[]
  })[]
  recoveryCodesLeft: number
}

/** What is recorded about a change of one's own factors. */
type OwnEntry = Omit<NewAuditEntry, 'subject'>

type FactorTable = typeof totpFactors | typeof passkeys | typeof recoveryCodes

const isOf = (table: FactorTable, { groupId, userId }: Holder) =>
  and(eq(table.groupId, groupId), eq(table.userId, userId))

/** Changes of one account's factors take turns. Throws `shared_account` for one without a password, which everybody can enter. */
async function lockOwner(tx: Transaction, { groupId, userId }: Holder): Promise<void> {
  const [owner] = await tx
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(and(eq(users.groupId, groupId), eq(users.id, userId)))
    .for('no key update')
  if (owner === undefined) throw new ApiError('unauthenticated')
  if (owner.passwordHash === null) throw new ApiError('shared_account')
}

async function replaceCodes(tx: Transaction, holder: Holder): Promise<string[]> {
  const codes = makeRecoveryCodes()
  await tx.delete(recoveryCodes).where(isOf(recoveryCodes, holder))
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ groupId: holder.groupId, userId: holder.userId, hash: hashRecoveryCode(code) })))
  return codes
}

async function hasFactor(tx: Transaction, { groupId, userId }: Holder): Promise<boolean> {
  const [found] = await tx
    .select({ has: hasSecondFactor(groupId, userId) })
    .from(users)
    .where(and(eq(users.groupId, groupId), eq(users.id, userId)))
  return found?.has ?? false
}

export function secondFactorRepository(db: Database) {
  /** Adds one; with the first come the codes for the day on which it is lost. */
  function add(owner: Actor, entry: OwnEntry, insert: (tx: Transaction) => Promise<void>) {
    return db.transaction(async (tx): Promise<string[] | undefined> => {
      await lockOwner(tx, owner)
      const isFirst = !(await hasFactor(tx, owner))
      await insert(tx)
      await appendAudit(tx, owner, { ...entry, subject: userSubject(owner) })
      return isFirst ? replaceCodes(tx, owner) : undefined
    })
  }

  /** Without any factor, recovery codes are of no use. */
  function remove(owner: Actor, take: (tx: Transaction) => Promise<OwnEntry | undefined>): Promise<void> {
    return db.transaction(async (tx) => {
      await lockOwner(tx, owner)
      const entry = await take(tx)
      if (entry === undefined) throw new ApiError('not_found')
      if (!(await hasFactor(tx, owner))) await tx.delete(recoveryCodes).where(isOf(recoveryCodes, owner))
      await appendAudit(tx, owner, { ...entry, subject: userSubject(owner) })
    })
  }

  return {
    async find(holder: Holder): Promise<FactorsOfUser> {
      const [[totp], found, recoveryCodesLeft] = await Promise.all([
        db.select({ createdAt: totpFactors.createdAt }).from(totpFactors).where(isOf(totpFactors, holder)),
        db
          .select({
            id: passkeys.id,
            name: passkeys.name,
            host: passkeys.host,
            createdAt: passkeys.createdAt,
            lastUsedAt: passkeys.lastUsedAt,
            credentialId: passkeys.credentialId,
            transports: passkeys.transports,
          })
          .from(passkeys)
          .where(isOf(passkeys, holder))
          .orderBy(asc(passkeys.createdAt), asc(passkeys.id)),
        db.$count(recoveryCodes, isOf(recoveryCodes, holder)),
      ])
      return { totp, passkeys: found, recoveryCodesLeft }
    },

    /** Replaces the previous one, if any, as for a new phone. Returns recovery codes if it is the first factor. */
    putTotp(owner: Actor, encryptedSecret: Buffer, lastStep: number): Promise<string[] | undefined> {
      return add(owner, { action: 'totp_added' }, async (tx) => {
        const { groupId, userId } = owner
        await tx.delete(totpFactors).where(isOf(totpFactors, owner))
        await tx.insert(totpFactors).values({ groupId, userId, encryptedSecret, lastStep })
      })
    },

    /** Returns recovery codes if it is the first factor. Throws `conflict` for a passkey that the group already has. */
    addPasskey(owner: Actor, passkey: NewPasskey): Promise<string[] | undefined> {
      return add(owner, { action: 'passkey_added', after: { name: passkey.name } }, async (tx) => {
        const { groupId, userId } = owner
        if ((await tx.$count(passkeys, isOf(passkeys, owner))) >= PASSKEYS_MAX) throw invalidField('name', 'too_many')
        const added = await tx
          .insert(passkeys)
          .values({ groupId, userId, id: newId(), ...passkey })
          .onConflictDoNothing({ target: [passkeys.groupId, passkeys.credentialId] })
          .returning({ id: passkeys.id })
        if (added.length === 0) throw new ApiError('conflict')
      })
    },

    removeTotp(owner: Actor): Promise<void> {
      return remove(owner, async (tx) => {
        const removed = await tx
          .delete(totpFactors)
          .where(isOf(totpFactors, owner))
          .returning({ userId: totpFactors.userId })
        return removed.length > 0 ? { action: 'totp_removed' } : undefined
      })
    },

    removePasskey(owner: Actor, id: string): Promise<void> {
      return remove(owner, async (tx) => {
        const [removed] = await tx
          .delete(passkeys)
          .where(and(isOf(passkeys, owner), eq(passkeys.id, id)))
          .returning({ name: passkeys.name })
        return removed && { action: 'passkey_removed', before: removed }
      })
    },

    /** Replaces the old codes. Throws `not_found` if the account has no factor that they could stand in for. */
    renewCodes(owner: Actor): Promise<string[]> {
      return db.transaction(async (tx) => {
        await lockOwner(tx, owner)
        if (!(await hasFactor(tx, owner))) throw new ApiError('not_found')
        await appendAudit(tx, owner, { action: 'recovery_codes_renewed', subject: userSubject(owner) })
        return replaceCodes(tx, owner)
      })
    },

    /** Returns whether it was one of the unused codes, and uses it up. */
    async useRecoveryCode(holder: Holder, code: string): Promise<boolean> {
      const used = await db
        .delete(recoveryCodes)
        .where(and(isOf(recoveryCodes, holder), eq(recoveryCodes.hash, hashRecoveryCode(code))))
        .returning({ userId: recoveryCodes.userId })
      return used.length > 0
    },

    /**
     * An administrator removes all factors of an account whose owner lost them. Ends its sessions, in case somebody else has the phone
     * now. Throws `not_found` if there is no such account, or it has no factor.
     */
    takeOffAll(actor: Actor, userId: string): Promise<void> {
      const { groupId } = actor
      const holder = { groupId, userId }
      return db.transaction(async (tx) => {
        const [owner] = await tx
          .select({ groupId: users.groupId, userId: users.id, name: users.name })
          .from(users)
          .where(and(eq(users.groupId, groupId), eq(users.id, userId)))
        if (owner === undefined || !(await hasFactor(tx, holder))) throw new ApiError('not_found')
        for (const table of [totpFactors, passkeys, recoveryCodes]) await tx.delete(table).where(isOf(table, holder))
        await tx
          .delete(refreshFamilies)
          .where(and(eq(refreshFamilies.groupId, groupId), eq(refreshFamilies.userId, userId)))
        await appendAudit(tx, actor, { action: 'second_factors_taken_off', subject: userSubject(owner) })
      })
    },
  }
}

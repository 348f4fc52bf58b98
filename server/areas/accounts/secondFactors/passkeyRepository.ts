import { and, eq, lt, or, sql } from 'drizzle-orm'
import type { Actor } from '../../../platform/audit/actor'
import { appendAudit, userSubject } from '../../../platform/audit/auditEntries'
import type { Holder } from '../../../platform/auth/challenges'
import type { Database } from '../../../platform/db/database'
import { passkeys } from '../../../platform/db/schema/secondFactors'
import { ApiError } from '../../../platform/http/errors'

export interface StoredPasskey {
  id: string
  credentialId: Buffer
  publicKey: Buffer
  counter: number
}

const isPasskey = ({ groupId, userId }: Holder, id: string) =>
  and(eq(passkeys.groupId, groupId), eq(passkeys.userId, userId), eq(passkeys.id, id))

export function passkeyRepository(db: Database) {
  return {
    /** One of this user's own that was made for this host. */
    async find({ groupId, userId }: Holder, host: string, credentialId: Buffer): Promise<StoredPasskey | undefined> {
      const [found] = await db
        .select({
          id: passkeys.id,
          credentialId: passkeys.credentialId,
          publicKey: passkeys.publicKey,
          counter: passkeys.counter,
        })
        .from(passkeys)
        .where(
          and(
            eq(passkeys.groupId, groupId),
            eq(passkeys.userId, userId),
            eq(passkeys.host, host),
            eq(passkeys.credentialId, credentialId),
          ),
        )
      return found
    },

    /**
     * Records a use. Returns false if the counter is not above the stored one, as for a cloned key or a replayed assertion (WebAuthn
     * level 3, 6.1.1). Many authenticators have no counter and always send zero.
     */
    async use(holder: Holder, id: string, counter: number): Promise<boolean> {
      const isNewer = or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), sql`${counter}::bigint = 0`))
      const used = await db
        .update(passkeys)
        .set({ counter, lastUsedAt: sql`now()` })
        .where(and(isPasskey(holder, id), isNewer))
        .returning({ id: passkeys.id })
      return used.length > 0
    },

    rename(owner: Actor, id: string, name: string): Promise<void> {
      return db.transaction(async (tx) => {
        const [stored] = await tx
          .select({ name: passkeys.name })
          .from(passkeys)
          .where(isPasskey(owner, id))
          .for('no key update')
        if (stored === undefined) throw new ApiError('not_found')
        await tx.update(passkeys).set({ name }).where(isPasskey(owner, id))
        await appendAudit(tx, owner, {
          action: 'passkey_renamed',
          subject: userSubject(owner),
          before: { name: stored.name },
          after: { name },
        })
      })
    },
  }
}

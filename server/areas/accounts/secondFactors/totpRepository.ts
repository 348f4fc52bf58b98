import { and, eq, sql } from 'drizzle-orm'
import type { Holder } from '../../../platform/auth/challenges'
import { findTotpStep } from '../../../platform/auth/totpCodes'
import type { totpVault } from '../../../platform/auth/totpCodes'
import type { Database } from '../../../platform/db/database'
import { totpFactors } from '../../../platform/db/schema/secondFactors'

/** So many wrong codes in a row are slips; each that follows makes everybody wait, twice as long as the one before. */
const FAILURES_FREE = 10
const FIRST_WAIT_S = 60
const LONGEST_WAIT_S = 3600

/** `used`: right, but it or a later one has served already (RFC 6238, 5.2). */
type CodeOutcome = { is: 'right' | 'wrong' | 'used' } | { is: 'blocked'; waitS: number }

function waitAfter(failures: number): number {
  return failures < FAILURES_FREE ? 0 : Math.min(FIRST_WAIT_S * 2 ** (failures - FAILURES_FREE), LONGEST_WAIT_S)
}

/**
 * Codes of authenticator apps. Three of a million are right at any time, so wrong ones are counted in the database, across servers and
 * networks. Only who knows the password gets this far, and recovery codes and passkeys keep working.
 */
export function totpRepository(db: Database, vault: ReturnType<typeof totpVault>) {
  return {
    /** Uses a code up. Of concurrent uses of the same code only one succeeds. */
    use(holder: Holder, code: string): Promise<CodeOutcome> {
      const { groupId, userId } = holder
      const isOfUser = and(eq(totpFactors.groupId, groupId), eq(totpFactors.userId, userId))
      return db.transaction(async (tx) => {
        const [factor] = await tx
          .select({
            encryptedSecret: totpFactors.encryptedSecret,
            lastStep: totpFactors.lastStep,
            failures: totpFactors.failures,
            waitS: sql<number>`coalesce(ceil(extract(epoch from ${totpFactors.blockedUntil} - now())), 0)::int`,
          })
          .from(totpFactors)
          .where(isOfUser)
          .for('update')
        if (factor === undefined) return { is: 'wrong' }
        if (factor.waitS > 0) return { is: 'blocked', waitS: factor.waitS }
        const opened = vault.open(factor.encryptedSecret, holder)
        const step = opened === undefined ? undefined : findTotpStep(opened.secret, code)
        if (opened === undefined || step === undefined) {
          const failures = factor.failures + 1
          const blockedUntil = sql`now() + make_interval(secs => ${waitAfter(failures)})`
          await tx.update(totpFactors).set({ failures, blockedUntil }).where(isOfUser)
          return { is: 'wrong' }
        }
        if (step <= factor.lastStep) return { is: 'used' }
        const relocked = opened.isOutdated && { encryptedSecret: vault.lock(opened.secret, holder) }
        await tx
          .update(totpFactors)
          .set({ lastStep: step, failures: 0, blockedUntil: null, ...relocked })
          .where(isOfUser)
        return { is: 'right' }
      })
    },
  }
}

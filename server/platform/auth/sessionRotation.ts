import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Session } from './accessTokens'
import type { Database, Transaction } from '../db/database'
import { refreshFamilies, refreshTokens } from '../db/schema/sessions'
import { users } from '../db/schema/users'
import { endOf, isFamily, isToken, latestEnded } from './sessionKeys'
import type { NewToken } from './sessionKeys'

/** For so long a used token still answers with its successor: the race of a second tab, not a thief. */
const GRACE_S = 10

interface Successor extends NewToken {
  encrypted: Buffer
}

type Rotation =
  | { outcome: 'rotated'; session: Session }
  /** Used moments ago: `encrypted` is the successor that it got then. */
  | { outcome: 'repeated'; session: Session; encrypted: Buffer }
  /** Used long ago, so someone holds a copy: the family is ended. */
  | { outcome: 'reused'; session: Session }
  | { outcome: 'refused' }

/** Uses of one family take turns; whoever waited sees below what the other did. Undefined: unknown, or signed in too long ago. */
async function lockFamilyOf(tx: Transaction, groupId: string, hash: Buffer): Promise<Session | undefined> {
  const [session] = await tx
    .select({
      groupId: refreshFamilies.groupId,
      familyId: refreshFamilies.id,
      userId: users.id,
      document: sql<string>`coalesce(${refreshFamilies.document}, ${users.document})`,
    })
    .from(refreshTokens)
    .innerJoin(
      refreshFamilies,
      and(eq(refreshFamilies.groupId, groupId), eq(refreshFamilies.id, refreshTokens.familyId)),
    )
    .innerJoin(users, and(eq(users.groupId, groupId), eq(users.id, refreshFamilies.userId)))
    .where(and(isToken(groupId, hash), gt(refreshFamilies.createdAt, latestEnded)))
    .for('update', { of: refreshFamilies })
  return session
}

function findToken(tx: Transaction, groupId: string, hash: Buffer) {
  return tx
    .select({
      encrypted: refreshTokens.encryptedSuccessor,
      isExpired: sql<boolean>`${refreshTokens.expiresAt} <= now()`,
      isInGrace: sql<boolean>`coalesce(${refreshTokens.usedAt} > now() - make_interval(secs => ${GRACE_S}), false)`,
    })
    .from(refreshTokens)
    .where(isToken(groupId, hash))
}

async function replaceToken(tx: Transaction, session: Session, hash: Buffer, successor: Successor): Promise<void> {
  const { groupId, familyId } = session
  const expiresAt = endOf(successor.ttlS)
  await tx
    .update(refreshTokens)
    .set({ usedAt: sql`now()`, encryptedSuccessor: successor.encrypted })
    .where(isToken(groupId, hash))
  await tx.insert(refreshTokens).values({ groupId, hash: successor.hash, familyId, expiresAt })
  await tx
    .update(refreshFamilies)
    .set({ expiresAt, lastSeenAt: sql`now()` })
    .where(isFamily(groupId, familyId))
  // A token past its time is refused with or without its row.
  await tx
    .delete(refreshTokens)
    .where(
      and(
        eq(refreshTokens.groupId, groupId),
        eq(refreshTokens.familyId, familyId),
        lte(refreshTokens.expiresAt, sql`now()`),
      ),
    )
}

/** Takes a refresh token and gives it a successor, once. */
export async function rotateToken(
  db: Database,
  groupId: string,
  hash: Buffer,
  successor: Successor,
): Promise<Rotation> {
  return db.transaction(async (tx) => {
    const session = await lockFamilyOf(tx, groupId, hash)
    const [known] = session ? await findToken(tx, groupId, hash) : []
    if (session === undefined || known === undefined || known.isExpired) return { outcome: 'refused' }
    if (known.encrypted === null) {
      await replaceToken(tx, session, hash, successor)
      return { outcome: 'rotated', session }
    }
    if (known.isInGrace) return { outcome: 'repeated', session, encrypted: known.encrypted }
    await tx.delete(refreshFamilies).where(isFamily(groupId, session.familyId))
    return { outcome: 'reused', session }
  })
}

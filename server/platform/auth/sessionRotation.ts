import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Session } from './accessTokens'
import type { Database, Transaction } from '../db/database'
import { refreshFamilies, refreshTokens } from '../db/schema/sessions'
import { users } from '../db/schema/users'
import { endOf, isFamily, isToken, latestEnded } from './sessionKeys'
import type { NewToken } from './sessionKeys'

/**
 * For so long a used token still answers with its successor: the race of a second tab, not a thief. Once the successor was used it
 * has reached its owner, and who comes with the one before it holds a copy.
 */
const GRACE_S = 10

interface Successor extends NewToken {
  encrypted: Buffer
}

type Rotation =
  | { outcome: 'rotated'; session: Session }
  /** Used moments ago: `encrypted` is the successor that it got then. */
  | { outcome: 'repeated'; session: Session; encrypted: Buffer }
  /** Used long ago, or its successor was used as well, so someone holds a copy: the family is ended. */
  | { outcome: 'reused'; session: Session }
  /** Past its time, or not there: `isKnown` tells which. */
  | { outcome: 'refused'; isKnown: boolean }

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

const later = alias(refreshTokens, 'later')

/** A family is a chain, and its uses take turns: what was used after a token is its successor, or comes after that one. */
function findToken(tx: Transaction, groupId: string, { hash, familyId }: { hash: Buffer; familyId: string }) {
  const laterUses = tx
    .select({ hash: later.hash })
    .from(later)
    .where(and(eq(later.groupId, groupId), eq(later.familyId, familyId), gt(later.usedAt, refreshTokens.usedAt)))
  const outdated = alias(refreshTokens, 'outdated')
  const isOutdated = and(
    eq(outdated.groupId, groupId),
    eq(outdated.familyId, familyId),
    lte(outdated.expiresAt, sql`now()`),
  )
  return tx
    .select({
      hasOutdated: sql<boolean>`exists (select from ${refreshTokens} outdated where ${isOutdated})`,
      encrypted: refreshTokens.encryptedSuccessor,
      isExpired: sql<boolean>`${refreshTokens.expiresAt} <= now()`,
      isInGrace: sql<boolean>`coalesce(${refreshTokens.usedAt} > now() - make_interval(secs => ${GRACE_S}), false)
        and not exists ${laterUses}`,
    })
    .from(refreshTokens)
    .where(isToken(groupId, hash))
}

async function isThere(tx: Transaction, groupId: string, hash: Buffer): Promise<boolean> {
  return (await tx.$count(refreshTokens, isToken(groupId, hash))) > 0
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
}

/** A token past its time is refused with or without its row. */
async function deleteOutdated(tx: Transaction, { groupId, familyId }: Session): Promise<void> {
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
    const [known] = session ? await findToken(tx, groupId, { hash, familyId: session.familyId }) : []
    if (session === undefined || known === undefined)
      return { outcome: 'refused', isKnown: await isThere(tx, groupId, hash) }
    if (known.isExpired) return { outcome: 'refused', isKnown: true }
    if (known.encrypted === null) {
      await replaceToken(tx, session, hash, successor)
      if (known.hasOutdated) await deleteOutdated(tx, session)
      return { outcome: 'rotated', session }
    }
    if (known.isInGrace) return { outcome: 'repeated', session, encrypted: known.encrypted }
    await tx.delete(refreshFamilies).where(isFamily(groupId, session.familyId))
    return { outcome: 'reused', session }
  })
}

import { and, eq, sql } from 'drizzle-orm'
import { hashToken } from '../../../platform/auth/opaqueTokens'
import { personalLinkTokens } from '../../../platform/auth/personalLinkTokens'
import type { Secrets } from '../../../platform/config'
import type { Transaction } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { memberLinks } from '../../../platform/db/schema/calendar/personalLinks'

const FIRST_NUMBER = 1

/** A member's row of links; all null: they never had one. */
interface StoredLink {
  memberId: string
  number: number | null
  hash: Buffer | null
  withdrawnAt: Date | null
}

/** Makes the tokens of members' links and computes existing ones again. Ids are in lower case. */
export function memberLinkTokens(secrets: Secrets) {
  const tokens = personalLinkTokens(secrets)
  const tokenOf = (groupId: string, id: string, number: number) => tokens.make({ groupId, kind: 'member', id, number })

  return {
    /**
     * The token of the link; undefined: there is none, it is withdrawn, or it was made under a secret that is no longer
     * configured.
     */
    tell(groupId: string, { memberId, number, hash, withdrawnAt }: StoredLink): string | undefined {
      if (number === null || hash === null || withdrawnAt !== null) return undefined
      return tokens.find({ groupId, kind: 'member', id: memberId, number }, hash)
    },

    /**
     * The second link of a member, which is sent to the member's own address alone; it is made where there is none.
     * Undefined as for `tell`. The caller must send it to that address and show it to nobody.
     */
    async tellOwn(tx: Transaction, groupId: string, row: StoredLink & { ownHash: Buffer | null }) {
      const { memberId: id, number, ownHash, withdrawnAt } = row
      if (number === null || withdrawnAt !== null) return undefined
      const link = { groupId, kind: 'own', id, number } as const
      if (ownHash !== null) return tokens.find(link, ownHash)
      const token = tokens.make(link)
      await tx
        .update(memberLinks)
        .set({ ownHash: hashToken(token) })
        .where(and(eq(memberLinks.groupId, groupId), eq(memberLinks.memberId, id), eq(memberLinks.number, number)))
      return token
    },

    /** New links by member. Of two simultaneous calls the later one's link remains. */
    async renew(tx: Transaction, groupId: string, ids: string[]): Promise<Map<string, string>> {
      const held = await tx
        .select({ memberId: memberLinks.memberId, number: memberLinks.number })
        .from(memberLinks)
        .where(and(eq(memberLinks.groupId, groupId), isIn(memberLinks.memberId, ids)))
        .orderBy(memberLinks.memberId)
        .for('update')
      const numbers = new Map(held.map(({ memberId, number }) => [memberId, number + 1]))
      const made = new Map(ids.map((id) => [id, tokenOf(groupId, id, numbers.get(id) ?? FIRST_NUMBER)]))
      await tx
        .insert(memberLinks)
        .values(
          [...made].map(([memberId, token]) => ({
            groupId,
            memberId,
            hash: hashToken(token),
            number: numbers.get(memberId) ?? FIRST_NUMBER,
            madeAt: sql`now()`,
          })),
        )
        .onConflictDoUpdate({
          target: [memberLinks.groupId, memberLinks.memberId],
          set: {
            hash: sql`excluded.hash`,
            number: sql`excluded.number`,
            madeAt: sql`excluded.made_at`,
            usedAt: null,
            withdrawnAt: null,
            ownHash: null,
            ownAskedAt: null,
          },
        })
      return made
    },

    /** Makes links for members who never had one; who got one meanwhile keeps it. Returns the members for whom one was made. */
    async insertFirst(tx: Transaction, groupId: string, ids: string[]): Promise<Set<string>> {
      const values = ids.map((memberId) => ({
        groupId,
        memberId,
        hash: hashToken(tokenOf(groupId, memberId, FIRST_NUMBER)),
        number: FIRST_NUMBER,
        madeAt: sql`now()`,
      }))
      const { memberId } = memberLinks
      const made = await tx.insert(memberLinks).values(values).onConflictDoNothing().returning({ memberId })
      return new Set(made.map((row) => row.memberId))
    },
  }
}

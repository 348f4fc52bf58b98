import { and, asc, eq, isNull } from 'drizzle-orm'
import type { MatchRule } from '@contract/finances/matchRules'
import type { Reader } from '../../../platform/db/database'
import { financeSubcategories } from '../../../platform/db/schema/finances/finances'
import { matchRules } from '../../../platform/db/schema/finances/matchRules'

export const ruleColumns = {
  id: matchRules.id,
  contains: matchRules.contains,
  counterparty: matchRules.counterparty,
  amount: matchRules.amount,
  category: matchRules.category,
  subcategoryId: matchRules.subcategoryId,
  memberId: matchRules.memberId,
  eventId: matchRules.eventId,
  accountId: matchRules.accountId,
  notes: matchRules.notes,
  version: matchRules.version,
}
type RuleRow = Pick<typeof matchRules.$inferSelect, keyof typeof ruleColumns>

export function toRule({ id, version, ...row }: RuleRow): MatchRule {
  const { contains, counterparty, amount, category, subcategoryId, memberId, eventId, accountId, notes } = row
  return {
    id,
    ...(contains !== null && { contains }),
    ...(counterparty !== null && { counterparty }),
    ...(amount !== null && { amount }),
    ...(category !== null && { category }),
    ...(subcategoryId !== null && { subcategoryId }),
    ...(memberId !== null && { memberId }),
    ...(eventId !== null && { eventId }),
    ...(accountId !== null && { accountId }),
    ...(notes !== null && { notes }),
    version,
  }
}

/** In the group's order. A subcategory that was removed, or moved below another category, is left out. */
export async function readRules(db: Reader, groupId: string): Promise<MatchRule[]> {
  const rows = await db
    .select({ ...ruleColumns, subcategoryId: financeSubcategories.id })
    .from(matchRules)
    .leftJoin(
      financeSubcategories,
      and(
        eq(financeSubcategories.groupId, groupId),
        eq(financeSubcategories.id, matchRules.subcategoryId),
        eq(financeSubcategories.category, matchRules.category),
        isNull(financeSubcategories.deletedAt),
      ),
    )
    .where(and(eq(matchRules.groupId, groupId), isNull(matchRules.deletedAt)))
    .orderBy(asc(matchRules.position), asc(matchRules.id))
  return rows.map(toRule)
}

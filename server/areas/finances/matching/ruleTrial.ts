import { and, desc, eq, isNull, max, sql } from 'drizzle-orm'
import { TRIAL_LINES_MAX } from '@contract/finances/matchRules'
import type { MatchRuleTrial, MatchRuleWrite } from '@contract/finances/matchRules'
import type { Database } from '../../../platform/db/database'
import { finances } from '../../../platform/db/schema/finances/finances'
import { ruleTest } from './ruleMatching'

/** Number of texts tried, latest first. */
const TRIED_MAX = 20_000

/**
 * The number of paid entries that the rule would match, and up to `TRIAL_LINES_MAX` of them, those of another category first. The rule's
 * `counterparty` is searched in the description, as entries contain no other text of their bank line.
 */
export async function tryRule(db: Database, groupId: string, rule: MatchRuleWrite): Promise<MatchRuleTrial> {
  const { kind, amount, description, category, subcategoryId, date } = finances
  const rows = await db
    .select({
      kind,
      amount,
      description,
      category,
      subcategoryId,
      date: sql<string>`max(${date})::text`,
      times: sql<number>`count(*)::integer`,
    })
    .from(finances)
    .where(and(eq(finances.groupId, groupId), eq(finances.status, 'paid'), isNull(finances.deletedAt)))
    .groupBy(kind, amount, description, category, subcategoryId)
    .orderBy(desc(max(date)))
    .limit(TRIED_MAX)
  const { counterparty, ...rest } = rule
  const isOther = (line: { category: string; subcategoryId: string | null }) =>
    (rule.category !== undefined && line.category !== rule.category) ||
    (rule.subcategoryId !== undefined && line.subcategoryId !== rule.subcategoryId.toLowerCase())
  const meets = ruleTest(rest)
  const names = counterparty === undefined ? () => true : ruleTest({ contains: counterparty })
  const met = rows
    .map(({ kind: side, ...row }) => ({ ...row, amount: side === 'income' ? row.amount : -row.amount }))
    .filter((line) => meets(line) && names(line))
    .map(({ subcategoryId: own, ...line }) => ({
      ...line,
      ...(own !== null && { subcategoryId: own }),
      isOther: isOther({ ...line, subcategoryId: own }),
    }))
  const others = met.filter((line) => line.isOther)
  const count = (of: typeof met) => of.reduce((sum, { times }) => sum + times, 0)
  const lines = [...others, ...met.filter((line) => !line.isOther)].slice(0, TRIAL_LINES_MAX)
  return { met: count(met), others: count(others), lines }
}

import { and, desc, eq, isNull, max, sql } from 'drizzle-orm'
import { TRIAL_LINES_MAX } from '@contract/treasury/matchRules'
import type { MatchRuleTrial, MatchRuleWrite } from '@contract/treasury/matchRules'
import type { Database } from '../../../platform/db/database'
import { finances } from '../../../platform/db/schema/finances'
import { ruleTest } from './ruleMatching'

/** Texts that a rule is tried on, those used last first. */
const TRIED_MAX = 20_000

/** What the rule would have met of the paid entries: of those only one text is kept, which may name who paid. */
export async function tryRule(db: Database, groupId: string, rule: MatchRuleWrite): Promise<MatchRuleTrial> {
  const { kind, amount, description, category, date } = finances
  const rows = await db
    .select({
      kind,
      amount,
      description,
      category,
      date: sql<string>`max(${date})::text`,
      times: sql<number>`count(*)::integer`,
    })
    .from(finances)
    .where(and(eq(finances.groupId, groupId), eq(finances.status, 'paid'), isNull(finances.deletedAt)))
    .groupBy(kind, amount, description, category)
    .orderBy(desc(max(date)))
    .limit(TRIED_MAX)
  const { counterparty, ...rest } = rule
  const meets = ruleTest(rest)
  const names = counterparty === undefined ? () => true : ruleTest({ contains: counterparty })
  const met = rows
    .map(({ kind: side, ...row }) => ({ ...row, amount: side === 'income' ? row.amount : -row.amount }))
    .filter((line) => meets(line) && names(line))
    .map((line) => ({ ...line, isOther: rule.category !== undefined && line.category !== rule.category }))
  const others = met.filter(({ isOther }) => isOther)
  const count = (of: typeof met) => of.reduce((sum, { times }) => sum + times, 0)
  const lines = [...others, ...met.filter(({ isOther }) => !isOther)].slice(0, TRIAL_LINES_MAX)
  return { met: count(met), others: count(others), lines }
}

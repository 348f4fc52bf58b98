import { isDeepStrictEqual } from 'node:util'
import { and, eq, isNull, max, sql } from 'drizzle-orm'
import { MATCH_RULES_MAX } from '@contract/treasury/matchRules'
import type { MatchRule, MatchRuleList, MatchRuleWrite } from '@contract/treasury/matchRules'
import type { Actor } from '../../../platform/audit/actor'
import { appendAudit } from '../../../platform/audit/auditEntries'
import type { Database } from '../../../platform/db/database'
import { matchRules } from '../../../platform/db/schema/treasury/matchRules'
import { ApiError } from '../../../platform/http/errors'
import { assertAccountsTake } from '../financeAccounts'
import { withLedger } from '../financeLedger'
import type { Ledger } from '../financeLedger'
import { assertKnownLinks } from '../financeLinks'
import { financeNameRepository } from '../financeNames'
import { assertSubcategories } from '../ties/subcategoryTies'
import { readRules, ruleColumns, toRule } from './ruleRows'

/** People know a rule by what it looks for. */
const ruleSubject = ({ id, contains, counterparty }: Pick<MatchRule, 'id' | 'contains' | 'counterparty'>) =>
  ({ type: 'match_rule', id, name: contains ?? counterparty }) as const

/** In the words that the record of activities has. */
const auditedOf = ({ contains, counterparty, amount, category, notes }: MatchRule) => ({
  description: contains,
  name: counterparty,
  amount,
  category,
  notes,
})

const isRule = (groupId: string, id: string) => and(eq(matchRules.groupId, groupId), eq(matchRules.id, id))

/** All columns that a write sets, the absent ones too. */
const contentOf = (rule: MatchRuleWrite) => ({
  contains: rule.contains ?? null,
  counterparty: rule.counterparty ?? null,
  amount: rule.amount ?? null,
  category: rule.category ?? null,
  subcategoryId: rule.subcategoryId?.toLowerCase() ?? null,
  memberId: rule.memberId?.toLowerCase() ?? null,
  eventId: rule.eventId?.toLowerCase() ?? null,
  accountId: rule.accountId?.toLowerCase() ?? null,
  notes: rule.notes ?? null,
})

async function findRow({ tx, groupId }: Ledger, id: string) {
  const [row] = await tx
    .select({ ...ruleColumns, deletedAt: matchRules.deletedAt })
    .from(matchRules)
    .where(isRule(groupId, id))
  return row
}
type Row = NonNullable<Awaited<ReturnType<typeof findRow>>>

function isSame({ id: _id, version: _version, deletedAt: _deleted, ...content }: Row, rule: MatchRuleWrite): boolean {
  return isDeepStrictEqual(content, contentOf(rule))
}

async function create(ledger: Ledger, rule: MatchRuleWrite, stored: Row | undefined): Promise<boolean> {
  const { tx, groupId } = ledger
  if (stored !== undefined) {
    if (stored.deletedAt === null && isSame(stored, rule)) return false
    throw new ApiError('conflict', { current: toRule(stored) })
  }
  const [last] = await tx
    .select({
      position: max(matchRules.position),
      count: sql<number>`count(*) filter (where deleted_at is null)::integer`,
    })
    .from(matchRules)
    .where(eq(matchRules.groupId, groupId))
  if ((last?.count ?? 0) >= MATCH_RULES_MAX)
    throw new ApiError('invalid', { fields: { 'rule.contains': `too_many:${MATCH_RULES_MAX}` } })
  await tx.insert(matchRules).values({ groupId, id: rule.id, position: (last?.position ?? 0) + 1, ...contentOf(rule) })
  return true
}

/** On a removed rule, word for word as last read is Undo: it comes back to its place. */
async function replace({ tx, groupId }: Ledger, rule: MatchRuleWrite, stored: Row | undefined): Promise<void> {
  if (stored === undefined) throw new ApiError('not_found')
  if (stored.version !== rule.version) throw new ApiError('conflict', { current: toRule(stored) })
  if (stored.deletedAt !== null && !isSame(stored, rule)) throw new ApiError('not_found')
  await tx
    .update(matchRules)
    .set({ ...contentOf(rule), version: stored.version + 1, updatedAt: sql`now()`, deletedAt: null })
    .where(isRule(groupId, rule.id))
}

async function appendSaved({ tx, actor }: Ledger, saved: MatchRule, stored: Row | undefined): Promise<void> {
  const subject = ruleSubject(saved)
  if (stored === undefined)
    await appendAudit(tx, actor, { action: 'match_rule_added', subject, after: auditedOf(saved) })
  else if (stored.deletedAt !== null) await appendAudit(tx, actor, { action: 'match_rule_restored', subject })
  // Of member, event and account the record knows no names: it says that something was changed.
  else await appendAudit(tx, actor, { action: 'match_rule_changed', subject, ...changedFields(toRule(stored), saved) })
}

function changedFields(before: MatchRule, after: MatchRule) {
  const [old, now] = [auditedOf(before), auditedOf(after)]
  return isDeepStrictEqual(old, now) ? {} : { before: old, after: now }
}

export function ruleRepository(db: Database) {
  const names = financeNameRepository(db)

  return {
    /** In their order. */
    async list(groupId: string): Promise<MatchRuleList> {
      const rules = await readRules(db, groupId)
      return { rules, ...(await names.of(groupId, rules)) }
    },

    /** Creates, last in the order, or with a version replaces (CONTRACT.md, Writes). */
    save(actor: Actor, rule: MatchRuleWrite): Promise<{ rule: MatchRule; isNew: boolean }> {
      return withLedger(db, actor, async (ledger) => {
        await assertKnownLinks(ledger, [rule], () => 'rule')
        await assertAccountsTake(ledger, [{ accountId: rule.accountId, date: '', path: 'rule.accountId' }])
        const { category, subcategoryId } = rule
        if (category !== undefined) await assertSubcategories(ledger, [{ category, subcategoryId }], () => 'rule')
        const stored = await findRow(ledger, rule.id)
        const isNew = rule.version === undefined && (await create(ledger, rule, stored))
        if (rule.version !== undefined) await replace(ledger, rule, stored)
        const saved = await findRow(ledger, rule.id)
        if (saved === undefined) throw new ApiError('not_found')
        if (isNew || rule.version !== undefined) await appendSaved(ledger, toRule(saved), stored)
        return { rule: toRule(saved), isNew }
      })
    },

    /** Keeps it for Undo, its version as it was. */
    remove(actor: Actor, id: string): Promise<void> {
      return withLedger(db, actor, async ({ tx, groupId }) => {
        const [removed] = await tx
          .update(matchRules)
          .set({ deletedAt: sql`now()`, updatedAt: sql`now()` })
          .where(and(isRule(groupId, id), isNull(matchRules.deletedAt)))
          .returning(ruleColumns)
        if (removed === undefined) throw new ApiError('not_found')
        const rule = toRule(removed)
        await appendAudit(tx, actor, {
          action: 'match_rule_removed',
          subject: ruleSubject(rule),
          before: auditedOf(rule),
        })
      })
    },

    /** Gives all rules another order. Versions stay: what a rule says is as it was. */
    order(actor: Actor, ids: string[]): Promise<MatchRule[]> {
      return withLedger(db, actor, async ({ tx, groupId }) => {
        const wanted = ids.map((id) => id.toLowerCase())
        const known = (await readRules(tx, groupId)).map(({ id }) => id)
        if (!isDeepStrictEqual(wanted.toSorted(), known.toSorted())) throw new ApiError('conflict')
        const rows = JSON.stringify(wanted.map((id, at) => ({ id, position: at + 1 })))
        await tx.execute(sql`
          update ${matchRules} set position = wanted.position
            from jsonb_to_recordset(${rows}::jsonb) as wanted (id uuid, position integer)
           where ${matchRules.groupId} = ${groupId} and ${matchRules.id} = wanted.id`)
        if (!isDeepStrictEqual(wanted, known))
          await appendAudit(tx, actor, { action: 'match_rules_ordered', subject: { type: 'match_rule' } })
        return readRules(tx, groupId)
      })
    },
  }
}

import { isDeepStrictEqual } from 'node:util'
import { and, eq, isNull, max, sql } from 'drizzle-orm'
import { MATCH_RULES_MAX } from '@contract/finances/matchRules'
import type { MatchRule, MatchRuleList, MatchRuleWrite } from '@contract/finances/matchRules'
import type { Actor } from '../../../platform/audit/actor'
import { appendAudit } from '../../../platform/audit/auditEntries'
import type { Database } from '../../../platform/db/database'
import { matchRules } from '../../../platform/db/schema/finances/matchRules'
import { ApiError, invalidField } from '../../../platform/http/errors'
import { appendSaved, saveRecord } from '../../../platform/records/saveRecord'
import {
  assertAccountsTake,
  assertKnownLinks,
  assertSubcategories,
  financeNameRepository,
  withLedger,
} from '../ledger/public'
import type { Ledger } from '../ledger/public'
import { readRules, ruleColumns, toRule } from './ruleRows'

/** In the audit log, a rule is named by what it looks for. */
const ruleSubject = ({ id, contains, counterparty }: Pick<MatchRule, 'id' | 'contains' | 'counterparty'>) =>
  ({ type: 'match_rule', id, name: contains ?? counterparty }) as const

/** By the names of the fields in the activity log. */
const auditedOf = ({ contains, counterparty, amount, category, notes }: MatchRule) => ({
  description: contains,
  name: counterparty,
  amount,
  category,
  notes,
})

const isRule = (groupId: string, id: string) => and(eq(matchRules.groupId, groupId), eq(matchRules.id, id))

/** All columns of a write; absent ones are null. */
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

const storedColumns = { ...ruleColumns, deletedAt: matchRules.deletedAt }
type Row = Pick<typeof matchRules.$inferSelect, keyof typeof storedColumns>

function isSame({ id: _id, version: _version, deletedAt: _deleted, ...content }: Row, rule: MatchRuleWrite): boolean {
  return isDeepStrictEqual(content, contentOf(rule))
}

/** Appended at the end of the order. */
async function insert({ tx, groupId }: Ledger, rule: MatchRuleWrite): Promise<Row | undefined> {
  const [last] = await tx
    .select({
      position: max(matchRules.position),
      count: sql<number>`count(*) filter (where deleted_at is null)::integer`,
    })
    .from(matchRules)
    .where(eq(matchRules.groupId, groupId))
  const values = { groupId, id: rule.id, position: (last?.position ?? 0) + 1, ...contentOf(rule) }
  const [row] = await tx.insert(matchRules).values(values).onConflictDoNothing().returning(storedColumns)
  if (row !== undefined && (last?.count ?? 0) >= MATCH_RULES_MAX)
    throw invalidField('rule.contains', `too_many:${MATCH_RULES_MAX}`)
  return row
}

export function ruleRepository(db: Database) {
  const names = financeNameRepository(db)

  return {
    async list(groupId: string): Promise<MatchRuleList> {
      const rules = await readRules(db, groupId)
      return { rules, ...(await names.of(groupId, rules)) }
    },

    /** Creates at the end of the order, or replaces if a version is given (docs/writes.md). */
    save(actor: Actor, rule: MatchRuleWrite): Promise<{ rule: MatchRule; isNew: boolean }> {
      return withLedger(db, actor, async (ledger) => {
        await assertKnownLinks(ledger, [rule], () => 'rule')
        await assertAccountsTake(ledger, [{ accountId: rule.accountId, date: '', path: 'rule.accountId' }])
        const { category, subcategoryId } = rule
        if (category !== undefined) await assertSubcategories(ledger, [{ category, subcategoryId }], () => 'rule')
        const { tx, groupId } = ledger
        const saved = await saveRecord<Row>(
          {
            lock: async () => (await tx.select(storedColumns).from(matchRules).where(isRule(groupId, rule.id)))[0],
            insert: () => insert(ledger, rule),
            replace: async (stored) => {
              const set = { ...contentOf(rule), version: stored.version + 1, updatedAt: sql`now()`, deletedAt: null }
              return (await tx.update(matchRules).set(set).where(isRule(groupId, rule.id)).returning(storedColumns))[0]
            },
            isSame: (stored) => isSame(stored, rule),
            toRecord: toRule,
          },
          rule.version,
        )
        const stored = toRule(saved.row)
        await appendSaved(tx, actor, saved, 'match_rule', (row) => ({
          subject: ruleSubject(stored),
          fields: auditedOf(toRule(row)),
        }))
        return { rule: stored, isNew: saved.isNew }
      })
    },

    /** Soft delete for Undo; the version stays. */
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

    /** Reorders all rules. Versions stay, as the rules themselves do not change. */
    order(actor: Actor, ids: string[]): Promise<MatchRule[]> {
      return withLedger(db, actor, async ({ tx, groupId }) => {
        const wanted = ids.map((id) => id.toLowerCase())
        const rules = await readRules(tx, groupId)
        const known = rules.map(({ id }) => id)
        const named = new Map(rules.map((rule) => [rule.id, ruleSubject(rule).name ?? '']))
        const inWords = (of: string[]) => of.map((id) => named.get(id) ?? '').join(' · ')
        if (!isDeepStrictEqual(wanted.toSorted(), known.toSorted())) throw new ApiError('conflict')
        const rows = JSON.stringify(wanted.map((id, at) => ({ id, position: at + 1 })))
        await tx.execute(sql`
          update ${matchRules} set position = wanted.position
            from jsonb_to_recordset(${rows}::jsonb) as wanted (id uuid, position integer)
           where ${matchRules.groupId} = ${groupId} and ${matchRules.id} = wanted.id`)
        if (!isDeepStrictEqual(wanted, known))
          await appendAudit(tx, actor, {
            action: 'match_rules_ordered',
            subject: { type: 'match_rule' },
            before: { order: inWords(known) },
            after: { order: inWords(wanted) },
          })
        return readRules(tx, groupId)
      })
    },
  }
}

import { v7 as uuidv7 } from 'uuid'
import * as z from 'zod/mini'
import { AMOUNT_MAX } from '@contract/finances'
import { MatchRule, MatchRuleWrite } from '@contract/finances/matchRules'
import type { Money } from '@/i18n/money'
import { isAmount } from '@/shared/money/typedAmount'

export const ruleSides = ['any', 'income', 'expense'] as const
type RuleSide = (typeof ruleSides)[number]

/** Form values of a rule: `amount` as typed, without sign; `side` gives the sign. */
export type RuleValues = Omit<MatchRuleWrite, 'amount' | 'version'> & { amount?: string | undefined; side: RuleSide }

const blank = {
  contains: '',
  counterparty: '',
  amount: '',
  side: 'any' as const,
  category: undefined,
  subcategoryId: '',
  memberId: '',
  eventId: '',
  accountId: '',
  notes: '',
}

function sideOf(amount: number | undefined): RuleSide {
  if (amount === undefined) return 'any'
  return amount < 0 ? 'expense' : 'income'
}

export function ruleValues(rule: MatchRule | undefined, money: Money) {
  if (rule === undefined) return { ...blank, id: uuidv7() }
  const { version: _version, amount, ...rest } = rule
  return {
    ...blank,
    ...rest,
    side: sideOf(amount),
    amount: amount === undefined ? '' : money.text(Math.abs(amount)),
  }
}

const isGiven = (text: string | undefined) => text !== undefined && text !== ''

const hasCondition = ({ contains, counterparty, side }: RuleValues) =>
  isGiven(contains) || isGiven(counterparty) || side !== 'any'

const hasOutcome = ({ category, memberId, eventId, accountId, notes }: RuleValues) =>
  [category, memberId, eventId, accountId, notes].some(isGiven)

/** The contract's rules, with `amount` as text that parses as an amount, unless the side is `any`. */
export function ruleSchema(money: Money): z.ZodMiniType<RuleValues, RuleValues> {
  const { version: _version, amount: _amount, ...shape } = MatchRule.shape
  const hasAmount = ({ side, amount = '' }: RuleValues) => side === 'any' || isAmount(amount, money)
  return z
    .strictObject({ ...shape, side: z.enum(ruleSides), amount: z.optional(z.string()) })
    .check(
      z.refine(hasAmount, { path: ['amount'], error: 'not_allowed' }),
      z.refine(hasCondition, { path: ['contains'], error: 'required' }),
      z.refine(hasOutcome, { path: ['category'], error: 'required' }),
    )
}

/** The rule to send. Transfers only have account and notes. */
export function toRuleWrite(values: RuleValues, version: number | undefined, money: Money): MatchRuleWrite {
  const {
    side,
    amount = '',
    category,
    subcategoryId,
    memberId,
    eventId,
    accountId,
    contains,
    counterparty,
    notes,
    id,
  } = values
  const read = side === 'any' ? undefined : money.parse(amount, AMOUNT_MAX)
  const isTransfer = isGiven(accountId)
  return {
    id,
    ...(contains && { contains }),
    ...(counterparty && { counterparty }),
    ...(read?.kind === 'amount' && { amount: side === 'expense' ? -read.amount : read.amount }),
    ...(category && !isTransfer && { category }),
    ...(category && subcategoryId && !isTransfer && { subcategoryId }),
    ...(memberId && !isTransfer && { memberId }),
    ...(eventId && !isTransfer && { eventId }),
    ...(accountId && { accountId }),
    ...(notes && { notes }),
    ...(version !== undefined && { version }),
  }
}

/** The rule to try while typing; undefined while it has no valid condition. An outcome is not required. */
export function toTrial(values: RuleValues, money: Money): MatchRuleWrite | undefined {
  const write = toRuleWrite(values, undefined, money)
  const read = MatchRuleWrite.safeParse(hasOutcome(values) ? write : { ...write, notes: '-' })
  return read.success ? read.data : undefined
}

import type { Finance, FinanceWrite } from '@contract/finances'
import { clashRules, type Clash } from '@/shared/records/editConflict'

export const financeFields = [
  'kind',
  'amount',
  'description',
  'category',
  'status',
  'date',
  'dueDate',
  'method',
  'memberId',
  'eventId',
  'notes',
] as const
export type FinanceField = (typeof financeFields)[number]

export type FinanceClash = Clash<FinanceWrite, Finance>
export const financeRules = clashRules<FinanceWrite, Finance, FinanceField>(financeFields)

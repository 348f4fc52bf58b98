import type { Finance, FinanceWrite } from '@contract/finances'
import { editConflictRules } from '@/shared/records/editConflict'

export const financeFields = [
  'kind',
  'amount',
  'description',
  'category',
  'subcategoryId',
  'status',
  'date',
  'dueDate',
  'method',
  'memberId',
  'eventId',
  'accountId',
  'purposeId',
  'notes',
] as const
export type FinanceField = (typeof financeFields)[number]

export const financeRules = editConflictRules<FinanceWrite, Finance, FinanceField>(financeFields)

import { FinanceWrite, type Finance } from '@contract/finances'

/** Two versions of one entry, and the one that both began with (none while adding). */
export interface FinanceClash {
  mine: FinanceWrite
  theirs: Finance
  read: Finance | undefined
}

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

/** Where the versions differ. `isMine`: the person changed this field; else the difference is the other's doing alone. */
export function differencesOf({ mine, theirs, read }: FinanceClash): { field: FinanceField; isMine: boolean }[] {
  return financeFields
    .filter((field) => mine[field] !== theirs[field])
    .map((field) => ({ field, isMine: read === undefined || mine[field] !== read[field] }))
}

/** Theirs, with the chosen fields of mine, ready to be saved over it. */
export function merge({ mine, theirs }: FinanceClash, keepsMine: (field: FinanceField) => boolean): FinanceWrite {
  const kept = financeFields.filter(keepsMine).map((field) => [field, mine[field]])
  return FinanceWrite.parse({ ...theirs, ...Object.fromEntries(kept) })
}

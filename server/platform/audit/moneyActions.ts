import { auditActions } from '@contract/audit'
import type { AuditAction } from '@contract/audit'

/** How the names of actions begin that are about entries of the books, what is owed and asked for, where money goes, and who checks it. */
const subjects =
  'account_reconciled auditor_link budget credit debit_mandate debit_run donation donor entry event_budget fee finance finances leaving levy match_rule match_rules member_fees month payer payment purpose receipt reconciliation recurring remark reminder sample spheres statement subcategory transfer'.split(
    ' ',
  )

/**
 * What is about money. It is kept as long as the books, which are never deleted for their age: who closed a month or wrote a debt off has
 * to be found whenever the books are looked at. Of all else the group says how long it is kept.
 */
export const moneyActions: readonly AuditAction[] = auditActions.filter((action) =>
  subjects.some((subject) => action === subject || action.startsWith(`${subject}_`)),
)

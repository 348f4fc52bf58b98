import type { FinanceKind } from '@contract/finances'
import { actualOf, type BudgetSums } from '@/shared/finances/budgetRows'

/** The paid and pending shares of a plan; hidden from screen readers, as the figures are beside it. */
export function BudgetBar({ kind, sums }: { kind: FinanceKind; sums: BudgetSums }) {
  const whole = Math.max(sums.planned, actualOf(sums))
  if (whole <= 0) return null
  const share = (amount: number) => `${(100 * Math.max(0, Math.min(amount, whole))) / whole}%`
  const isOver = kind === 'expense' && actualOf(sums) > sums.planned
  return (
    <span className={`budget-bar${isOver ? ' is-over' : ''}`}>
      <span className="budget-part is-paid" style={{ inlineSize: share(sums.paid) }} />
      <span className="budget-part is-pending" style={{ inlineSize: share(sums.pending) }} />
      {/* End of the budget. */}
      {actualOf(sums) > sums.planned && sums.planned > 0 && (
        <span className="budget-mark" style={{ insetInlineStart: share(sums.planned) }} />
      )}
    </span>
  )
}

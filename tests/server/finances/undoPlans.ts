import { v7 as newId } from 'uuid'
import type { Finance } from '@contract/finances'
import { newFinance } from './financeFixture'
import type { LedgerAction } from './ledgerFuzz'

/** In a month that is never closed. */
const LATE_DAY = '2026-03-02'

interface PlanKit {
  current: () => Finance[]
  memberIds: readonly string[]
  rather: (status: Finance['status']) => Finance
  below: (count: number) => number
  month: () => string
  day: () => string
  post: (url: string, payload: object) => LedgerAction
  remove: (url: string, id: string) => LedgerAction
  addSplit: (of?: Finance) => LedgerAction
  joinSplit: (of?: Finance) => LedgerAction
  /** Of an entry that is there no more, and of which this is true. */
  undoRemoval: (isIt: (finance: Finance) => boolean) => LedgerAction
}

/**
 * Steps towards an Undo that comes late, which chance alone would seldom find: what was removed has been replaced by then. Between the
 * steps anything may happen.
 */
export function undoPlans(kit: PlanKit): (() => (() => LedgerAction)[])[] {
  const { current, memberIds, rather, below, month, day, post, remove, addSplit, joinSplit, undoRemoval } = kit
  const reading = ({ id, version }: Finance) => ({ id, version })
  const removal = (finance?: Finance) => remove('/finances/remove-finance', finance?.id ?? newId())

  function joined() {
    const entry = newFinance({ amount: 10_000, category: 'fees', date: LATE_DAY })
    const now = () => current().find(({ id }) => id === entry.id)
    return [
      () => post('/finances/add-finance', { finance: entry }),
      () => addSplit(now()),
      () => joinSplit(now()),
      () => undoRemoval(({ splitId }) => splitId !== undefined && splitId === now()?.splitId),
    ]
  }

  function chargedAgain() {
    const charged = below(2) === 0 ? month() : LATE_DAY.slice(0, 7)
    const dues = { month: charged, amount: 4500, dueDate: `${charged}-10`, description: 'Mensalidade' }
    const isDue = ({ category, dueDate, date }: Finance) =>
      category === 'dues' && dueDate === dues.dueDate && date === `${charged}-01`
    const charge = () => post('/finances/create-dues', { dues })
    let memberId: string | undefined
    const due = () =>
      current().findLast((one) => isDue(one) && one.status === 'pending' && (!memberId || one.memberId === memberId))
    return [
      charge,
      () => {
        const first = due()
        memberId = first?.memberId
        return removal(first)
      },
      charge,
      () => {
        const finances = [due()].flatMap((one) => (one ? [reading(one)] : [{ id: newId(), version: 1 }]))
        return post('/finances/write-off', { writeOff: { finances, date: day(), reason: 'Bolsa' } })
      },
      () => undoRemoval((one) => isDue(one) && one.memberId === memberId),
    ]
  }

  function reversedOnce() {
    const original = rather('pending')
    const reversal = newId()
    const now = () => current().find(({ id }) => id === original.id) ?? original
    return [
      () => post('/finances/close-month', { month: original.date.slice(0, 7) }),
      () => post('/finances/reverse-finance', { reversal: { id: reversal, of: original.id, date: LATE_DAY } }),
      () => remove('/finances/remove-finance', reversal),
      () => post('/finances/pay-finances', { payment: { finances: [reading(now())], date: LATE_DAY } }),
      () => undoRemoval(({ id }) => id === reversal),
    ]
  }

  /** What stands for a month that is charged: a part whose first part is gone, or dues that went to others and came back. */
  function chargedStill() {
    const charged = LATE_DAY.slice(0, 7)
    const charge = () => {
      const dues = { month: charged, amount: 4500, dueDate: `${charged}-10`, description: 'Mensalidade' }
      return post('/finances/create-dues', { dues })
    }
    let first: Finance | undefined
    const now = () => current().find(({ id }) => id === first?.id)
    const give = (memberId: string | null | undefined) => {
      const finances = [now() ?? rather('pending')].map(reading)
      return post('/finances/change-finances', { change: { finances, memberId: memberId ?? null } })
    }
    const other = memberIds[below(memberIds.length)]
    return [
      charge,
      () => {
        first = current().findLast((one) => one.category === 'dues' && one.date === `${charged}-01`)
        return give(below(2) === 0 ? other : null)
      },
      () => give(first?.memberId),
      charge,
      () => addSplit(now()),
      () => removal(now()),
      charge,
      () => undoRemoval(({ id }) => id === first?.id),
    ]
  }

  return [joined, chargedAgain, reversedOnce, chargedStill]
}

import { v7 as newId } from 'uuid'
import type { FinanceWrite } from '@contract/finances'
import type { RecurringFinanceWrite, RecurringSkip } from '@contract/finances/recurring'
import type { LedgerAction } from './ledgerFuzz'
import type { BookState } from './bookChecks'

/** What the actions are made of: chances, the calls, and what is there. */
interface FuzzKit {
  memberIds: string[]
  below: (count: number) => number
  oneOf: <Thing>(things: readonly Thing[]) => Thing
  some: <Thing>(make: () => Thing) => Thing[]
  day: () => string
  month: () => string
  fresh: () => FinanceWrite
  post: (url: string, payload: object) => LedgerAction
  remove: (url: string, id: string) => LedgerAction
  state: () => BookState
}

/** Levies and recurring entries: made, changed, booked and taken back. */
export function bookFuzz(kit: FuzzKit): (() => LedgerAction)[] {
  const { memberIds, below, oneOf, some, day, month, fresh, post, remove, state } = kit
  const recurring: RecurringFinanceWrite[] = []
  const decided: RecurringSkip[] = []
  const members = () => [...new Set(some(() => oneOf(memberIds)))]

  function addLevy(): LedgerAction {
    const dueDates = [...new Set(some(day))].toSorted()
    const [category, amount] = [oneOf(['dues', 'fees'] as const), 3 + below(100_000)]
    return post('/finances/add-levy', {
      levy: { id: newId(), name: 'Viagem', category, amount, dueDates, memberIds: members() },
    })
  }

  /** Of a levy that is there. */
  const ofLevy = (make: (id: string) => LedgerAction) => () => {
    const { levyIds } = state()
    return levyIds.length > 0 ? make(oneOf(levyIds)) : addLevy()
  }
  const changeMembers = (id: string) =>
    post('/finances/change-levy-members', { levyMembers: { id, [oneOf(['add', 'remove'])]: members() } })

  function addRecurring(): LedgerAction {
    const { kind, amount, description, status, memberId } = fresh()
    const one: RecurringFinanceWrite = {
      id: newId(),
      kind,
      amount,
      description,
      status,
      category: 'fees',
      ...(memberId !== undefined && { memberId }),
      rhythm: oneOf(['monthly', 'quarterly']),
      firstOn: `${month()}-01`,
      lastOn: '2026-02-28',
    }
    recurring.push(one)
    return post('/finances/add-recurring', { recurring: one })
  }

  /** Mostly one that is proposed, now and then one that was decided. */
  const ofProposal = (make: (of: RecurringSkip, finance: object) => LedgerAction) => () => {
    const { proposals } = state()
    if (proposals.length === 0) return addRecurring()
    const { recurringId, period, finance } = oneOf(proposals)
    const of = below(4) === 0 && decided.length > 0 ? oneOf(decided) : { recurringId, period }
    decided.push(of)
    return make(of, finance)
  }
  const book = ofProposal((of, proposed) => {
    const { id, date, ...rest } = fresh()
    const finance = below(3) === 0 ? { id, date, ...rest } : { ...proposed, id, ...(below(2) === 0 && { date }) }
    return post('/finances/book-recurring', { booking: { ...of, finance } })
  })
  const skip = ofProposal((of) => post('/finances/skip-recurring', { skip: of }))
  const unskip = ofProposal((of) => post('/finances/unskip-recurring', { skip: of }))
  const removeRecurring = ofProposal(({ recurringId }) => remove('/finances/remove-recurring', recurringId))
  /** As it was made: nothing new, an old reading, or Undo of its removal. */
  const restoreRecurring = () =>
    recurring.length > 0
      ? post('/finances/add-recurring', { recurring: { ...oneOf(recurring), version: 1 } })
      : addRecurring()

  return [
    addLevy,
    ofLevy(changeMembers),
    ofLevy(changeMembers),
    ofLevy((id) => remove('/finances/cancel-levy', id)),
    ofLevy((id) => post('/finances/restore-levy', { id })),
    ofLevy((id) => post('/finances/restore-levy', { id })),
    addRecurring,
    book,
    book,
    skip,
    unskip,
    removeRecurring,
    restoreRecurring,
  ]
}

import { v7 as newId } from 'uuid'
import type { Finance, FinanceCategory } from '@contract/finances'
import { seeded } from '../../../server/demo/seeded'
import { newFinance } from './financeFixture'

const MONTHS = ['2025-10', '2025-11', '2025-12', '2026-01', '2026-02']
export const FUZZ_CATEGORIES: FinanceCategory[] = ['dues', 'tickets', 'fees', 'opening']
const DAYS = ['01', '02', '14', '27', '28']

export interface LedgerAction {
  method: 'POST' | 'DELETE'
  url: string
  payload?: object
}

/** What the actions choose from. */
export interface FuzzContext {
  memberIds: string[]
  eventIds: string[]
  /** Every entry as it was at some time, those that are no more included. */
  read: Finance[]
  /** The entries as they are. */
  current: () => Finance[]
}

/**
 * An endless sequence of calls to the ledger, valid and not: with readings of any age, and some of them sent twice. A seed
 * always gives the same sequence.
 */
export function ledgerFuzz(seed: number, { memberIds, eventIds, read, current }: FuzzContext): () => LedgerAction {
  const chance = seeded(seed)
  const below = (count: number) => Math.floor(chance() * count)
  const isLucky = () => chance() < 0.5
  function oneOf<Thing>(things: readonly Thing[]): Thing {
    const thing = things[below(things.length)]
    if (thing === undefined) throw new Error('There is nothing to choose from.')
    return thing
  }
  const month = () => oneOf(MONTHS)
  const day = () => `${month()}-${oneOf(DAYS)}`
  const entry = () => (below(4) > 0 && current().length > 0 ? oneOf(current()) : oneOf(read))
  /** Mostly an entry of that status, so that most actions are valid. */
  const rather = (status: Finance['status']) => {
    const fitting = current().filter((finance) => finance.status === status)
    return below(4) > 0 && fitting.length > 0 ? oneOf(fitting) : entry()
  }
  const some = <Thing>(make: () => Thing) => Array.from({ length: 1 + below(3) }, make)
  const imports: string[] = []
  const done: LedgerAction[] = []

  function fresh() {
    const category = oneOf(FUZZ_CATEGORIES)
    // An opening balance is paid and of no event. Now and then one is not, and refused.
    const isAny = category !== 'opening' || below(4) === 0
    return newFinance({
      kind: oneOf(['income', 'income', 'expense']),
      amount: 1 + below(100_000),
      category,
      date: day(),
      status: isAny ? oneOf(['paid', 'pending']) : 'paid',
      ...(isLucky() && { dueDate: day() }),
      ...(isLucky() && { memberId: oneOf(memberIds) }),
      ...(isAny && isLucky() && { eventId: oneOf(eventIds) }),
    })
  }

  function batchChange(): LedgerAction {
    const status = isLucky() ? oneOf(['paid', 'pending'] as const) : undefined
    const change = {
      finances: some(() => reading(entry())),
      ...(isLucky() && { category: oneOf(FUZZ_CATEGORIES) }),
      ...(isLucky() && { memberId: oneOf([...memberIds, null]) }),
      ...(isLucky() && { eventId: oneOf([...eventIds, null]) }),
      ...(status && { status }),
      ...(status === 'paid' && { date: day(), method: 'cash' }),
    }
    return post('/finances/change-finances', { change })
  }

  function importOfSome(): object {
    const id = newId()
    imports.push(id)
    const lines = some(entry).map(({ version: _version, ...line }) => ({ ...line, id: newId() }))
    return { id, fileName: 'banco.csv', finances: [...Array.from({ length: 1 + below(4) }, fresh), ...lines] }
  }

  const post = (url: string, payload: object): LedgerAction => ({ method: 'POST', url, payload })
  const remove = (url: string, id: string): LedgerAction => ({ method: 'DELETE', url: `${url}?id=${id}` })
  const add = (finance: object) => post('/finances/add-finance', { finance })
  const reading = ({ id, version }: Finance) => ({ id, version })
  const unpaid = () => reading(rather('pending'))
  const paid = () => reading(rather('paid'))
  const reopen = () => post('/finances/reopen-month', { month: month(), reason: 'Recibo achado' })

  const ideas: (() => LedgerAction)[] = [
    () => add(fresh()),
    () => add(fresh()),
    () => add({ ...fresh(), ...reading(entry()) }),
    () => add({ ...fresh(), ...reading(entry()) }),
    // As it was read: nothing new, an old reading, or Undo of a removal.
    () => add(entry()),
    () => add({ ...fresh(), id: entry().id }),
    () => remove('/finances/remove-finance', entry().id),
    () => post('/finances/pay-finances', { payment: { finances: some(unpaid), date: day(), method: 'pix' } }),
    () => post('/finances/pay-finances', { payment: { finances: [unpaid()], date: day() } }),
    () => post('/finances/unpay-finances', { payment: { finances: some(paid) } }),
    () => post('/finances/unpay-finances', { payment: { finances: [paid()] } }),
    batchChange,
    batchChange,
    () => post('/finances/unchange-finances', { change: { finances: some(() => reading(entry())) } }),
    () => {
      const charged = month()
      const dues = { month: charged, amount: 4500, dueDate: `${charged}-10`, description: 'Mensalidade' }
      return post('/finances/create-dues', { dues })
    },
    () => post('/finances/reverse-finance', { reversal: { id: newId(), of: entry().id, date: day() } }),
    () => post('/finances/reverse-finance', { reversal: { id: newId(), of: entry().id, date: day() } }),
    () => post('/finances/close-month', { month: month() }),
    reopen,
    reopen,
    () => post('/finances/import-finances', { import: importOfSome() }),
    () => remove('/finances/remove-import', imports.length > 0 ? oneOf(imports) : newId()),
    () => (below(10) === 0 ? remove('/members/remove-member', oneOf(memberIds)) : add(entry())),
    () => (below(10) === 0 ? remove('/calendar/remove-event', oneOf(eventIds)) : add(fresh())),
  ]

  return () => {
    // As after an answer that was lost, and by whoever presses twice.
    const action = done.length > 0 && below(6) === 0 ? oneOf(done.slice(-5)) : oneOf(ideas)()
    done.push(action)
    return action
  }
}

import { v7 as newId } from 'uuid'
import type { Finance, FinanceCategory } from '@contract/finances'
import type { FinanceAccount, Transfer } from '@contract/finances/accounts'
import type { ReconciliationWrite } from '@contract/finances/reconciliations'
import type { Subcategory, SubcategoryWrite } from '@contract/finances/subcategories'
import { seeded } from '../../../server/demo/orchestra/seeded'
import { accountFuzz } from './accountFuzz'
import { newFinance } from './financeFixture'
import { paymentFuzz } from './paymentFuzz'
import { splitFuzz } from './splitFuzz'
import { undoPlans } from './undoPlans'
import type { BookState } from './bookChecks'
import { bookFuzz } from './bookFuzz'

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
  accounts: () => FinanceAccount[]
  transfers: () => Transfer[]
  /** Calls that would reconcile an account with what is on it, or with a part of it and so in vain. */
  reconciliations: () => ReconciliationWrite[]
  subcategories: () => Subcategory[]
  books: () => BookState
}

/**
 * An endless sequence of calls to the ledger, valid and not: with readings of any age, and some of them sent twice. A seed
 * always gives the same sequence.
 */
export function ledgerFuzz(seed: number, context: FuzzContext): () => LedgerAction {
  const { memberIds, eventIds, read, current, accounts, transfers, reconciliations, subcategories } = context
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
  const reconciled: string[] = []
  const done: LedgerAction[] = []

  const accountId = () => oneOf(accounts()).id
  /** Mostly one that fits. */
  const ofOwn = (category: FinanceCategory) => {
    const fitting = subcategories().filter((subcategory) => subcategory.category === category)
    const all = below(6) === 0 ? subcategories() : fitting
    return all.length > 0 && isLucky() ? { subcategoryId: oneOf(all).id } : {}
  }

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
      ...ofOwn(category),
      ...(isLucky() && { dueDate: day() }),
      ...(isLucky() && { memberId: oneOf(memberIds) }),
      ...(isLucky() && { accountId: accountId() }),
      ...(isAny && isLucky() && { eventId: oneOf(eventIds) }),
    })
  }

  function batchChange(): LedgerAction {
    const status = isLucky() ? oneOf(['paid', 'pending'] as const) : undefined
    const category = oneOf(FUZZ_CATEGORIES)
    const change = {
      finances: some(() => reading(entry())),
      ...(isLucky() && { category, ...ofOwn(category) }),
      ...(isLucky() && { memberId: oneOf([...memberIds, null]) }),
      ...(isLucky() && { accountId: accountId() }),
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
  const reconcile = () => {
    const offered = reconciliations()
    if (offered.length === 0) return add(fresh())
    const { lines, ...chosen } = oneOf(offered)
    const id = newId()
    reconciled.push(id)
    const reconciliation = { ...chosen, id, lines: below(4) === 0 ? lines.slice(1) : lines }
    return post('/finances/add-reconciliation', { reconciliation })
  }
  function changeSubcategory(): LedgerAction {
    const name = `Própria ${below(5)}`
    const made: SubcategoryWrite = { id: newId(), name, category: oneOf(FUZZ_CATEGORIES) }
    const { isArchived, ...known } = subcategories().length > 0 && below(3) > 0 ? oneOf(subcategories()) : made
    const change = isLucky() ? { category: oneOf(FUZZ_CATEGORIES) } : { name, ...(!isArchived && { isArchived: true }) }
    return post('/finances/add-subcategory', { subcategory: { ...known, ...change } })
  }

  const { addSplit, joinSplit, restoreSplit, removeSplit } = splitFuzz({
    below,
    oneOf,
    some,
    fresh,
    post,
    remove,
    read,
    current,
  })
  /** Of what is there no more, as it was last read. */
  const undoRemoval = (isIt: (finance: Finance) => boolean = () => true) => {
    const there = new Set(current().map(({ id }) => id))
    const latest = new Map(read.map((finance) => [finance.id, finance]))
    const gone = [...latest.values()].filter((finance) => !there.has(finance.id) && isIt(finance))
    return add(gone.length > 0 ? oneOf(gone) : entry())
  }
  const reopen = () => post('/finances/reopen-month', { month: month(), reason: 'Recibo achado' })

  const payments = paymentFuzz({
    memberIds,
    below,
    oneOf,
    some,
    isLucky,
    day,
    accountId,
    entry,
    rather,
    read,
    books: context.books,
    add,
    post,
    remove,
  })

  const ideas: (() => LedgerAction)[] = [
    () => add(fresh()),
    () => add(fresh()),
    () => add({ ...fresh(), ...reading(entry()) }),
    () => add({ ...fresh(), ...reading(entry()) }),
    // As it was read: nothing new, an old reading, or Undo of a removal.
    () => add(entry()),
    () => undoRemoval(),
    () => undoRemoval(),
    () => add({ ...fresh(), id: entry().id }),
    () => remove('/finances/remove-finance', entry().id),
    ...payments,
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
    () => post('/finances/close-month', { month: month() }),
    reopen,
    reopen,
    reopen,
    reopen,
    () => post('/finances/import-finances', { import: importOfSome() }),
    () => remove('/finances/remove-import', imports.length > 0 ? oneOf(imports) : newId()),
    ...accountFuzz({ below, oneOf, isLucky, day, post, remove, accounts, transfers }),
    () => addSplit(),
    () => addSplit(rather('paid')),
    () => addSplit(rather('pending')),
    () => joinSplit(),
    removeSplit,
    restoreSplit,
    restoreSplit,
    changeSubcategory,
    () => remove('/finances/remove-subcategory', subcategories().length > 0 ? oneOf(subcategories()).id : newId()),
    reconcile,
    reconcile,
    () => post('/finances/undo-reconciliation', { id: oneOf([newId(), ...reconciled]), reason: 'Extrato errado' }),
    ...bookFuzz({ memberIds, below, oneOf, some, day, month, fresh, post, remove, state: context.books }),
    () => (below(10) === 0 ? remove('/members/remove-member', oneOf(memberIds)) : add(entry())),
    () => (below(10) === 0 ? remove('/calendar/remove-event', oneOf(eventIds)) : add(fresh())),
  ]

  const plans = undoPlans({
    current,
    memberIds,
    rather,
    below,
    month,
    day,
    post,
    remove,
    addSplit,
    joinSplit,
    undoRemoval,
  })
  let plan: (() => LedgerAction)[] = []

  /** The next step of a plan, or anything. */
  function nextOf(): LedgerAction {
    if (plan.length === 0) plan = oneOf(plans)()
    return (below(2) === 0 ? plan.shift() : undefined)?.() ?? oneOf(ideas)()
  }

  return () => {
    // As after an answer that was lost, and by whoever presses twice.
    const action = done.length > 0 && below(6) === 0 ? oneOf(done.slice(-5)) : nextOf()
    done.push(action)
    return action
  }
}

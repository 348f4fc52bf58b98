import { v7 as newId } from 'uuid'
import type { Finance, FinanceCategory } from '@contract/finances'
import type { FinanceAccount, Transfer } from '@contract/treasury/accounts'
import type { ReconciliationWrite } from '@contract/treasury/reconciliations'
import type { Subcategory, SubcategoryWrite } from '@contract/treasury/subcategories'
import { seeded } from '../../../server/demo/orchestra/seeded'
import { newFinance } from './financeFixture'
import { undoPlans } from './undoPlans'
import type { TreasuryState } from './treasuryChecks'
import { treasuryFuzz } from './treasuryFuzz'

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
  treasury: () => TreasuryState
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
  /** As last read, and so valid or not: between any two accounts, one of them maybe closed. */
  const transfer = () => ({
    id: newId(),
    fromAccountId: accountId(),
    toAccountId: accountId(),
    amount: 1 + below(100_000),
    date: day(),
  })
  const earlierTransfer = () => (transfers().length > 0 ? oneOf(transfers()) : transfer())

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
  const unpaid = () => reading(rather('pending'))
  const paid = () => reading(rather('paid'))
  const parts: string[] = []
  const payPart = ({ id: of, version, amount }: Finance) => {
    const id = newId()
    parts.push(id)
    const method = isLucky() ? 'cash' : 'pix'
    const where = isLucky() ? { accountId: accountId() } : {}
    return post('/finances/pay-part', {
      partPayment: { id, of, version, amount: 1 + below(amount), date: day(), method, ...where },
    })
  }
  const reconcile = () => {
    const offered = reconciliations()
    if (offered.length === 0) return add(fresh())
    const { lines, ...chosen } = oneOf(offered)
    const id = newId()
    reconciled.push(id)
    const reconciliation = { ...chosen, id, lines: below(4) === 0 ? lines.slice(1) : lines }
    return post('/finances/add-reconciliation', { reconciliation })
  }
  /** Of an entry, which is shared out, or of new ones; now and then with a sum that is wrong. */
  function addSplit(of?: Finance): LedgerAction {
    const { version, ...first } = of ?? { ...fresh(), amount: 10_000, version: undefined }
    const { kind, date, status, dueDate, method, accountId } = first
    const shared = Object.fromEntries(
      Object.entries({ kind, date, status, dueDate, method, accountId }).filter(([, value]) => value !== undefined),
    )
    const shares = some(() => 1 + below(Math.max(1, Math.floor(first.amount / 4))))
    const rest = first.amount - shares.reduce((sum, share) => sum + share, 0)
    const parts = [
      { ...first, ...(version !== undefined && { version }), amount: Math.max(1, rest) },
      ...shares.map((amount) => ({
        ...fresh(),
        dueDate: undefined,
        accountId: undefined,
        ...shared,
        id: newId(),
        amount,
      })),
    ].map(({ eventId, ...part }) => ({ ...part, ...(part.category !== 'opening' && eventId && { eventId }) }))
    const id = newId()
    return post('/finances/add-split', { split: { id, total: first.amount + (below(8) === 0 ? 1 : 0), parts } })
  }

  const tied = () => current().filter(({ splitId }) => splitId !== undefined)
  const partsOf = (splitId: string | undefined, among: readonly Finance[]) => {
    const latest = new Map(among.flatMap((finance) => (finance.splitId === splitId ? [[finance.id, finance]] : [])))
    return [...latest.values()]
  }

  function joinSplit(of?: Finance): LedgerAction {
    if (tied().length === 0) return addSplit()
    // Mostly the one that was there first, which is kept.
    const parts = partsOf((of ?? oneOf(tied())).splitId ?? oneOf(tied()).splitId, current()).toSorted((a, b) =>
      a.id.localeCompare(b.id),
    )
    const one = below(4) > 0 ? (parts[0] ?? oneOf(parts)) : oneOf(parts)
    const others = parts.filter(({ id }) => id !== one.id)
    const amount = others.reduce((sum, part) => sum + part.amount, one.amount)
    return post('/finances/join-split', { join: { finance: { ...one, amount }, parts: others.map(reading) } })
  }

  function restoreSplit(): LedgerAction {
    const once = read.filter(({ splitId }) => splitId !== undefined)
    if (once.length === 0) return addSplit()
    const { splitId } = oneOf(once)
    return post('/finances/restore-split', { restore: { id: splitId, parts: partsOf(splitId, read).map(reading) } })
  }

  function changeSubcategory(): LedgerAction {
    const name = `Própria ${below(5)}`
    const made: SubcategoryWrite = { id: newId(), name, category: oneOf(FUZZ_CATEGORIES) }
    const { isArchived, ...known } = subcategories().length > 0 && below(3) > 0 ? oneOf(subcategories()) : made
    const change = isLucky() ? { category: oneOf(FUZZ_CATEGORIES) } : { name, ...(!isArchived && { isArchived: true }) }
    return post('/finances/add-subcategory', { subcategory: { ...known, ...change } })
  }

  const uses: string[] = []
  const received: { id: string; finances: { id: string; version: number }[] }[] = []
  /** Less than what is owed, or more. */
  const receive = () => {
    const payment = { id: newId(), finances: isLucky() ? some(unpaid) : [], amount: 1 + below(150_000), date: day() }
    received.push({ ...payment, finances: payment.finances.map(({ id, version }) => ({ id, version: version + 1 })) })
    const whose = payment.finances.length === 0 || isLucky() ? { memberId: oneOf(memberIds), description: 'Sobra' } : {}
    const where = isLucky() ? { accountId: accountId() } : {}
    return post('/finances/receive-payment', { payment: { ...payment, ...whose, ...where } })
  }
  const useCredit = () => {
    const { id: of, version, amount } = rather('pending')
    const id = newId()
    uses.push(id)
    const { memberId, amount: credit } = oneOf([...context.treasury().credits, { memberId: oneOf(memberIds), amount }])
    const use = { id, memberId, of, version, amount: isLucky() ? amount : 1 + below(Math.min(amount, credit)) }
    return post('/finances/use-credit', { credit: { date: day(), uses: [use] } })
  }
  const refund = () => {
    const source = isLucky() ? { of: rather('paid').id } : { memberId: oneOf(memberIds) }
    const refunded = { id: newId(), ...source, amount: 1 + below(20_000), date: day(), description: 'Devolução' }
    parts.push(refunded.id)
    return post('/finances/refund', { refund: refunded })
  }
  const undoReceived = () => {
    const { id, finances } = received.length > 0 ? oneOf(received) : { id: newId(), finances: [] }
    return post('/finances/undo-received', { payment: { id, finances } })
  }
  /** Of what is there no more, as it was last read. */
  const undoRemoval = (isIt: (finance: Finance) => boolean = () => true) => {
    const there = new Set(current().map(({ id }) => id))
    const latest = new Map(read.map((finance) => [finance.id, finance]))
    const gone = [...latest.values()].filter((finance) => !there.has(finance.id) && isIt(finance))
    return add(gone.length > 0 ? oneOf(gone) : entry())
  }
  const reopen = () => post('/finances/reopen-month', { month: month(), reason: 'Recibo achado' })

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
    () => post('/finances/pay-finances', { payment: { finances: some(unpaid), date: day(), method: 'pix' } }),
    () => post('/finances/pay-finances', { payment: { finances: [unpaid()], date: day(), accountId: accountId() } }),
    () => post('/finances/unpay-finances', { payment: { finances: some(paid) } }),
    () => post('/finances/unpay-finances', { payment: { finances: [paid()] } }),
    () => payPart(entry()),
    () => payPart(rather('pending')),
    () => payPart(rather('pending')),
    () => post('/finances/write-off', { writeOff: { finances: some(unpaid), date: day(), reason: 'Mudou-se' } }),
    () => post('/finances/undo-write-off', { ids: [oneOf(read).id] }),
    () => remove('/finances/remove-finance', parts.length > 0 ? oneOf(parts) : newId()),
    () => remove('/finances/remove-finance', parts.length > 0 ? oneOf(parts) : newId()),
    () => add(read.findLast(({ id }) => parts.includes(id)) ?? entry()),
    receive,
    receive,
    receive,
    useCredit,
    useCredit,
    useCredit,
    refund,
    refund,
    undoReceived,
    () => post('/finances/undo-use-credit', { ids: [uses.length > 0 ? oneOf(uses) : newId()] }),
    () => post('/finances/undo-use-credit', { ids: [uses.length > 0 ? oneOf(uses) : newId()] }),
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
    () => post('/finances/add-transfer', { transfer: transfer() }),
    () => post('/finances/add-transfer', { transfer: transfer() }),
    () => {
      const { id, version } = { version: 1, ...earlierTransfer() }
      return post('/finances/add-transfer', { transfer: { ...transfer(), id, version } })
    },
    // As it was read: nothing new, an old reading, or Undo of a removal.
    () => post('/finances/add-transfer', { transfer: earlierTransfer() }),
    () => remove('/finances/remove-transfer', earlierTransfer().id),
    () => {
      const { closedOn, ...account } = oneOf(accounts())
      return post('/finances/add-account', {
        account: closedOn === undefined ? { ...account, closedOn: day() } : account,
      })
    },
    () => {
      const opening = { id: newId(), amount: isLucky() ? 500 : -700, date: day(), description: 'Saldo' }
      const account = { id: newId(), name: `Caixa ${newId()}`, kind: 'cash' }
      return post('/finances/add-account', { account, ...(isLucky() && { opening }) })
    },
    () => addSplit(),
    () => addSplit(rather('paid')),
    () => addSplit(rather('pending')),
    () => joinSplit(),
    () => remove('/finances/remove-split', tied().length > 0 ? (oneOf(tied()).splitId ?? '') : newId()),
    restoreSplit,
    restoreSplit,
    changeSubcategory,
    () => remove('/finances/remove-subcategory', subcategories().length > 0 ? oneOf(subcategories()).id : newId()),
    () => remove('/finances/remove-account', accountId()),
    reconcile,
    reconcile,
    () => post('/finances/undo-reconciliation', { id: oneOf([newId(), ...reconciled]), reason: 'Extrato errado' }),
    ...treasuryFuzz({ memberIds, below, oneOf, some, day, month, fresh, post, remove, state: context.treasury }),
    () => (below(10) === 0 ? remove('/members/remove-member', oneOf(memberIds)) : add(entry())),
    () => (below(10) === 0 ? remove('/calendar/remove-event', oneOf(eventIds)) : add(fresh())),
  ]

  const plans = undoPlans({ current, rather, below, month, day, post, remove, addSplit, joinSplit, undoRemoval })
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

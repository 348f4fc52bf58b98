import { v7 as newId } from 'uuid'
import type { Finance } from '@contract/finances'
import type { LedgerAction } from './ledgerFuzz'
import type { BookState } from './bookChecks'

interface PaymentKit {
  memberIds: readonly string[]
  below: (count: number) => number
  oneOf: <Thing>(things: readonly Thing[]) => Thing
  some: <Thing>(make: () => Thing) => Thing[]
  isLucky: () => boolean
  day: () => string
  accountId: () => string
  entry: () => Finance
  rather: (status: Finance['status']) => Finance
  read: readonly Finance[]
  books: () => BookState
  add: (finance: object) => LedgerAction
  post: (url: string, payload: object) => LedgerAction
  remove: (url: string, id: string) => LedgerAction
}

const reading = ({ id, version }: Finance) => ({ id, version })

/** What is owed is paid, in whole and in parts, by money and by credit, written off and given back; and all of it taken back. */
export function paymentFuzz(kit: PaymentKit): (() => LedgerAction)[] {
  const { memberIds, below, oneOf, some, isLucky, day, accountId, entry, rather, read, add, post, remove } = kit
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
    const { memberId, amount: credit } = oneOf([...kit.books().credits, { memberId: oneOf(memberIds), amount }])
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
  return [
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
  ]
}

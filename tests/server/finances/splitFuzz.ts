import { v7 as newId } from 'uuid'
import type { Finance, FinanceWrite } from '@contract/finances'
import type { LedgerAction } from './ledgerFuzz'

interface SplitKit {
  below: (count: number) => number
  oneOf: <Thing>(things: readonly Thing[]) => Thing
  some: <Thing>(make: () => Thing) => Thing[]
  fresh: () => FinanceWrite
  post: (url: string, payload: object) => LedgerAction
  remove: (url: string, id: string) => LedgerAction
  read: readonly Finance[]
  current: () => Finance[]
}

const reading = ({ id, version }: Finance) => ({ id, version })

/** Payments that are shared out, become one again, leave and come back. */
export function splitFuzz({ below, oneOf, some, fresh, post, remove, read, current }: SplitKit) {
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

  const removeSplit = () =>
    remove('/finances/remove-split', tied().length > 0 ? (oneOf(tied()).splitId ?? '') : newId())

  return { addSplit, joinSplit, restoreSplit, removeSplit }
}

import { createHash } from 'node:crypto'
import { v7 as newId } from 'uuid'
import type { Transaction } from '../../platform/db/database'
import { receiptPieces, receipts } from '../../platform/db/schema/finances/receipts'
import type { DemoFinance } from './ledgerLines'
import { pdfOf, slipOf } from './receiptFiles'

/** Of the newest paid expenses; older ones are on paper still. */
const PROVEN = 80
/** Every so many, one has none yet: something is left to do. */
const MISSING_EVERY = 11

interface DemoReceipt {
  financeId: string
  name: string
  type: 'application/pdf' | 'image/png'
  file: Buffer
  date: string
}

const inReais = (cents: number) => `R$ ${(cents / 100).toFixed(2).replace('.', ',')}`

/** A bill as PDF, or the photograph of a till's slip. */
function receiptOf({ id, description, amount, date, method }: DemoFinance, at: number): DemoReceipt {
  if (method === 'cash' || at % 3 === 1)
    return { financeId: id, name: `cupom-${date}.png`, type: 'image/png', file: slipOf(at), date }
  const [year, month, day] = date.split('-')
  const lines = ['Nota fiscal', description, `Data: ${day}/${month}/${year}`, `Valor total: ${inReais(amount)}`]
  return { financeId: id, name: `nota-${date}.pdf`, type: 'application/pdf', file: pdfOf(lines), date }
}

export async function insertDemoReceipts(
  tx: Transaction,
  groupId: string,
  entries: readonly DemoFinance[],
  addedBy: string,
): Promise<void> {
  const proven = entries
    .filter(({ kind, status, category }) => kind === 'expense' && status === 'paid' && category !== 'opening')
    .sort((a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id))
    .slice(0, PROVEN)
    .filter((_entry, at) => at % MISSING_EVERY !== 2)
    .map((entry, at) => ({ id: newId(), ...receiptOf(entry, at) }))
  if (proven.length === 0) return
  await tx.insert(receipts).values(
    proven.map(({ file, date, ...receipt }) => ({
      ...receipt,
      groupId,
      size: file.length,
      sha256: createHash('sha256').update(file).digest('hex'),
      addedAt: new Date(Math.min(Date.now(), Date.parse(`${date}T19:42:00Z`))),
      addedBy,
    })),
  )
  await tx
    .insert(receiptPieces)
    .values(proven.map(({ id, file }) => ({ groupId, receiptId: id, number: 0, bytes: file })))
}

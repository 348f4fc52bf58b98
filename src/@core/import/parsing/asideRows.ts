import { foldWords } from '@/@core/components/foldText'
import { cleanCell } from './cleanCell'
import type { FileRow } from './fileTable'

/**
 * What a row says that is no line of the table: a title or the columns' names again, a sum, or a balance. `zero`: nothing moved.
 * `pending`: what may still change, of which the person said that it is to stay out.
 */
export type AsideReason = 'heading' | 'total' | 'balance' | 'zero' | 'pending'

const total = /^(sub ?)?(total|totais|somas?|sum|summe|gesamt|zwischensumme)\b/
const balance = /^(s ?a ?l ?d ?o|sdo|balance|(opening|closing|previous) balance|kontostand|anfangssaldo|endsaldo)\b/

/** `Total: 12`, `Subtotal`, `Soma do mês`. */
export const isTotal = (text: string) => total.test(foldWords(text))

/** `SALDO ANTERIOR`, `S A L D O`, `Closing balance`: an amount, but no money that moved. */
export const isBalance = (text: string) => balance.test(foldWords(text))

/** Its cells that are not empty, cleaned. */
export function filledCells({ cells }: FileRow): string[] {
  return cells.map(cleanCell).filter((cell) => cell !== '')
}

/** The columns' names once more, as on each page of a printed list. */
export function repeatsHeader({ cells }: FileRow, header: FileRow | undefined): boolean {
  return header !== undefined && cells.every((cell, place) => foldWords(cell) === foldWords(header.cells[place] ?? ''))
}

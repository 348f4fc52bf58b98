import { foldWords } from '@/@core/components/foldText'
import { cleanCell } from './cleanCell'
import type { FileRow } from './fileTable'

/**
 * What a row says that is no line of the table: a title or the columns' names again, a sum, or a balance. `zero`: nothing moved.
 * `pending`: it may still change, or never came about. `memo`: the bank itself says that it moved nothing. `conversion`: of another
 * currency, which came and went within the file. `continued`: its text belongs to the line above. `account`: of another account than the
 * one that was chosen.
 */
const asideReasons = [
  'heading',
  'total',
  'balance',
  'zero',
  'pending',
  'memo',
  'conversion',
  'continued',
  'account',
] as const
export type AsideReason = (typeof asideReasons)[number]

const total = /^(sub ?)?(total|totais|somas?|sum|summe|gesamt|zwischensumme)\b/
const balance =
  /^((neuer|alter|letzter|aktueller) )?(s ?a ?l ?d ?o|sdo|solde|balance|(opening|closing|previous|beginning|ending|available) balance|kontostand|anfangssaldo|endsaldo)\b/

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

import { foldWords } from '@/@core/components/foldText'
import { filledCells, isBalance, isTotal, repeatsHeader, type AsideReason } from '@/@core/import/parsing/asideRows'
import type { FileColumns } from '@/@core/import/parsing/fileColumns'
import type { FileRow } from '@/@core/import/parsing/fileTable'
import { dateOrders, readDate } from '@/@core/import/parsing/readDate'
import { bookingOf, isMemo } from './stateWords'
import type { FinanceFieldId } from './financeImportFields'

type Columns = FileColumns<FinanceFieldId>

/** Words of a balance besides "balance": its time, part or account. */
const ofBalance =
  /^(s ?a ?l ?d ?o|sdo|saldos?|balance|kontostand|anfangssaldo|endsaldo|opening|closing|previous|brought|carried|forward|start|end|ending|beginning|running|available|ledger|current|as|at|of|on|the|from|to|anterior|inicial|final|atual|do|da|de|dia|em|dos|das|no|na|ate|disponivel|total|parcial|bloqueado|bloq|liquido|conta|corrente|c|cc|mes|investimentos?|invest|facil|aplic|aut|mais|aplicacao|automatica|poupanca|provisorio|vom|zum|per|am|neuer|alter|letzter|aktueller|vortrag|ubertrag|uebertrag|nach|vor|des|der|monats|tages|eur|usd|brl|chf|gbp|r|precedente|au|le|il|al|inicio|fin|a|del|van|op|vorig|nieuw|begin|\d+|jan|janeiro|fev|fevereiro|mar|marco|abr|abril|mai|maio|jun|junho|jul|julho|ago|agosto|set|setembro|out|outubro|nov|novembro|dez|dezembro|januar|februar|marz|april|juni|juli|august|september|oktober|november|dezember|january|february|march|may|june|july|october|december)$/

const spaced = /^s a l d o\b/

/** `Saldo Müller, Reise` begins like a balance, but contains more. */
function isOnlyBalance(text: string): boolean {
  const words = foldWords(text).replace(spaced, 'saldo').split(' ')
  return words.every((word) => ofBalance.test(word))
}

const isNothing = (text: string) => /^[0\s.-]*$/.test(text)
const digitsOf = (text: string) => text.replace(/[^\d]/g, '')

/**
 * Banks write balances among the entries, but names and the account's fee ("Saldo der Abschlussposten") may begin with the same word. It is
 * a balance if there is no name, and either the amount equals the running balance or there is neither amount nor id.
 */
function saysBalance(columns: Columns, row: FileRow): boolean {
  const cell = (field: FinanceFieldId) => columns.cell(row, field)
  if (!isBalance(cell('description'))) return false
  if ((['payer', 'debtor', 'creditor', 'account'] as const).some((field) => cell(field) !== '')) return false
  const amounts = (['amount', 'income', 'expense'] as const).map(cell).filter((text) => digitsOf(text) !== '')
  if (amounts.length === 0) return true
  const balance = cell('balance')
  if (digitsOf(balance) !== '') return amounts.some((text) => digitsOf(text) === digitsOf(balance))
  return isNothing(cell('bankId')) && isOnlyBalance(cell('description'))
}

/** Below the lines of a Volksbank or Deutsche Bank file: the word is in another column, and the other texts are empty. */
function isBalanceElsewhere(columns: Columns, row: FileRow): boolean {
  const said = (['description', 'payer', 'debtor', 'creditor', 'account'] as const).some(
    (field) => columns.cell(row, field) !== '',
  )
  if (isBalance(columns.cell(row, 'date'))) return true
  return !said && filledCells(row).some((text) => isBalance(text) && isOnlyBalance(text))
}

/** `offen` or `Pending` instead of a date. */
const isPendingDay = (text: string) => bookingOf(text) === 'pending'

function isNotBooked(columns: Columns, row: FileRow): boolean {
  const [booking, hasBalance] = [bookingOf(columns.cell(row, 'state')), columns.cell(row, 'balance') !== '']
  if (booking === 'pending') return true
  if (booking === 'returned') return !hasBalance
  return isPendingDay(columns.cell(row, 'date')) || isPendingDay(columns.cell(row, 'valueDate'))
}

/**
 * Why a row is not a movement of the account; undefined for a movement. Banks write balances among the entries, with or without a date;
 * spreadsheets contain sums without one. A row with neither date nor amount is a heading, such as `Março de 2026`.
 */
export function financeAside(columns: Columns, row: FileRow): AsideReason | undefined {
  const held = known.get(columns) ?? new WeakMap<FileRow, AsideReason | 'none'>()
  known.set(columns, held)
  const before = held.get(row)
  if (before !== undefined) return before === 'none' ? undefined : before
  const found = findAside(columns, row)
  held.set(row, found ?? 'none')
  return found
}

/** Cached, as each row is checked several times before it is read; a mended row is a new object. */
const known = new WeakMap<Columns, WeakMap<FileRow, AsideReason | 'none'>>()

function findAside(columns: Columns, row: FileRow): AsideReason | undefined {
  if (repeatsHeader(row, columns.header)) return 'heading'
  if (saysBalance(columns, row) || isBalanceElsewhere(columns, row)) return 'balance'
  if (isMemo(columns.cell(row, 'kind'))) return 'memo'
  if (isNotBooked(columns, row)) return 'pending'
  const amounts = (['amount', 'income', 'expense', 'net'] as const).map((field) => columns.cell(row, field))
  const hasAmount = amounts.some((text) => /\d/.test(text))
  const dates = [columns.cell(row, 'date'), columns.cell(row, 'valueDate')]
  if (dates.some((date) => dateOrders.some((order) => readDate(date, order) !== undefined))) {
    // Itaú, Bank of America: the day's balance, only in the balance column.
    return !hasAmount && isBalance(columns.cell(row, 'description')) ? 'balance' : undefined
  }
  const [first = ''] = filledCells(row)
  if (isBalance(first)) return 'balance'
  if (isTotal(first)) return 'total'
  return hasAmount ? undefined : 'heading'
}

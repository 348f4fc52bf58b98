import type { BalancePoint } from '@/@core/import/parsing/runningBalance'
import type { FileRow } from '@/@core/import/parsing/fileTable'
import { dateOrders, readDate } from '@/@core/import/parsing/readDate'
import { splitNumber, type DecimalSign } from '@/@core/import/parsing/splitNumber'
import type { FileColumns } from '@/@core/import/parsing/fileColumns'
import type { FinanceFieldId } from './financeImportFields'

type FinanceColumns = FileColumns<FinanceFieldId>

/** Maximum number of decimals of any currency. */
export const BALANCE_DIGITS = 4

/** A signed number in units of 10^-`digits`; undefined if it is not a number, or has more decimals. */
export function scaledNumber(text: string, sign: DecimalSign, digits = BALANCE_DIGITS): number | undefined {
  const split = text === '' ? null : splitNumber(text, sign)
  const fraction = split?.fraction.replace(/0+$/, '') ?? ''
  if (!split || fraction.length > digits) return undefined
  const amount = Number(split.whole + fraction.padEnd(digits, '0'))
  return split.isNegative && amount !== 0 ? -amount : amount
}

/** Account and currency, within which balances are consecutive. */
const balanceGroup = (columns: FinanceColumns, row: FileRow) =>
  [columns.cell(row, 'ownAccount'), columns.cell(row, 'currency')].join(' ')

export function dayOfRow(columns: FinanceColumns, row: FileRow): string {
  const text = columns.cell(row, 'date')
  return dateOrders.map((order) => readDate(text, order)).find((day) => day !== undefined) ?? text
}

/** `amount`: signed, in units of 10^-`digits`; null if unknown. */
export function balancePoint(
  columns: FinanceColumns,
  row: FileRow,
  amount: number | null,
  sign: DecimalSign,
  digits = BALANCE_DIGITS,
): BalancePoint {
  return {
    amount,
    balance: scaledNumber(columns.cell(row, 'balance'), sign, digits),
    day: dayOfRow(columns, row),
    group: balanceGroup(columns, row),
  }
}

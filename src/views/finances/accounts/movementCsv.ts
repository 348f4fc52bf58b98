import type { TFunction } from 'i18next'
import type { AccountMovement } from '@contract/finances/accounts'
import { csvText, type CsvCell } from '@/@core/files/csvText'
import type { Money } from '@/i18n/money'

interface CsvSource {
  t: TFunction<['accounts', 'finances']>
  money: Money
  textOf: (movement: AccountMovement) => string
  language: string
}

/**
 * One row per movement; amounts are signed numbers, dates YYYY-MM-DD. Bank columns follow if any movement has bank lines: the first one
 * of each. The import recognises these headings again; columns that it must not take for the other account's number or the text have
 * headings that no bank uses.
 */
export function movementCsv(movements: readonly AccountMovement[], { t, money, textOf, language }: CsvSource): string {
  const hasBank = movements.some(({ bank = [] }) => bank.length > 0)
  const rows = movements.map((movement): CsvCell[] => [
    movement.date,
    textOf(movement),
    { number: money.decimal(movement.amount) },
    { number: money.decimal(movement.balance) },
    ...(hasBank ? bankCells(movement, t) : []),
  ])
  const fields = (['date', 'description', 'amount', 'balance'] as const).map((field) => t(`csv.${field}`))
  return csvText(hasBank ? [...fields, ...bankFields.map((field) => t(`csv.${field}`))] : fields, rows, language)
}

const bankFields = ['payer', 'accountEnd', 'text', 'reference', 'id', 'statement', 'file', 'line'] as const

function bankCells({ bank: [line] = [] }: AccountMovement, t: CsvSource['t']): CsvCell[] {
  if (line === undefined) return bankFields.map(() => undefined)
  const { counterparty, accountEnd, description, reference, bankId, statement, fileName, fileLine } = line
  return [
    counterparty,
    // As a bare number, a spreadsheet would drop leading zeros.
    accountEnd === undefined ? undefined : t('finances:bank.ends', { end: accountEnd }),
    description,
    reference,
    bankId,
    statement,
    fileName,
    fileLine === undefined ? undefined : { number: String(fileLine) },
  ]
}

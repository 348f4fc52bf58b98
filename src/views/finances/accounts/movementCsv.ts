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
 * One row a movement; amounts are numbers with their signs, dates YYYY-MM-DD. What the bank said of them stands behind, where it said
 * anything: of a movement that several lines are of, the first. The headings are those by which the import knows such columns again, and
 * what it must not take for the other account's number or the text is called as no bank calls it.
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
    // Alone a spreadsheet would make a number of it, and lose the noughts in front.
    accountEnd === undefined ? undefined : t('finances:bank.ends', { end: accountEnd }),
    description,
    reference,
    bankId,
    statement,
    fileName,
    fileLine === undefined ? undefined : { number: String(fileLine) },
  ]
}

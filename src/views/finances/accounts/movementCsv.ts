import type { TFunction } from 'i18next'
import type { AccountMovement } from '@contract/treasury/accounts'
import { csvText } from '@/@core/files/csvText'
import type { Money } from '@/i18n/money'

interface CsvSource {
  t: TFunction<['accounts', 'finances']>
  money: Money
  textOf: (movement: AccountMovement) => string
  language: string
}

/** One row a movement; amounts are numbers with their signs, dates YYYY-MM-DD. */
export function movementCsv(movements: readonly AccountMovement[], { t, money, textOf, language }: CsvSource): string {
  const rows = movements.map((movement) => [
    movement.date,
    textOf(movement),
    { number: money.decimal(movement.amount) },
    { number: money.decimal(movement.balance) },
  ])
  return csvText([t('date'), t('what'), t('amount'), t('balance')], rows, language)
}

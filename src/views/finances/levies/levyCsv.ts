import type { TFunction } from 'i18next'
import type { LevyMember } from '@contract/finances/levies'
import { csvText } from '@/@core/files/csvText'
import type { Money } from '@/i18n/money'

interface CsvSource {
  t: TFunction<['levies', 'members']>
  money: Money
  language: string
}

/** One row per instalment of a member; amounts are numbers, days `YYYY-MM-DD`. */
export function levyCsv(people: readonly LevyMember[], { t, money, language }: CsvSource): string {
  const rows = people.flatMap(({ name, section, ownSection, charges }) =>
    charges.map(({ number, dueDate, amount, paid, state }) => [
      name,
      ownSection ?? t(`members:sections.${section}`),
      { number: String(number) },
      dueDate,
      { number: money.decimal(amount) },
      { number: money.decimal(paid) },
      t(`states.${state}`),
    ]),
  )
  const heads = [t('members.name'), t('members.section'), t('instalment'), t('due'), t('amount'), t('paid'), t('state')]
  return csvText(heads, rows, language)
}

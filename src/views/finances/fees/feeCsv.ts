import type { TFunction } from 'i18next'
import type { FeeList } from '@contract/finances/fees'
import { csvText } from '@/@core/files/csvText'
import type { Money } from '@/i18n/money'
import { amountIn } from '@contract/finances/feeClasses'
import { spanIn } from '@contract/finances/feeSpans'

interface CsvSource {
  t: TFunction<['fees', 'members']>
  money: Money
  language: string
}

/** One row per member: the class in the month `YYYY-MM`, and since when; amounts are numbers, months `YYYY-MM`, days `YYYY-MM-DD`. */
export function feeCsv(
  { classes, members }: Pick<FeeList, 'classes' | 'members'>,
  month: string,
  { t, money, language }: CsvSource,
): string {
  const rows = members.map(({ name, section, ownSection, fees, leftOn }) => {
    const span = spanIn(fees, month)
    const feeClass = classes.find(({ id }) => id === span?.classId)
    const amount = feeClass && span?.exempt === undefined ? amountIn(feeClass, month) : 0
    return [
      name,
      ownSection ?? t(`members:sections.${section}`),
      feeClass?.name,
      feeClass && { number: money.decimal(amount) },
      feeClass && t(`rhythms.${feeClass.rhythm}`),
      span?.from,
      span?.to,
      leftOn,
      span?.exempt,
    ]
  })
  const heads = [
    t('members.name'),
    t('members.section'),
    t('members.class'),
    t('class.amount'),
    t('class.rhythm'),
    t('members.from'),
    t('members.to'),
    t('members:fields.leftOn'),
    t('members.exempt'),
  ]
  return csvText(heads, rows, language)
}

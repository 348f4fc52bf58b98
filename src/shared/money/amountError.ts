import type { TFunction } from 'i18next'
import { AMOUNT_MAX } from '@contract/finances'
import type { Money } from '@/i18n/money'

/** An example that shows both signs as the language writes them. */
const EXAMPLE = 123456

/** The sentence about what is wrong with a typed amount; undefined where nothing is. */
export function amountError(t: TFunction<'finances'>, money: Money, text: string): string | undefined {
  const read = money.parse(text, AMOUNT_MAX)
  if (read.kind === 'amount') return undefined
  if (read.kind === 'ambiguous') return t('amount.error.ambiguous')
  switch (read.error) {
    case 'decimals':
      return t('amount.error.decimals', { count: money.digits })
    case 'number':
      return t('amount.error.number', { example: money.text(EXAMPLE) })
    case 'big':
      return t('amount.error.big', { limit: money.format(AMOUNT_MAX) })
    default:
      return t(`amount.error.${read.error}`)
  }
}

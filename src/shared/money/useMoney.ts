import { minorUnitsOf } from '@contract/minorUnits'
import { createMoney, type Money } from '@/i18n/money'
import { useLanguage } from '@/i18n/useLanguage'
import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'

/** Cached by language and currency: each creates four Intl formats, which is slow, and many parts of a screen use them. */
const monies = new Map<string, Money>()

/** Amounts in the person's language and the group's currency. */
export function useMoney(): Money {
  const language = useLanguage()
  const currency = useAppSelector(selectUser)?.group.currency ?? 'BRL'
  const key = `${language} ${currency}`
  const money = monies.get(key) ?? createMoney(language, currency, minorUnitsOf(currency))
  monies.set(key, money)
  return money
}

import { minorUnitsOf } from '@contract/minorUnits'
import { createMoney, type Money } from '@/i18n/money'
import { useLanguage } from '@/i18n/useLanguage'
import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'

/** By language and currency. Each makes four formats of Intl, which is slow, and a screen has many parts that ask. */
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

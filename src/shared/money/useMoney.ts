import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { minorUnitsOf } from '@contract/minorUnits'
import { createMoney, type Money } from '@/i18n/money'
import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'

/** Amounts in the person's language and the group's currency. */
export function useMoney(): Money {
  const { i18n } = useTranslation()
  const currency = useAppSelector(selectUser)?.group.currency ?? 'BRL'
  return useMemo(() => createMoney(i18n.language, currency, minorUnitsOf(currency)), [i18n.language, currency])
}

import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { createMoney } from '@/i18n/money'

const CENTS = 100

interface Dollars {
  format: (amount: number) => string
  short: (amount: number) => string
}

/** The samples count in dollars, whatever the group's own currency is. */
export function useDollars(): Dollars {
  const { i18n } = useTranslation()
  return useMemo(() => {
    const money = createMoney(i18n.language, 'USD')
    return {
      format: (amount) => money.format(Math.round(amount * CENTS)),
      short: (amount) => money.short(Math.round(amount * CENTS)),
    }
  }, [i18n.language])
}

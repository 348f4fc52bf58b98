import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { createMoney } from '@/i18n/money'

const CENTS = 100

interface Dollars {
  format: (amount: number) => string
  /** For an axis: `$43.5K`. Its steps are halves of thousands, which must not be rounded away. */
  short: (amount: number) => string
}

/** The samples count in dollars, whatever the group's own currency is. */
export function useDollars(): Dollars {
  const { i18n } = useTranslation()
  return useMemo(() => {
    const money = createMoney(i18n.language, 'USD', 2)
    const options = { style: 'currency', currency: 'USD', notation: 'compact', maximumFractionDigits: 1 } as const
    const short = new Intl.NumberFormat(i18n.language, options)
    return {
      format: (amount) => money.format(Math.round(amount * CENTS)),
      short: (amount) => short.format(amount).replace('-', '−'),
    }
  }, [i18n.language])
}

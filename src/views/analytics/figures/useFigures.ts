import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import type { Money } from '@/i18n/money'

/** How the figures of events are written in the person's language; null, where there is nothing to tell, is null again. */
export interface Figures {
  count: (value: number) => string
  /** 0 to 1 as whole per cent. */
  rate: (value: number | null) => string | null
  /** With one decimal. */
  ratio: (value: number | null) => string | null
  money: Money
}

export function useFigures(): Figures {
  const { i18n } = useTranslation()
  const { count } = useFormat()
  const money = useMoney()
  return useMemo(() => {
    const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' })
    const decimal = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 })
    return {
      count,
      rate: (value) => (value === null ? null : percent.format(value)),
      ratio: (value) => (value === null ? null : decimal.format(value)),
      money,
    }
  }, [i18n.language, count, money])
}

import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

const RATE = 10_000

/** Hundredths of a per cent as they are read: `13.5%`. */
export function usePercents(): (rate: number) => string {
  const { i18n } = useTranslation()
  return useMemo(() => {
    const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 2 })
    return (rate) => percent.format(rate / RATE)
  }, [i18n.language])
}

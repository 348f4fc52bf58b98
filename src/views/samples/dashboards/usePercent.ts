import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

interface Percent {
  /** Of a share from 0 to 1. */
  whole: (share: number) => string
  /** With a sign, to one decimal. */
  signed: (share: number) => string
}

export function usePercent(): Percent {
  const { i18n } = useTranslation()
  return useMemo(() => {
    const whole = new Intl.NumberFormat(i18n.language, { style: 'percent' })
    const signed = new Intl.NumberFormat(i18n.language, {
      style: 'percent',
      maximumFractionDigits: 1,
      signDisplay: 'exceptZero',
    })
    return {
      whole: (share) => whole.format(share),
      signed: (share) => signed.format(share).replace('-', '−'),
    }
  }, [i18n.language])
}

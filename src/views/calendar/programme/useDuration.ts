import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** Playing time: 35 min, 1 hr 25 min. */
export function useDuration(): (minutes: number) => string {
  const { language } = useTranslation().i18n
  return useMemo(() => {
    const unit = (name: 'hour' | 'minute') =>
      new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'short' })
    const [hour, minute] = [unit('hour'), unit('minute')]
    return (minutes) => {
      const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
      const parts = [hours > 0 && hour.format(hours), (rest > 0 || hours === 0) && minute.format(rest)]
      return parts.filter(Boolean).join(' ')
    }
  }, [language])
}

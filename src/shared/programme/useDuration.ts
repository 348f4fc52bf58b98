import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { secondsInAll, type Length } from '@contract/lengths'

/** Playing time: 35 min, 8 min 30 sec, 1 hr 25 min; empty where nobody noted it. */
export function useDuration(): (length: Length) => string {
  const { language } = useTranslation().i18n
  return useMemo(() => {
    const unit = (name: 'hour' | 'minute' | 'second') =>
      new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'short' })
    const [hour, minute, second] = [unit('hour'), unit('minute'), unit('second')]
    return (length) => {
      const inAll = secondsInAll(length)
      if (inAll === undefined) return ''
      const [hours, minutes, seconds] = [Math.floor(inAll / 3600), Math.floor(inAll / 60) % 60, inAll % 60]
      const parts = [
        hours > 0 && hour.format(hours),
        (minutes > 0 || inAll === 0) && minute.format(minutes),
        seconds > 0 && second.format(seconds),
      ]
      return parts.filter(Boolean).join(' ')
    }
  }, [language])
}

import { useTranslation } from 'react-i18next'
import { chargedMonths } from '@contract/finances/feeClasses'
import type { FeeClass } from '@contract/finances/fees'
import { monthNames } from '@/i18n/monthNames'

/** How often a class is charged, with the months if they are not the usual ones: `Each quarter: February, May, August, November`. */
export function useRhythmText(): (feeClass: Pick<FeeClass, 'rhythm' | 'firstMonth'>) => string {
  const { t, i18n } = useTranslation('fees')
  const names = monthNames(i18n.language)
  const list = new Intl.ListFormat(i18n.language, { type: 'unit' })
  return ({ rhythm, firstMonth }) => {
    const text = t(`rhythms.${rhythm}`)
    if (rhythm === 'monthly' || rhythm === 'season' || (rhythm !== 'yearly' && firstMonth === undefined)) return text
    const months = list.format(chargedMonths(rhythm, firstMonth, 1).map((month) => names[month - 1] ?? ''))
    return t('rhythmIn', { rhythm: text, months })
  }
}

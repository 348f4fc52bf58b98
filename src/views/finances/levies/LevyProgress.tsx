import { useTranslation } from 'react-i18next'
import type { LevySum } from '@contract/finances/levies'
import { useMoney } from '@/shared/money/useMoney'
import './levies.scss'

type Progress = Pick<LevySum, 'charged' | 'paid'>

/** The paid share of a levy; the bar is decorative, as the text beside it has the same content. */
export function LevyProgress({ charged, paid }: Progress) {
  const { t } = useTranslation('levies')
  const money = useMoney()
  const share = charged > 0 ? (100 * paid) / charged : 0
  return (
    <span className="levy-progress">
      <span className="tabular">{t('paidOf', { paid: money.format(paid), of: money.format(charged) })}</span>
      <span className="levy-bar" aria-hidden>
        <span style={{ inlineSize: `${share}%` }} />
      </span>
    </span>
  )
}

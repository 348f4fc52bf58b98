import { useTranslation } from 'react-i18next'
import type { LevySum } from '@contract/finances/levies'
import { useMoney } from '@/shared/money/useMoney'
import './levies.scss'

type Progress = Pick<LevySum, 'charged' | 'paid'>

/** How much of what was asked is paid: a bar for the eye, the words beside it say the same. */
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

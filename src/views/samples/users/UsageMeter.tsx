import { useTranslation } from 'react-i18next'
import { useFormat } from '@/shared/dates/useFormat'
import { usageState, type PlanResource } from './planRules'

interface UsageMeterProps {
  resource: PlanResource
  used: number
  limit: number
}

/** How much of what a plan holds is taken; nearly all and too much say so in words as well. */
export function UsageMeter({ resource, used, limit }: UsageMeterProps) {
  const { t } = useTranslation('samplesUsers')
  const { count } = useFormat()
  const state = usageState(used, limit)
  return (
    <div className={`usage-meter is-${state}`}>
      <p>
        <span>{t(`resources.${resource}`)}</span>
        <span className="tabular">{t('usage.of', { used: count(used), limit: count(limit) })}</span>
      </p>
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden>
        <rect className="usage-ground" width="100" height="1" />
        <rect className="usage-bar" width={Math.min(100, (100 * used) / limit)} height="1" />
      </svg>
      {state !== 'free' && <p className="usage-note">{t(`usage.${state}`)}</p>}
    </div>
  )
}

import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import { useAppAbility } from '@/auth/Can'

const lines = ['narrow', 'wide', 'middle', 'wide', 'middle', 'wide', 'narrow'] as const

/** Placeholder with about the height of the panels, to avoid layout shifts. */
export function HomeSkeleton() {
  const { t } = useTranslation('shell')
  const hasSide = useAppAbility().can('read', 'Member')
  const panel = (
    <Card aria-hidden>
      <div className="detail-skeleton">
        {lines.map((width, index) => (
          // The lines have a fixed order.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={index} className={`skeleton is-${width}`} />
        ))}
      </div>
    </Card>
  )
  return (
    <>
      <output className="visually-hidden">{t('loading')}</output>
      <div className={`home-panels is-waiting${hasSide ? ' has-side' : ''}`}>
        <div className="home-column">
          {panel}
          {hasSide && panel}
        </div>
        {hasSide && (
          <div className="home-column">
            {panel}
            {panel}
          </div>
        )}
      </div>
    </>
  )
}

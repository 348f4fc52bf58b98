import { useTranslation } from 'react-i18next'
import type { ComingShown } from '@contract/group'
import { useMoney } from '@/shared/money/useMoney'
import './pagePicture.scss'

interface PagePictureProps {
  showsComing: ComingShown
  showsDues: boolean
}

const EXAMPLE_CENTS = 4500
const COUNTS = { yes: 32, maybe: 3, no: 5, silent: 4 }

/** A drawing of a personal page in the page's own words: what the choices above would show on it. */
export function PagePicture({ showsComing, showsDues }: PagePictureProps) {
  const { t } = useTranslation(['invitees', 'my'])
  const money = useMoney()
  return (
    <figure className="page-picture">
      <figcaption>{t('invitees:group.picture.title')}</figcaption>
      <div className="page-picture-page">
        <div className="page-picture-card">
          <strong>{t('invitees:group.picture.event')}</strong>
          {showsComing !== 'nothing' && (
            <div>
              <p className="page-picture-heading">{t('my:coming.title')}</p>
              <p>{t('my:coming.counts', COUNTS)}</p>
              {showsComing === 'names' && (
                <p>
                  {t('my:coming.sections.brass')}: {t('invitees:group.picture.names')}
                </p>
              )}
            </div>
          )}
          {/* Drawn, and not to be pressed. */}
          <p className="page-picture-answers">
            {(['yes', 'maybe', 'no'] as const).map((answer) => (
              <span key={answer}>{t(`my:${answer}`)}</span>
            ))}
          </p>
        </div>
        {showsDues && (
          <div className="page-picture-card">
            <strong>{t('my:owes.title')}</strong>
            <p>{t('my:owes.some', { amount: money.format(EXAMPLE_CENTS) })}</p>
          </div>
        )}
      </div>
    </figure>
  )
}

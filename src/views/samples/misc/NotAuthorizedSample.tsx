import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { paths } from '@/configs/paths'
import { MiscSample } from './MiscSample'

export function NotAuthorizedSample() {
  const { t } = useTranslation('samplesMisc')
  return (
    <MiscSample motif="stageDoor" kicker={t('closed.kicker')} title={t('closed.title')} lead={t('closed.lead')}>
      <div className="misc-actions">
        <Button color="primary" to={paths.home}>
          {t('toStart')}
        </Button>
        <Button to="/access-control">{t('closed.access')}</Button>
        <Button to="/pages/login-cover">{t('closed.other')}</Button>
      </div>
    </MiscSample>
  )
}

import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { Button } from '@/@core/components/Button'
import { paths } from '@/configs/paths'
import { MiscSample } from './MiscSample'

export function ErrorSample() {
  const { t } = useTranslation('samplesMisc')
  const navigate = useNavigate()
  // Opened by its address, there is nothing in this tab to go back to.
  const hasBefore = useLocation().key !== 'default'
  return (
    <MiscSample motif="strings" kicker={t('error.kicker')} title={t('error.title')} lead={t('error.lead')}>
      <div className="misc-actions">
        <Button color="primary" to={paths.home}>
          {t('toStart')}
        </Button>
        {hasBefore && <Button onClick={() => void navigate(-1)}>{t('error.back')}</Button>}
      </div>
    </MiscSample>
  )
}

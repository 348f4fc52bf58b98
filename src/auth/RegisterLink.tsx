import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '@/configs/paths'

export function RegisterLink() {
  const { t } = useTranslation('auth')
  return (
    <p className="blank-aside">
      {t('signIn.noAccount')} <Link to={paths.register}>{t('signIn.register')}</Link>
      <br />
      {t('signIn.invited')}
    </p>
  )
}

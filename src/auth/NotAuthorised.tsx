import { Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { PlainPage } from '@/@core/components/page/PlainPage'

export function NotAuthorised() {
  const { t } = useTranslation('auth')
  return (
    <PlainPage
      icon={Lock}
      title={t('notAuthorised.title')}
      text={t('notAuthorised.text')}
      action={t('notAuthorised.action')}
    />
  )
}

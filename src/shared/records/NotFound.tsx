import { MapPinOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { PlainPage } from '@/@core/components/page/PlainPage'

export function NotFound() {
  const { t } = useTranslation('auth')
  return (
    <PlainPage icon={MapPinOff} title={t('notFound.title')} text={t('notFound.text')} action={t('notFound.action')} />
  )
}

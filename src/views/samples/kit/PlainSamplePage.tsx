import { Blocks } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { PlainPage } from '@/@core/components/page/PlainPage'

/** For an address of the template that Batuta has no screen for. */
export function PlainSamplePage() {
  const { t } = useTranslation('samples')
  const { pathname } = useLocation()
  return (
    <PlainPage
      icon={Blocks}
      title={t('noScreen.title')}
      text={t('noScreen.text', { pathname })}
      action={t('noScreen.action')}
    />
  )
}

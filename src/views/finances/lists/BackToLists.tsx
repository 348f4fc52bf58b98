import { useTranslation } from 'react-i18next'
import { BackLink } from '@/@core/components/page/BackLink'
import { paths } from '@/configs/paths'

/** Above each of the lists. */
export function BackToLists() {
  const { t } = useTranslation('finances')
  return <BackLink to={paths.financeLists} label={t('tabs.lists')} />
}

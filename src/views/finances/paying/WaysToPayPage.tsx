import { useTranslation } from 'react-i18next'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { fetchPaymentSettings } from '@/redux/finances/paying'
import { useQuery } from '@/redux/useQuery'
import { Loaded } from '@/shared/records/Loaded'
import { BackToLists } from '@/views/finances/lists/BackToLists'
import { WaysToPayForm } from './WaysToPayForm'

/** Settings for payment details on statements. */
export function WaysToPayPage() {
  const { t } = useTranslation('paying')
  const load = useQuery(fetchPaymentSettings, undefined)
  return (
    <>
      <PageHeader title={t('settings.title')} lead={t('settings.lead')} back={<BackToLists />} />
      <Loaded {...load} isKept>
        {({ settings, usualNotice }) => <WaysToPayForm settings={settings} usualNotice={usualNotice} />}
      </Loaded>
    </>
  )
}

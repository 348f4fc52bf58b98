import { useTranslation } from 'react-i18next'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { paths } from '@/configs/paths'
import { fetchPaymentSettings } from '@/redux/finances/paying'
import { useQuery } from '@/redux/useQuery'
import { Loaded } from '@/shared/records/Loaded'
import { WaysToPayForm } from './WaysToPayForm'

/** Settings for payment details on statements. */
export function WaysToPayPage() {
  const { t } = useTranslation(['paying', 'dues'])
  const load = useQuery(fetchPaymentSettings, undefined)
  return (
    <>
      <PageHeader
        title={t('paying:settings.title')}
        lead={t('paying:settings.lead')}
        back={<BackLink to={paths.debtors} label={t('dues:debtors.title')} />}
      />
      <Loaded {...load} isKept>
        {(settings) => <WaysToPayForm settings={settings} />}
      </Loaded>
    </>
  )
}

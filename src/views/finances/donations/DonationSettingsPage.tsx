import { useTranslation } from 'react-i18next'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { paths } from '@/configs/paths'
import { selectUser } from '@/redux/auth'
import { fetchDonationSettings } from '@/redux/finances/donations'
import { useAppSelector } from '@/redux/hooks'
import { useQuery } from '@/redux/useQuery'
import { Loaded } from '@/shared/records/Loaded'
import { DonationSettingsForm } from './DonationSettingsForm'

/** Who makes out receipts for donations, and what counts as one. */
export function DonationSettingsPage() {
  const { t } = useTranslation('donations')
  const country = useAppSelector(selectUser)?.group.region
  const load = useQuery(fetchDonationSettings, undefined)
  return (
    <>
      <PageHeader
        title={t('settings.title')}
        lead={t('settings.lead')}
        back={<BackLink to={paths.donations} label={t('title')} />}
      />
      <Loaded {...load} isKept>
        {({ settings }) => <DonationSettingsForm key={country} settings={settings} />}
      </Loaded>
    </>
  )
}

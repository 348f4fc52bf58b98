import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { paths } from '@/configs/paths'
import { fetchAccounts } from '@/redux/finances/accounts'
import { fetchDatevSettings } from '@/redux/finances/datev'
import { fetchSubcategories } from '@/redux/finances/subcategories'
import { useQuery } from '@/redux/useQuery'
import { Loaded } from '@/shared/records/Loaded'
import { DatevSettingsForm } from './DatevSettingsForm'

/** By which numbers the tax advisor knows the group, its categories and its accounts. */
export function DatevSettingsPage() {
  const { t } = useTranslation('datev')
  // The days of the batch, for the way back.
  const { search } = useLocation()
  const load = useQuery(fetchDatevSettings, undefined)
  const accounts = useQuery(fetchAccounts, undefined)
  const own = useQuery(fetchSubcategories, undefined)
  return (
    <>
      <PageHeader
        title={t('settings.title')}
        lead={t('settings.lead')}
        back={<BackLink to={`${paths.datev}${search}`} label={t('title')} />}
      />
      <Loaded {...accounts} isKept>
        {({ accounts: known }) => (
          <Loaded {...own} isKept>
            {({ subcategories }) => (
              <Loaded {...load} isKept>
                {({ settings }) => (
                  <DatevSettingsForm
                    settings={settings}
                    accounts={known.map(({ account }) => account)}
                    subcategories={subcategories.map(({ subcategory }) => subcategory)}
                  />
                )}
              </Loaded>
            )}
          </Loaded>
        )}
      </Loaded>
    </>
  )
}

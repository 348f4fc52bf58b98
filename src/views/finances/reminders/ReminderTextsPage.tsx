import { useTranslation } from 'react-i18next'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { paths } from '@/configs/paths'
import { fetchReminderSettings } from '@/redux/finances/reminders'
import { useQuery } from '@/redux/useQuery'
import { Loaded } from '@/shared/records/Loaded'
import { ReminderTextsForm } from './ReminderTextsForm'

/** Settings for the days and texts of reminders. */
export function ReminderTextsPage() {
  const { t } = useTranslation('reminders')
  const load = useQuery(fetchReminderSettings, undefined)
  return (
    <>
      <PageHeader
        title={t('settings.title')}
        lead={t('settings.lead')}
        back={<BackLink to={paths.reminders} label={t('title')} />}
      />
      <Loaded {...load} isKept>
        {(answer) => <ReminderTextsForm {...answer} />}
      </Loaded>
    </>
  )
}

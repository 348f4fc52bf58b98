import { useTranslation } from 'react-i18next'
import { TabBar } from '@/@core/layouts/TabBar'
import { useAppAbility } from '@/auth/Can'
import { paths } from '@/configs/paths'

/** What tells of single members is for those who manage attendance: who may not has one screen, and no tabs. */
export function AnalyticsTabs() {
  const { t } = useTranslation('analytics')
  if (!useAppAbility().can('manage', 'Analytics')) return null
  const tabs = [
    { path: paths.analytics, label: t('tabs.events'), isExact: true },
    { path: paths.memberAttendance, label: t('tabs.members') },
  ]
  return <TabBar label={t('tabs.label')} tabs={tabs} />
}

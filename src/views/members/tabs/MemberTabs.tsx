import { useTranslation } from 'react-i18next'
import { TabBar } from '@/@core/layouts/TabBar'
import { useAppAbility } from '@/auth/Can'
import { paths } from '@/configs/paths'

/** Tabs of the members' screens that the role may open. */
export function MemberTabs() {
  const { t } = useTranslation('members')
  const ability = useAppAbility()
  const tabs = [
    { path: paths.members, label: t('tabs.list'), isExact: true },
    { path: paths.memberGroups, label: t('tabs.groups') },
    { path: paths.things, label: t('tabs.things') },
    { path: paths.jubilees, label: t('tabs.jubilees') },
    ...(ability.can('manage', 'Event') ? [{ path: paths.memberLinks, label: t('tabs.links') }] : []),
    ...(ability.can('manage', 'Member') ? [{ path: paths.duplicates, label: t('tabs.duplicates') }] : []),
  ]
  return <TabBar label={t('tabs.label')} tabs={tabs} />
}

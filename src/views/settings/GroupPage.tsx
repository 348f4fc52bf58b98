import { useTranslation } from 'react-i18next'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { fetchGroup } from '@/redux/group'
import { useQuery } from '@/redux/useQuery'
import { Loaded } from '@/shared/records/Loaded'
import { GroupForm } from './GroupForm'

export function GroupPage() {
  const { t } = useTranslation('settings')
  const load = useQuery(fetchGroup, undefined)
  return (
    <>
      <PageHeader title={t('group.title')} lead={t('group.lead')} />
      <Loaded {...load} isKept>
        {(group) => <GroupForm group={group} />}
      </Loaded>
    </>
  )
}

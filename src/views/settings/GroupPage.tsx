import { ListPlus, Music } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { Can } from '@/auth/Can'
import { paths } from '@/configs/paths'
import { fetchGroup } from '@/redux/group'
import { useQuery } from '@/redux/useQuery'
import { Loaded } from '@/shared/records/Loaded'
import { GroupForm } from './GroupForm'

export function GroupPage() {
  const { t } = useTranslation('settings')
  const load = useQuery(fetchGroup, undefined)
  return (
    <>
      <PageHeader
        title={t('group.title')}
        lead={t('group.lead')}
        actions={
          <>
            <Button to={paths.sections}>
              <Music size={16} aria-hidden />
              {t('group.sections')}
            </Button>
            <Can I="update" a="Group">
              <Button to={paths.ownFields}>
                <ListPlus size={16} aria-hidden />
                {t('group.ownFields')}
              </Button>
            </Can>
          </>
        }
      />
      <Loaded {...load} isKept>
        {(group) => <GroupForm group={group} />}
      </Loaded>
    </>
  )
}

import { Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { paths } from '@/configs/paths'
import { fetchMemberAccess } from '@/redux/group'
import { useQuery } from '@/redux/useQuery'
import { Loaded } from '@/shared/records/Loaded'
import { MemberAccessForm } from './MemberAccessForm'

/** Settings for the member fields that each role can read. */
export function MemberAccessPage() {
  const { t } = useTranslation('settings')
  const load = useQuery(fetchMemberAccess, undefined)
  return (
    <>
      <PageHeader
        title={t('access.title')}
        lead={t('access.lead')}
        actions={
          <Button to={paths.people}>
            <Users size={16} aria-hidden />
            {t('people.title')}
          </Button>
        }
      />
      <Loaded {...load} isKept>
        {(access) => <MemberAccessForm access={access} />}
      </Loaded>
    </>
  )
}

import { Eye, UserPlus } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { Button } from '@/@core/components/Button'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { paths } from '@/configs/paths'
import { loadErrorOf } from '@/i18n/failureText'
import { fetchInvitations, fetchUsers } from '@/redux/users'
import { useQuery } from '@/redux/useQuery'
import { listUrl } from '@/shared/lists/listQuery'
import { useListQuery } from '@/shared/lists/useListQuery'
import { useExistingPage } from '@/shared/records/useExistingPage'
import { InvitationTable } from './InvitationTable'
import { PeopleTable } from './PeopleTable'

const InviteDialog = lazyPart(
  loader(() => import('./InviteDialog')),
  (file) => file.InviteDialog,
)

const peopleListUrl = listUrl(() => ({}))

/** Only to count admins: the last one can neither be removed nor demoted. */
const ADMINS = { role: 'admin', page: 1, perPage: 1 } as const

export function PeoplePage() {
  const { t } = useTranslation('settings')
  const { query, choose, adjust } = useListQuery(peopleListUrl)
  const users = useQuery(fetchUsers, query)
  const { isPastEnd } = useExistingPage(
    { ...users, rows: users.answer?.users, total: users.answer?.total ?? 0 },
    query,
    adjust,
  )
  const admins = useQuery(fetchUsers, ADMINS)
  const invitations = useQuery(fetchInvitations, undefined)
  const [isInviting, setInviting] = useState(false)
  const reloadUsers = useCallback(
    () => [users.reload, admins.reload].forEach((reload) => reload()),
    [users.reload, admins.reload],
  )
  const failure = users.failure ?? invitations.failure

  return (
    <>
      <PageHeader
        title={t('people.title')}
        lead={t('people.lead')}
        actions={
          <>
            <Button to={paths.memberAccess}>
              <Eye size={16} aria-hidden />
              {t('access.title')}
            </Button>
            <Button color="primary" onClick={() => setInviting(true)}>
              <UserPlus size={16} aria-hidden />
              {t('people.invite')}
            </Button>
          </>
        }
      />
      {failure && (
        <LoadError
          {...loadErrorOf(failure)}
          onRetry={() => [users, invitations].forEach((load) => load.reload())}
          isRetrying={users.isLoading || invitations.isLoading}
        />
      )}
      {!failure && users.answer && (
        <PeopleTable
          users={users.answer.users}
          total={users.answer.total}
          query={query}
          isLoading={users.isLoading || isPastEnd}
          onChoose={choose}
          onAdjust={adjust}
          hasLastAdmin={admins.answer?.total === 1}
          isAlone={users.answer.total === 1 && query.q === '' && invitations.answer?.length === 0}
          onChanged={reloadUsers}
        />
      )}
      {!failure && invitations.answer && (
        <InvitationTable invitations={invitations.answer} onChanged={invitations.reload} />
      )}
      {isInviting && <InviteDialog onInvited={invitations.reload} onClose={() => setInviting(false)} />}
    </>
  )
}

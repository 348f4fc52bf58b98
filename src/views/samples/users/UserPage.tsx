import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { Button } from '@/@core/components/Button'
import { DetailSkeleton } from '@/@core/components/feedback/DetailSkeleton'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { loadErrorOf } from '@/i18n/failureText'
import { useQuery } from '@/redux/useQuery'
import { SampleRecord } from '@/views/samples/kit/SampleRecord'
import { Portrait } from '@/views/samples/kit/Portrait'
import { findUser, type SampleUser } from './userCalls'
import { fetchDetail, type UserDetail } from './userDetail'
import { USER_LIST, userPath } from './userList'
import { UserActivity } from './UserActivity'
import { UserAside } from './UserAside'
import { UserPermissions } from './UserPermissions'
import { UserPlan } from './UserPlan'
import { UserSecurity } from './UserSecurity'
import { UserStatusLabel } from './UserStatusLabel'
import { UserTabs, useUserTab } from './UserTabs'
import { useUserChanges } from './useUserChanges'
import { useUserRemoval } from './useUserRemoval'
import './userRooms.scss'
import './users.scss'

/** The user that `?id=` names, else the first of the list. */
export function UserPage() {
  const { t } = useTranslation('samplesUsers')
  const [search] = useSearchParams()
  const id = search.get('id')
  return (
    <SampleRecord
      key={id}
      thunk={findUser}
      arg={id}
      title={t('one')}
      goneTitle={t('gone')}
      listPath={USER_LIST}
      listLabel={t('toList')}
    >
      {(user, reload) => <UserScreen user={user} onChanged={reload} />}
    </SampleRecord>
  )
}

function UserScreen({ user, onChanged }: { user: SampleUser; onChanged: () => void }) {
  const { t } = useTranslation(['samplesUsers', 'shell'])
  const navigate = useNavigate()
  const remove = useUserRemoval({ onRestored: ({ id }) => void navigate(userPath(id)) })
  const [isBusy, setBusy] = useState(false)
  const { answer: detail, failure, isLoading, reload } = useQuery(fetchDetail, user.id)

  async function removeAndLeave(): Promise<void> {
    setBusy(true)
    if (await remove(user)) await navigate(USER_LIST, { replace: true })
    else setBusy(false)
  }

  return (
    <>
      <PageHeader
        title={user.fullName}
        figure={<Portrait name={user.fullName} picture={user.avatar} isLarge />}
        lead={
          <span className="cluster">
            {t(`roles.${user.role}`)}
            <UserStatusLabel status={user.status} />
          </span>
        }
        back={<BackLink to={USER_LIST} label={t('toList')} />}
        actions={
          <Button color="danger-quiet" isBusy={isBusy} onClick={() => void removeAndLeave()}>
            <Trash2 size={16} aria-hidden />
            {t('shell:remove')}
          </Button>
        }
      />
      <div className="user-layout">
        <UserAside user={user} usage={detail?.usage} />
        <div className="user-room">
          <UserTabs />
          {failure && <LoadError {...loadErrorOf(failure)} onRetry={reload} isRetrying={isLoading} />}
          {!failure && !detail && <DetailSkeleton />}
          {!failure && detail && (
            <UserRoom user={user} detail={detail} onUserChanged={onChanged} onDetailChanged={reload} />
          )}
        </div>
      </div>
    </>
  )
}

interface UserRoomProps {
  user: SampleUser
  detail: UserDetail
  onUserChanged: () => void
  onDetailChanged: () => void
}

function UserRoom({ user, detail, onUserChanged, onDetailChanged }: UserRoomProps) {
  const tab = useUserTab()
  const changes = useUserChanges(user, { onUserChanged, onDetailChanged })
  switch (tab) {
    case 'plan':
      return <UserPlan user={user} usage={detail.usage} changes={changes} />
    case 'permissions':
      return <UserPermissions user={user} permissions={detail.permissions} changes={changes} />
    case 'security':
      return <UserSecurity security={detail.security} changes={changes} />
    default:
      return <UserActivity activity={detail.activity} />
  }
}

import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card } from 'reactstrap'
import { DetailSkeleton } from '@/@core/components/feedback/DetailSkeleton'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { loadErrorOf } from '@/i18n/failureText'
import { useFormat } from '@/shared/dates/useFormat'
import { useQuery } from '@/redux/useQuery'
import { Portrait } from '@/views/samples/kit/Portrait'
import { roleGroups, type RoleGroup } from './roleGroups'
import { fetchAllUsers } from './userCalls'
import { USER_LIST, userPath } from './userList'
import './roles.scss'

/** The others are one press away, in the list. */
const SHOWN = 6

export function RolesPage() {
  const { t, i18n } = useTranslation('samplesUsers')
  const { answer, failure, isLoading, reload } = useQuery(fetchAllUsers, undefined)
  return (
    <>
      <PageHeader title={t('rolesTitle')} lead={t('rolesLead')} />
      {failure && <LoadError {...loadErrorOf(failure)} onRetry={reload} isRetrying={isLoading} />}
      {!failure && !answer && <DetailSkeleton />}
      {!failure && answer && (
        <div className="role-cards">
          {roleGroups(answer, i18n.language).map((group) => (
            <RoleCard key={group.role} group={group} />
          ))}
        </div>
      )}
    </>
  )
}

function RoleCard({ group: { role, users } }: { group: RoleGroup }) {
  const { t } = useTranslation('samplesUsers')
  const { count } = useFormat()
  const others = users.length - SHOWN
  return (
    <Card tag="section">
      <header>
        <h2>{t(`roles.${role}`)}</h2>
        <span className="muted tabular">{t('people', { count: users.length, shown: count(users.length) })}</span>
      </header>
      <p>{t(`roleHint.${role}`)}</p>
      <ul>
        {users.slice(0, SHOWN).map((user) => (
          <li key={user.id}>
            <Portrait name={user.fullName} picture={user.avatar} />
            <Link to={userPath(user.id)}>{user.fullName}</Link>
          </li>
        ))}
      </ul>
      <Link className="role-all" to={`${USER_LIST}?role=${role}`}>
        {others > 0
          ? t('others', { count: others, role: t(`roles.${role}`) })
          : t('inList', { role: t(`roles.${role}`) })}
      </Link>
    </Card>
  )
}

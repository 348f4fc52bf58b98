import { Pencil, Plus } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card } from 'reactstrap'
import { Button } from '@/@core/components/Button'
import { DetailSkeleton } from '@/@core/components/feedback/DetailSkeleton'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { loadErrorOf } from '@/i18n/failureText'
import { useFormat } from '@/shared/dates/useFormat'
import { useQuery } from '@/redux/useQuery'
import { MotifFigure } from '@/views/samples/art/Motif'
import { Portrait } from '@/views/samples/kit/Portrait'
import { fetchRoles, type SampleRole } from './roleCalls'
import { roleGroups } from './roleGroups'
import { fetchAllUsers, type SampleUser } from './userCalls'
import { USER_LIST } from './userList'
import { UserTable, useUserTable } from './UserTable'
import './roles.scss'

const RoleDialog = lazy(() => import('./RoleDialog').then((file) => ({ default: file.RoleDialog })))

/** The others are one press away, in the list. */
const SHOWN = 5

const fetchBoth = async () => {
  const [roles, users] = await Promise.all([fetchRoles(), fetchAllUsers()])
  return { roles, users }
}

export function RolesPage() {
  const { t, i18n } = useTranslation('samplesUsers')
  const { answer, failure, isLoading, reload } = useQuery(fetchBoth, undefined)
  const users = useUserTable(reload)
  const [edited, setEdited] = useState<SampleRole | 'new' | null>(null)
  const groups = useMemo(() => roleGroups(answer?.users ?? [], i18n.language), [answer, i18n.language])
  const nameOf = ({ role, name }: SampleRole) => (name === '' && role ? t(`roles.${role}`) : name)
  return (
    <>
      <PageHeader title={t('rolesTitle')} lead={t('rolesLead')} />
      {failure && <LoadError {...loadErrorOf(failure)} onRetry={reload} isRetrying={isLoading} />}
      {!failure && !answer && <DetailSkeleton />}
      {!failure && answer && (
        <ul className="role-cards">
          {answer.roles.map((role) => (
            <RoleCard
              key={role.id}
              role={role}
              name={nameOf(role)}
              users={groups.find((group) => group.role === role.role)?.users ?? []}
              onEdit={() => setEdited(role)}
            />
          ))}
          <Card tag="li" className="role-new">
            <MotifFigure name="chair" />
            <div>
              <p>{t('roleForm.addHint')}</p>
              <Button color="primary" onClick={() => setEdited('new')}>
                <Plus size={16} aria-hidden />
                {t('roleForm.add')}
              </Button>
            </div>
          </Card>
        </ul>
      )}
      <section className="role-users" aria-labelledby="role-users-title">
        <h2 id="role-users-title">{t('roleUsers')}</h2>
        <UserTable users={users} />
      </section>
      {edited !== null && (
        <Suspense fallback={null}>
          <RoleDialog
            {...(edited !== 'new' && { role: edited, name: nameOf(edited) })}
            onSaved={reload}
            onClose={() => setEdited(null)}
          />
        </Suspense>
      )}
    </>
  )
}

interface RoleCardProps {
  role: SampleRole
  name: string
  users: readonly SampleUser[]
  onEdit: () => void
}

function RoleCard({ role: { role }, name, users, onEdit }: RoleCardProps) {
  const { t } = useTranslation('samplesUsers')
  const { count } = useFormat()
  const others = users.length - SHOWN
  return (
    <Card tag="li">
      <header>
        <span className="muted tabular">{t('people', { count: users.length, shown: count(users.length) })}</span>
        {/* Decoration: the list tells who they are. */}
        <span className="role-people" aria-hidden>
          {users.slice(0, SHOWN).map((user) => (
            <Portrait key={user.id} name={user.fullName} picture={user.avatar} />
          ))}
          {others > 0 && <span className="role-others tabular">+{count(others)}</span>}
        </span>
      </header>
      <h2>{name}</h2>
      <p>{role ? t(`roleHint.${role}`) : t('roleForm.own')}</p>
      <footer>
        <Button size="sm" label={t('roleForm.editTitle', { name })} onClick={onEdit}>
          <Pencil size={15} strokeWidth={1.75} aria-hidden />
          {t('roleForm.edit')}
        </Button>
        {role && (
          <Link to={`${USER_LIST}?role=${role}`} aria-label={`${t('roleForm.people')}: ${name}`}>
            {t('roleForm.people')}
          </Link>
        )}
      </footer>
    </Card>
  )
}

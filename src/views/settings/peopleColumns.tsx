import type { TFunction } from 'i18next'
import type { Leads } from '@contract/leads'
import type { User } from '@contract/users'
import { EmailAddress } from '@/@core/components/page/EmailAddress'
import type { Column } from '@/@core/components/table/column'
import type { Format } from '@/i18n/format'
import { PersonActions } from './PersonActions'
import { RoleSelect } from './RoleSelect'
import { SameAddress } from './SameAddress'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Avatar } from '@/@core/components/page/Avatar'
import { Badge } from '@/@core/components/page/Badge'
import { paths } from '@/configs/paths'
import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'

/** Id of the text that explains why the last admin's row cannot be changed. */
export const LAST_ADMIN_ID = 'last-admin'

interface PeopleRules {
  hasLastAdmin: boolean
  /** The names of what somebody leads. */
  leadsText: (leads: Leads) => string
  onChanged: () => void
}

export function peopleColumns(t: TFunction<'settings'>, format: Format, rules: PeopleRules): Column<User>[] {
  const { hasLastAdmin, leadsText, onChanged } = rules
  const lockOf = ({ role }: User) => (hasLastAdmin && role === 'admin' ? LAST_ADMIN_ID : undefined)
  return [
    {
      id: 'name',
      label: t('people.columns.name'),
      cell: (user) => <PersonCell user={user} leadsText={leadsText} onChanged={onChanged} />,
      grow: 2,
      minWidth: '14rem',
      wraps: true,
      hasPicture: true,
    },
    {
      id: 'email',
      label: t('people.columns.email'),
      cell: (user) => <EmailAddress address={user.email} />,
      grow: 2,
      stacked: 'detail',
    },
    {
      id: 'role',
      label: t('people.columns.role'),
      cell: (user) => <RoleSelect user={user} lockedBy={lockOf(user)} onChanged={onChanged} />,
      width: '12.75rem',
      stacked: 'detail',
    },
    {
      id: 'createdAt',
      label: t('people.columns.since'),
      cell: (user) => format.day(user.createdAt),
      width: '9rem',
      hideBelow: 'medium',
      stacked: 'hidden',
    },
    {
      id: 'actions',
      label: t('people.columns.actions'),
      cell: (user) => <PersonActions user={user} lockedBy={lockOf(user)} onChanged={onChanged} />,
      width: '13.75rem',
      align: 'end',
      stacked: 'end',
    },
  ]
}

function PersonCell({ user, leadsText, onChanged }: { user: User } & Pick<PeopleRules, 'leadsText' | 'onChanged'>) {
  const { t } = useTranslation(['settings', 'security'])
  const isSelf = useAppSelector(selectUser)?.id === user.id
  return (
    <span className="person-cell">
      <Avatar name={user.name} />
      <span className="person-name">
        <span className="cell-text">
          {user.name} {isSelf && <Badge>{t('people.you')}</Badge>}{' '}
          {user.hasSecondFactor && <Badge tone="positive">{t('security:people.on')}</Badge>}
        </span>
        <MemberOf user={user} />
        <SameAddress user={user} onChanged={onChanged} />
        {user.leads && <span className="person-member">{t('leads.of', { names: leadsText(user.leads) })}</span>}
      </span>
    </span>
  )
}

/** The member linked to the account, if any. */
function MemberOf({ user: { member } }: { user: User }) {
  const { t } = useTranslation('settings')
  if (!member) return null
  return (
    <span className="person-member">
      {t('memberLink.member')}:{' '}
      {member.removed ? (
        t('memberLink.removed', { member: member.name })
      ) : (
        <Link to={paths.member(member.id)}>{member.name}</Link>
      )}
    </span>
  )
}

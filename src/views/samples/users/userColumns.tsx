import { Eye, Trash2 } from 'lucide-react'
import type { TFunction } from 'i18next'
import type { Column } from '@/@core/components/table/column'
import { SampleRowMenu } from '@/views/samples/kit/SampleRowMenu'
import { Portrait } from '@/views/samples/kit/Portrait'
import type { SampleUser } from './userCalls'
import { userPath } from './userList'
import { UserStatusLabel } from './UserStatusLabel'

export function userColumns(
  t: TFunction<['samplesUsers', 'shell']>,
  onRemove: (user: SampleUser) => void,
): Column<SampleUser>[] {
  const columns: Column<SampleUser>[] = [
    {
      id: 'fullName',
      label: t('fields.fullName'),
      grow: 2,
      hasPicture: true,
      cell: ({ fullName, avatar }) => (
        <>
          <Portrait name={fullName} picture={avatar} />
          <span>{fullName}</span>
        </>
      ),
    },
    {
      id: 'email',
      label: t('fields.email'),
      grow: 2,
      hideBelow: 'medium',
      stacked: 'hidden',
      cell: ({ email }) => email,
    },
    { id: 'role', label: t('fields.role'), grow: 1.1, cell: ({ role }) => t(`roles.${role}`) },
    {
      id: 'currentPlan',
      label: t('fields.currentPlan'),
      grow: 1,
      stacked: 'hidden',
      cell: ({ currentPlan }) => t(`plans.${currentPlan}`),
    },
    {
      id: 'billing',
      label: t('fields.billing'),
      grow: 1.4,
      hideBelow: 'wide',
      stacked: 'hidden',
      cell: ({ billing }) => t(`billings.${billing}`),
    },
    {
      id: 'status',
      label: t('fields.status'),
      grow: 1.1,
      stacked: 'beside',
      cell: ({ status }) => <UserStatusLabel status={status} />,
    },
  ]
  return [
    ...columns.map((column) => ({ ...column, isSortable: true, minWidth: '5rem' })),
    {
      id: 'menu',
      label: t('actions'),
      isActions: true,
      width: '3.5rem',
      align: 'end',
      stacked: 'end',
      cell: (user) => (
        <SampleRowMenu
          id={user.id}
          label={t('actionsFor', { name: user.fullName })}
          acts={[
            { icon: Eye, text: t('view'), act: userPath(user.id) },
            { icon: Trash2, text: t('shell:remove'), act: () => onRemove(user) },
          ]}
        />
      ),
    },
  ]
}

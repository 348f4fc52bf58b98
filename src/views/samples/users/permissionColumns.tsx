import { Pencil, Trash2 } from 'lucide-react'
import type { TFunction } from 'i18next'
import { Badge } from '@/@core/components/page/Badge'
import type { Column } from '@/@core/components/table/column'
import { SampleRowMenu } from '@/views/samples/kit/SampleRowMenu'
import type { Permission } from './permissionCalls'

interface PermissionActs {
  onRename: (permission: Permission) => void
  onRemove: (permission: Permission) => void
}

export function permissionColumns(
  t: TFunction<['samplesUsers', 'shell']>,
  { onRename, onRemove }: PermissionActs,
): Column<Permission>[] {
  return [
    // They are data, and in English in every language.
    {
      id: 'name',
      label: t('permissions.name'),
      grow: 1.5,
      minWidth: '5rem',
      cell: ({ name }) => <span lang="en">{name}</span>,
    },
    {
      id: 'assignedTo',
      label: t('permissions.assignedTo'),
      grow: 2,
      minWidth: '5rem',
      cell: ({ assignedTo }) => (
        <span className="cluster">
          {assignedTo.map((role) => (
            <Badge key={role}>{t(`permissionRoles.${role}`)}</Badge>
          ))}
        </span>
      ),
    },
    {
      id: 'createdDate',
      label: t('permissions.createdDate'),
      width: '10rem',
      hideBelow: 'medium',
      stacked: 'hidden',
      cell: ({ createdDate }) => (
        <span className="tabular" lang="en">
          {createdDate}
        </span>
      ),
    },
    {
      id: 'menu',
      label: t('actions'),
      isActions: true,
      width: '3.5rem',
      align: 'end',
      stacked: 'end',
      cell: (permission) => (
        <SampleRowMenu
          id={permission.id}
          label={t('actionsFor', { name: permission.name })}
          acts={[
            { icon: Pencil, text: t('permissions.rename'), act: () => onRename(permission) },
            { icon: Trash2, text: t('shell:remove'), act: () => onRemove(permission) },
          ]}
        />
      ),
    },
  ]
}

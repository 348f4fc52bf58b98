import type { TFunction } from 'i18next'
import type { Invitation } from '@contract/users'
import { Button } from '@/@core/components/Button'
import type { Column } from '@/@core/components/table/column'
import type { Format } from '@/i18n/format'

export function invitationColumns(
  t: TFunction<['settings', 'layout']>,
  format: Format,
  onRevoke: (invitation: Invitation) => void,
): Column<Invitation>[] {
  const nameOf = ({ note, email }: Invitation) => note ?? email ?? t('invitations.someone')
  return [
    { id: 'note', label: t('invitations.note'), cell: nameOf, grow: 2, wraps: true },
    { id: 'role', label: t('invitations.role'), cell: ({ role }) => t(`layout:roles.${role}`), stacked: 'detail' },
    {
      id: 'expiresAt',
      label: t('invitations.expires'),
      cell: ({ expiresAt }) => format.dateTime(expiresAt),
      stacked: 'detail',
    },
    {
      id: 'actions',
      label: t('people.columns.actions'),
      cell: (invitation) => (
        <Button
          color="danger-quiet"
          size="sm"
          label={t('invitations.revokeOf', { who: nameOf(invitation) })}
          onClick={() => onRevoke(invitation)}
        >
          {t('invitations.revoke')}
        </Button>
      ),
      width: '11rem',
      align: 'end',
      stacked: 'end',
    },
  ]
}

import { RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import { Button } from '@/@core/components/Button'
import { PermissionMatrix } from './PermissionMatrix'
import { differs, hasRoleAlone, rolePermissions, type Permissions } from './permissionRules'
import type { SampleUser } from './userCalls'
import type { UserChanges } from './useUserChanges'

interface UserPermissionsProps {
  user: SampleUser
  permissions: Permissions
  changes: UserChanges
}

/** What the user may do, area by area; what is otherwise than the role has it is marked. */
export function UserPermissions({ user: { role }, permissions, changes }: UserPermissionsProps) {
  const { t } = useTranslation('samplesUsers')
  const isPlain = hasRoleAlone(permissions, role)
  return (
    <Card tag="section" className="user-permissions">
      <header>
        <div>
          <h2 id="user-permissions-title">{t('matrix.title')}</h2>
          <p className="muted">
            {isPlain
              ? t('matrix.asRole', { role: t(`roles.${role}`) })
              : t('matrix.notAsRole', { role: t(`roles.${role}`) })}
          </p>
        </div>
        <Button
          size="sm"
          disabled={isPlain}
          onClick={() => void changes.change({ permissions: rolePermissions[role] }, { permissions })}
        >
          <RotateCcw size={15} aria-hidden />
          {t('matrix.reset')}
        </Button>
      </header>
      <PermissionMatrix
        titleId="user-permissions-title"
        permissions={permissions}
        onChange={(next) => void changes.change({ permissions: next }, { permissions })}
        isOther={(area, action) => differs(permissions, role, area, action)}
      />
      <p className="matrix-legend">
        <span aria-hidden />
        {t('matrix.legend')}
      </p>
    </Card>
  )
}

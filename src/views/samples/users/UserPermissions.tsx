import { RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Card, Table } from 'reactstrap'
import { Button } from '@/@core/components/Button'
import { Checkbox } from '@/@core/components/fields/Checkbox'
import {
  differs,
  hasRoleAlone,
  permissionActions,
  permissionAreas,
  rolePermissions,
  togglePermission,
  type Permissions,
} from './permissionRules'
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
      {/* Wider than a phone: it scrolls by itself, also with the arrow keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="matrix-scroll" aria-labelledby="user-permissions-title" tabIndex={0}>
        <Table className="permission-matrix">
          <thead>
            <tr>
              <th scope="col">{t('matrix.area')}</th>
              {permissionActions.map((action) => (
                <th key={action} scope="col">
                  {t(`matrix.actions.${action}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {permissionAreas.map((area) => (
              <tr key={area}>
                <th scope="row">{t(`matrix.areas.${area}`)}</th>
                {permissionActions.map((action) => {
                  const isOther = differs(permissions, role, area, action)
                  const name = t('matrix.box', {
                    action: t(`matrix.actions.${action}`),
                    area: t(`matrix.areas.${area}`),
                  })
                  return (
                    <td key={action} className={isOther ? 'is-other' : undefined}>
                      <Checkbox
                        label={isOther ? t('matrix.other', { name }) : name}
                        isOn={permissions[area].includes(action)}
                        onToggle={() =>
                          void changes.change(
                            { permissions: togglePermission(permissions, area, action) },
                            { permissions },
                          )
                        }
                      />
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </Table>
      </section>
      <p className="matrix-legend">
        <span aria-hidden />
        {t('matrix.legend')}
      </p>
    </Card>
  )
}

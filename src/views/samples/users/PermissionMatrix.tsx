import { useTranslation } from 'react-i18next'
import { Table } from 'reactstrap'
import { Checkbox } from '@/@core/components/fields/Checkbox'
import {
  permissionActions,
  permissionAreas,
  togglePermission,
  type PermissionAction,
  type PermissionArea,
  type Permissions,
} from './permissionRules'
import './userRooms.scss'

interface PermissionMatrixProps {
  titleId: string
  permissions: Permissions
  onChange: (permissions: Permissions) => void
  /** Marked, and read out as such. */
  isOther?: (area: PermissionArea, action: PermissionAction) => boolean
}

/** What is allowed: a row for each area, a box for each thing to do there. */
export function PermissionMatrix({ titleId, permissions, onChange, isOther }: PermissionMatrixProps) {
  const { t } = useTranslation('samplesUsers')
  return (
    <>
      {/* Wider than a phone: it scrolls by itself, also with the arrow keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="matrix-scroll" aria-labelledby={titleId} tabIndex={0}>
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
                  const isMarked = isOther?.(area, action) ?? false
                  const name = t('matrix.box', {
                    action: t(`matrix.actions.${action}`),
                    area: t(`matrix.areas.${area}`),
                  })
                  return (
                    <td key={action} className={isMarked ? 'is-other' : undefined}>
                      <Checkbox
                        label={isMarked ? t('matrix.other', { name }) : name}
                        isOn={permissions[area].includes(action)}
                        onToggle={() => onChange(togglePermission(permissions, area, action))}
                      />
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </Table>
      </section>
    </>
  )
}

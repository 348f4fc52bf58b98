import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'reactstrap'
import {
  MemberAccess,
  guardedFields,
  readingRoles,
  type GuardedField,
  type MemberAccess as Access,
  type ReadingRole,
} from '@contract/members/memberAccess'
import { Button } from '@/@core/components/Button'
import { EditConflictDialog } from '@/@core/components/dialog/EditConflictDialog'
import { showToast } from '@/@core/components/feedback/showToast'
import { Checkbox } from '@/@core/components/fields/Checkbox'
import { FormActions } from '@/@core/components/fields/FormActions'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { useDirtyWarning } from '@/@core/hooks/useDirtyWarning'
import { unsentText } from '@/i18n/failureText'
import { saveMemberAccess } from '@/redux/group'
import { useSettingsSave } from '@/shared/records/useSettingsSave'
import './memberAccess.scss'

interface Cell {
  role: ReadingRole
  field: GuardedField
}

const cells: Cell[] = guardedFields.flatMap((field) => readingRoles.map((role) => ({ role, field })))
const nameOf = ({ role, field }: Cell) => `${role}.${field}`
const isShown = (access: Access, { role, field }: Cell) => access[role].includes(field)

function withCell(access: Access, { role, field }: Cell, shown: boolean): Access {
  const chosen = new Set(access[role])
  if (shown) chosen.add(field)
  else chosen.delete(field)
  return { ...access, [role]: guardedFields.filter((known) => chosen.has(known)) }
}

/** A checkbox for each field and role. */
export function MemberAccessForm({ access: stored }: { access: Access }) {
  const { t } = useTranslation(['settings', 'audit', 'layout'])
  const [saved, setSaved] = useState(stored)
  const [access, setAccess] = useState(stored)
  const [alert, setAlert] = useState<string | null>(null)
  useDirtyWarning(cells.some((cell) => isShown(access, cell) !== isShown(saved, cell)))
  const { save, isBusy, conflict, dismissConflict } = useSettingsSave({
    save: saveMemberAccess,
    schema: MemberAccess,
    onSaved: (changed) => {
      setSaved(changed)
      setAccess(changed)
      showToast.success(t('access.saved'))
    },
    onFailed: (failure) => setAlert(unsentText(failure)),
  })
  const labelOf = ({ role, field }: Cell) =>
    t('access.cell', { field: t(`audit:guarded.${field}`), role: t(`layout:roles.${role}`) })
  const read = (of: Access, cell: Cell) => t(isShown(of, cell) ? 'access.shown' : 'access.hidden')

  return (
    <Form
      className="form-column"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setAlert(null)
        void save(access)
      }}
    >
      {alert !== null && <FormAlert>{alert}</FormAlert>}
      <table className="access-grid">
        <caption className="visually-hidden">{t('access.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('access.field')}</th>
            {readingRoles.map((role) => (
              <th scope="col" key={role}>
                {t(`layout:roles.${role}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {guardedFields.map((field) => (
            <tr key={field}>
              <th scope="row">{t(`audit:guarded.${field}`)}</th>
              {readingRoles.map((role) => {
                const cell = { role, field }
                const isOn = isShown(access, cell)
                return (
                  <td key={role}>
                    <Checkbox
                      label={labelOf(cell)}
                      isOn={isOn}
                      onToggle={() => setAccess(withCell(access, cell, !isOn))}
                    />
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="muted">{t('access.rest')}</p>
      <FormActions>
        <Button type="submit" color="primary" isBusy={isBusy}>
          {t('access.save')}
        </Button>
      </FormActions>
      {conflict && (
        <EditConflictDialog
          isOpen
          isBusy={isBusy}
          fields={cells
            .filter((cell) => isShown(conflict.mine, cell) !== isShown(conflict.theirs, cell))
            .map((cell) => ({
              name: nameOf(cell),
              label: labelOf(cell),
              mine: read(conflict.mine, cell),
              theirs: read(conflict.theirs, cell),
            }))}
          onCancel={dismissConflict}
          onResolve={(choice) =>
            void save(
              cells
                .filter((cell) => choice[nameOf(cell)] === 'mine')
                .reduce((chosen, cell) => withCell(chosen, cell, isShown(conflict.mine, cell)), conflict.theirs),
            )
          }
        />
      )}
    </Form>
  )
}

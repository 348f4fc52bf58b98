import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'reactstrap'
import {
  MemberAccess,
  guardedFields,
  leaderFields,
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

/** Section leaders beside the roles. */
const readers = [...readingRoles, 'leader'] as const
type Reader = ReadingRole | 'leader'

interface Cell {
  role: Reader
  field: GuardedField
}

const isChoice = ({ role, field }: Cell) => role !== 'leader' || leaderFields.some((known) => known === field)
const cells: Cell[] = guardedFields.flatMap((field) => readers.map((role) => ({ role, field }))).filter(isChoice)
const nameOf = ({ role, field }: Cell) => `${role}.${field}`
const shownTo = (access: Access, role: Reader): readonly GuardedField[] => access[role] ?? []
const isShown = (access: Access, { role, field }: Cell) => shownTo(access, role).includes(field)

function withCell(access: Access, { role, field }: Cell, shown: boolean): Access {
  const chosen = new Set(shownTo(access, role))
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
  const readerName = (role: Reader) => (role === 'leader' ? t('access.leader') : t(`layout:roles.${role}`))
  const labelOf = ({ role, field }: Cell) =>
    t('access.cell', { field: t(`audit:guarded.${field}`), role: readerName(role) })
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
            {readers.map((role) => (
              <th scope="col" key={role}>
                {readerName(role)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {guardedFields.map((field) => (
            <tr key={field}>
              <th scope="row">{t(`audit:guarded.${field}`)}</th>
              {readers.map((role) => {
                const cell = { role, field }
                if (!isChoice(cell)) return <td key={role}>–</td>
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

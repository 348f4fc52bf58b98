import { useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Role, roles } from '@contract/auth'
import type { User } from '@contract/users'
import { ConfirmDialog } from '@/@core/components/dialog/ConfirmDialog'
import { showToast, type ToastAction } from '@/@core/components/feedback/showToast'
import { failureOf, type Failure } from '@/api/failure'
import { failureText } from '@/i18n/failureText'
import { toastFailure } from '@/shared/failures/toastFailure'
import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'
import { updateRole } from '@/redux/users'
import { useUndo } from '@/shared/records/useUndo'

interface RoleSelectProps {
  user: User
  /** Id of the element that explains why it cannot be changed; undefined if it can. */
  lockedBy: string | undefined
  onChanged: () => void
}

/** Changes a role as soon as it is chosen, by keys with Enter or by leaving the list, with Undo. Changing one's own role requires confirmation, since only another admin can restore it. */
export function RoleSelect({ user, lockedBy, onChanged }: RoleSelectProps) {
  const { t } = useTranslation(['settings', 'layout'])
  const { offerUndo } = useUndo()
  const [isBusy, setBusy] = useState(false)
  const [asked, setAsked] = useState<Role | null>(null)
  /** Reached by keys in the closed list, and not yet chosen. */
  const [reached, setReached] = useState<Role | null>(null)
  /** As saved, until the list knows it: its next answer brings another user. */
  const [saved, setSaved] = useState<{ role: Role; of: User }>()
  const current = saved !== undefined && saved.of === user ? saved.role : user.role
  const pressedKey = useRef<string>(null)
  const isOwn = useAppSelector(selectUser)?.id === user.id

  const failedText = (failure: Failure) =>
    failure.code === 'last_admin' ? t('people.lastAdmin') : failureText(failure)

  async function save(role: Role, undo?: { action: ToastAction }): Promise<void> {
    setBusy(true)
    try {
      const changed = await updateRole({ id: user.id, role })
      setSaved({ role: changed.role, of: user })
      const message = t('people.roleChanged', { name: changed.name, role: t(`layout:roles.${changed.role}`) })
      showToast.success(message, { id: `role-${user.id}`, ...undo })
    } finally {
      setBusy(false)
      onChanged()
    }
  }

  async function change(role: Role): Promise<void> {
    const undo = offerUndo({ run: () => save(current), failedText })
    try {
      await save(role, isOwn ? undefined : undo)
    } catch (thrown) {
      const failure = failureOf(thrown)
      toastFailure(failure, { message: failedText(failure) })
    }
  }

  function choose(role: Role): void {
    setReached(null)
    if (role === current) return
    if (isOwn) setAsked(role)
    else void change(role)
  }

  /** In a closed list each arrow key and letter changes the value at once: what is only passed on the way is not meant. */
  function reach(role: Role): void {
    const isPassing = pressedKey.current !== null && pressedKey.current !== 'Enter'
    if (isPassing) setReached(role)
    else choose(role)
  }

  function pressKey({ key }: KeyboardEvent): void {
    pressedKey.current = key
    // What a key changes it changes at once.
    setTimeout(() => {
      pressedKey.current = null
    })
    if (key === 'Enter' && reached !== null) choose(reached)
    if (key === 'Escape') setReached(null)
  }

  return (
    <>
      <select
        className="form-select form-select-sm"
        aria-label={t('people.roleOf', { name: user.name })}
        value={reached ?? current}
        aria-describedby={lockedBy}
        disabled={isBusy || lockedBy !== undefined}
        onChange={(event) => reach(Role.parse(event.target.value))}
        onKeyDown={pressKey}
        onBlur={() => reached !== null && choose(reached)}
      >
        {roles.map((role) => (
          <option key={role} value={role} title={t(`roleHint.${role}`)}>
            {t(`layout:roles.${role}`)}
          </option>
        ))}
      </select>
      {asked && (
        <ConfirmDialog
          isOpen
          title={t('people.ownRoleTitle')}
          confirmLabel={t('people.ownRoleConfirm', { role: t(`layout:roles.${asked}`) })}
          isBusy={isBusy}
          onConfirm={() => void change(asked).then(() => setAsked(null))}
          onCancel={() => setAsked(null)}
        >
          {t('people.ownRoleText')}
        </ConfirmDialog>
      )}
    </>
  )
}

import { MonitorSmartphone, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '@contract/users'
import { IconButton } from '@/@core/components/IconButton'
import { ConfirmDialog } from '@/@core/components/dialog/ConfirmDialog'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/api/failure'
import { signOut } from '@/auth/signOut'
import { toastFailure } from '@/shared/failures/toastFailure'
import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'
import { removeUser } from '@/redux/users'
import { LeadsButton } from './leads/LeadsButton'
import { MemberLinkButton } from './MemberLinkButton'
import { ResetLinkButton } from './ResetLinkButton'
import { TakeOffButton } from './security/TakeOffButton'
import { PersonSessions } from './sessions/PersonSessions'
import './settings.scss'

interface PersonActionsProps {
  user: User
  /** Id of the element that explains why the user cannot be removed; undefined if they can. */
  lockedBy: string | undefined
  onChanged: () => void
}

/** Removal signs the user out and cannot be undone, so it requires confirmation. */
export function PersonActions({ user, lockedBy, onChanged }: PersonActionsProps) {
  const { t } = useTranslation('settings')
  const isSelf = useAppSelector(selectUser)?.id === user.id
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [isLooking, setLooking] = useState(false)

  const remove = async () => {
    setBusy(true)
    try {
      await removeUser(user.id)
      if (isSelf) return await signOut()
      showToast.success(t('people.removed', { name: user.name }))
      onChanged()
    } catch (thrown) {
      const failure = failureOf(thrown)
      toastFailure(failure, failure.code === 'last_admin' ? { message: t('people.lastAdmin') } : {})
    } finally {
      setBusy(false)
      setAsking(false)
    }
  }

  return (
    <div className="person-actions">
      <IconButton
        icon={MonitorSmartphone}
        label={t('people.sessions', { name: user.name })}
        size="sm"
        onClick={() => setLooking(true)}
      />
      <LeadsButton user={user} onChanged={onChanged} />
      <MemberLinkButton user={user} onChanged={onChanged} />
      <ResetLinkButton user={user} />
      {user.hasSecondFactor && !isSelf && <TakeOffButton user={user} onChanged={onChanged} />}
      <IconButton
        icon={Trash2}
        label={t('people.remove', { name: user.name })}
        size="sm"
        disabled={lockedBy !== undefined}
        describedBy={lockedBy}
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        isOpen={isAsking}
        title={isSelf ? t('people.removeSelfTitle') : t('people.removeTitle', { name: user.name })}
        confirmLabel={t('people.removeConfirm')}
        isDanger
        isBusy={isBusy}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      >
        {isSelf ? t('people.removeSelfText') : t('people.removeText')}
      </ConfirmDialog>
      {isLooking && <PersonSessions user={user} onClose={() => setLooking(false)} />}
    </div>
  )
}

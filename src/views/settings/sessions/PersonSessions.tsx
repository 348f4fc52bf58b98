import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '@contract/users'
import { Button } from '@/@core/components/Button'
import { Dialog } from '@/@core/components/dialog/Dialog'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/api/failure'
import { endUserSessions, fetchUserSessions } from '@/redux/sessions'
import { useQuery } from '@/redux/useQuery'
import { toastFailure } from '@/shared/failures/toastFailure'
import { Loaded } from '@/shared/records/Loaded'
import { SessionRow } from './SessionRow'

/** Another user's sessions, for admins, such as to sign out a lost phone. */
export function PersonSessions({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation(['sessions', 'shell'])
  const load = useQuery(fetchUserSessions, user.id)
  const { answer: sessions, failure } = load
  const [isBusy, setBusy] = useState(false)

  async function endAll(): Promise<void> {
    setBusy(true)
    try {
      await endUserSessions(user.id)
      showToast.success(t('allEnded', { name: user.name }))
      onClose()
    } catch (thrown) {
      toastFailure(failureOf(thrown))
      setBusy(false)
    }
  }

  return (
    <Dialog
      isOpen
      title={t('ofPerson', { name: user.name })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('shell:close')}</Button>
          {sessions && sessions.length > 0 && (
            <Button color="danger" isBusy={isBusy} onClick={() => void endAll()}>
              {t('endAll')}
            </Button>
          )}
        </>
      }
    >
      <Loaded {...load} />
      {!failure && sessions?.length === 0 && <p className="muted">{t('none')}</p>}
      {!failure && sessions && sessions.length > 0 && (
        <ul className="session-list">
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
    </Dialog>
  )
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import type { SignInSession } from '@contract/sessions'
import { Button } from '@/@core/components/Button'
import { ConfirmDialog } from '@/@core/components/dialog/ConfirmDialog'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/api/failure'
import { endOtherSessions, endSession, fetchSessions } from '@/redux/sessions'
import { useQuery } from '@/redux/useQuery'
import { toastFailure } from '@/shared/failures/toastFailure'
import { Loaded } from '@/shared/records/Loaded'
import { SessionRow } from './SessionRow'
import { useDeviceName } from './useDeviceName'
import './sessions.scss'

/** The user's sessions, including the current one; all others can be signed out. */
export function SessionsSection() {
  const { t } = useTranslation('sessions')
  const nameOf = useDeviceName()
  const load = useQuery(fetchSessions, undefined)
  const { answer: sessions, reload } = load
  const [busyId, setBusyId] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)

  async function run(id: string, end: () => Promise<unknown>, done: string): Promise<void> {
    setBusyId(id)
    try {
      await end()
      showToast.success(done)
    } catch (thrown) {
      const found = failureOf(thrown)
      // It has ended meanwhile, which is the intended result.
      if (found.status === 404) showToast.success(done)
      else toastFailure(found)
    }
    setBusyId(null)
    setAsking(false)
    reload()
  }

  const endButton = (session: SignInSession) =>
    session.isCurrent ? undefined : (
      <Button
        size="sm"
        label={t('endOf', { device: nameOf(session) })}
        isBusy={busyId === session.id}
        onClick={() => void run(session.id, () => endSession(session.id), t('ended'))}
      >
        {t('end')}
      </Button>
    )
  const sorted = sessions?.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))

  return (
    <section className="settings-section" aria-labelledby="sessions-title">
      <h2 id="sessions-title">{t('title')}</h2>
      <p className="muted">{t('lead')}</p>
      <Loaded {...load} answer={sorted}>
        {(sorted) => (
          <Card className="session-panel">
            <ul className="session-list">
              {sorted.map((session) => (
                <SessionRow key={session.id} session={session} action={endButton(session)} />
              ))}
            </ul>
            {sorted.length > 1 && (
              <Button color="danger-quiet" onClick={() => setAsking(true)}>
                {t('endOthers')}
              </Button>
            )}
          </Card>
        )}
      </Loaded>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('endOthersTitle')}
        confirmLabel={t('endOthers')}
        isDanger
        isBusy={busyId === 'others'}
        onConfirm={() => void run('others', () => endOtherSessions(), t('othersEnded'))}
        onCancel={() => setAsking(false)}
      >
        {t('endOthersText')}
      </ConfirmDialog>
    </section>
  )
}

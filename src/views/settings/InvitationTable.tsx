import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Invitation } from '@contract/users'
import { ConfirmDialog } from '@/@core/components/dialog/ConfirmDialog'
import { showToast } from '@/@core/components/feedback/showToast'
import { DataTable } from '@/@core/components/table/DataTable'
import { failureOf } from '@/api/failure'
import { toastFailure } from '@/shared/failures/toastFailure'
import { useFormat } from '@/shared/dates/useFormat'
import { removeInvitation } from '@/redux/users'
import { invitationColumns } from './invitationColumns'
import './settings.scss'

/** Valid invitation links. Renders nothing without any. */
export function InvitationTable({ invitations, onChanged }: { invitations: Invitation[]; onChanged: () => void }) {
  const { t } = useTranslation(['settings', 'layout'])
  const format = useFormat()
  const [asked, setAsked] = useState<Invitation | null>(null)
  const [isBusy, setBusy] = useState(false)

  const revoke = async (id: string) => {
    setBusy(true)
    try {
      await removeInvitation(id)
      showToast.success(t('invitations.revoked'))
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    }
    setBusy(false)
    setAsked(null)
    onChanged()
  }
  const columns = useMemo(() => invitationColumns(t, format, setAsked), [t, format])

  if (invitations.length === 0) return null
  return (
    <section className="settings-section">
      <h2>{t('invitations.title')}</h2>
      <p className="muted">{t('invitations.lead')}</p>
      <DataTable label={t('invitations.title')} columns={columns} rows={invitations} keyField="id" empty={null} />
      {asked && (
        <ConfirmDialog
          isOpen
          title={t('invitations.revokeTitle', { who: asked.note ?? asked.email ?? t('invitations.someone') })}
          confirmLabel={t('invitations.revoke')}
          cancelLabel={t('invitations.keep')}
          isDanger
          isBusy={isBusy}
          onConfirm={() => void revoke(asked.id)}
          onCancel={() => setAsked(null)}
        >
          {t('invitations.revokeText')}
        </ConfirmDialog>
      )}
    </section>
  )
}

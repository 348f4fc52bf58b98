import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '@contract/users'
import { IconButton } from '@/@core/components/IconButton'
import { ConfirmDialog } from '@/@core/components/dialog/ConfirmDialog'
import { failureOf } from '@/api/failure'
import { paths } from '@/configs/paths'
import { makeResetLink } from '@/redux/recovery'
import { toastFailure } from '@/shared/failures/toastFailure'
import { InvitationLink } from './InvitationLink'

/** Creates a link to reset the user's password: shown once, to be passed on. */
export function ResetLinkButton({ user }: { user: User }) {
  const { t } = useTranslation('settings')
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [link, setLink] = useState<string | null>(null)

  async function make(): Promise<void> {
    setBusy(true)
    try {
      const token = await makeResetLink(user.id)
      setLink(`${window.location.origin}${paths.resetPassword}?token=${encodeURIComponent(token)}`)
    } catch (thrown) {
      const failure = failureOf(thrown)
      // Demo accounts have no password.
      toastFailure(failure, failure.status === 404 ? { message: t('resetLink.impossible') } : {})
    }
    setBusy(false)
    setAsking(false)
  }

  return (
    <>
      <IconButton
        icon={KeyRound}
        label={t('resetLink.make', { name: user.name })}
        size="sm"
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        isOpen={isAsking}
        title={t('resetLink.title', { name: user.name })}
        confirmLabel={t('resetLink.confirm')}
        isBusy={isBusy}
        onConfirm={() => void make()}
        onCancel={() => setAsking(false)}
      >
        {t('resetLink.text')}
      </ConfirmDialog>
      {link !== null && (
        <InvitationLink link={link} text={t('resetLink.linkText', { name: user.name })} onClose={() => setLink(null)} />
      )}
    </>
  )
}

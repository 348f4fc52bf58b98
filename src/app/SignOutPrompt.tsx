import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '@/@core/components/dialog/ConfirmDialog'
import { signOut } from '@/auth/signOut'

interface SignOutPromptProps {
  isOpen: boolean
  onStay: () => void
}

/** Asks before signing out, which deletes drafts: no personal data may remain for the next user of the computer. */
export function SignOutPrompt({ isOpen, onStay }: SignOutPromptProps) {
  const { t } = useTranslation('layout')
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('signOut.title')}
      confirmLabel={t('navbar.signOut')}
      cancelLabel={t('signOut.stay')}
      isDanger
      onConfirm={() => void signOut()}
      onCancel={onStay}
    >
      {t('signOut.text')}
    </ConfirmDialog>
  )
}

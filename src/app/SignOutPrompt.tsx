import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '@/@core/components/dialog/ConfirmDialog'
import { signOut } from '@/auth/signOut'

interface SignOutPromptProps {
  isOpen: boolean
  onStay: () => void
}

/** Signing out takes the drafts away: nothing of a person may be left for the next one at this computer. */
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

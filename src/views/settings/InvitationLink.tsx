import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { CopyButton } from '@/@core/components/CopyButton'
import { Dialog } from '@/@core/components/dialog/Dialog'
import { TextField } from '@/@core/components/fields/TextField'
import { LoopbackNote } from '@/shared/links/LoopbackNote'

interface InvitationLinkProps {
  link: string
  /** Explains the link's purpose and validity. */
  text: string
  onClose: () => void
}

/** Shows the link, which cannot be shown again. Until it is copied, the dialog only closes by its explicit button. */
export function InvitationLink({ link, text, onClose }: InvitationLinkProps) {
  const { t } = useTranslation('settings')
  const [isCopied, setCopied] = useState(false)
  return (
    <Dialog
      isOpen
      title={t('invitations.linkTitle')}
      closesOnBackdrop={false}
      isClosable={isCopied}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{isCopied ? t('invitations.done') : t('invitations.closeUncopied')}</Button>
          <CopyButton text={link} label={t('invitations.copy')} color="primary" onCopied={() => setCopied(true)} />
        </>
      }
    >
      <LoopbackNote />
      <p>{text}</p>
      {/* Detects manual copying, since pages over plain http have no clipboard API. */}
      <div onCopy={() => setCopied(true)}>
        <TextField label={t('invitations.link')} value={link} readOnly required />
      </div>
    </Dialog>
  )
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { CopyButton } from '@/@core/components/CopyButton'
import { Dialog } from '@/@core/components/dialog/Dialog'
import { TextField } from '@/@core/components/fields/TextField'
import { LoopbackNote } from '@/shared/links/LoopbackNote'

interface InvitationLinkProps {
  link: string
  /** What it does, and for how long. */
  text: string
  onClose: () => void
}

/** The one time that the link can be read: until it is copied, nothing but the button that says so closes the dialog. */
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
      {/* By hand, where a page over plain http has no clipboard to offer. */}
      <div onCopy={() => setCopied(true)}>
        <TextField label={t('invitations.link')} value={link} readOnly required />
      </div>
    </Dialog>
  )
}

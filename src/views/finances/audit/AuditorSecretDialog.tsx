import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { CopyButton } from '@/@core/components/CopyButton'
import { Dialog } from '@/@core/components/dialog/Dialog'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { paths } from '@/configs/paths'

interface AuditorSecretDialogProps {
  /** Name of the auditor. */
  name: string
  token: string
  onClose: () => void
}

/** The only time that the link can be copied: the server stores only a hash. */
export function AuditorSecretDialog({ name, token, onClose }: AuditorSecretDialogProps) {
  const { t } = useTranslation('auditing')
  const url = `${window.location.origin}${paths.auditor}#${token}`
  return (
    <Dialog
      isOpen
      title={t('secret.title', { name })}
      closesOnBackdrop={false}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('secret.done')}</Button>
          <CopyButton text={url} label={t('link.copy')} color="primary" />
        </>
      }
    >
      <FormAlert tone="caution">{t('secret.once')}</FormAlert>
      <p>{t('secret.text', { name })}</p>
      <p className="audit-link">{url}</p>
    </Dialog>
  )
}

import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { CopyButton } from '@/@core/components/CopyButton'
import { Dialog } from '@/@core/components/dialog/Dialog'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import type { MadeKey } from './apiKeyCalls'

interface KeySecretDialogProps {
  made: MadeKey
  onClose: () => void
}

/** The one time that a key is seen: only its own button closes it. */
export function KeySecretDialog({ made: { key, secret }, onClose }: KeySecretDialogProps) {
  const { t } = useTranslation('samplesApiKeys')
  return (
    <Dialog
      isOpen
      title={t('made.title', { name: key.name })}
      isClosable={false}
      onClose={onClose}
      footer={
        <Button color="primary" onClick={onClose}>
          {t('made.done')}
        </Button>
      }
    >
      <FormAlert tone="caution">{t('made.once')}</FormAlert>
      <div className="key-secret">
        <code dir="ltr">{secret}</code>
        <CopyButton text={secret} label={t('made.copy')} />
      </div>
    </Dialog>
  )
}

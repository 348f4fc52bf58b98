import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '@/@core/components/dialog/ConfirmDialog'
import { showToast } from '@/@core/components/feedback/showToast'
import type { ExampleProps } from './example'

/** A question with consequences: the harmless answer has the focus, and what was done can be undone. */
export function ConfirmExample({ onDone, onClose }: ExampleProps) {
  const { t } = useTranslation(['samplesDialogs', 'shell'])

  function remove(): void {
    onDone(t('confirm.removed'))
    showToast.success(t('confirm.removed'), {
      action: { label: t('shell:undo'), onPress: () => onDone(t('confirm.kept')) },
    })
    onClose()
  }

  return (
    <ConfirmDialog
      isOpen
      title={t('confirm.question')}
      confirmLabel={t('confirm.act')}
      isDanger
      onConfirm={remove}
      onCancel={onClose}
    >
      {t('confirm.consequence')}
    </ConfirmDialog>
  )
}

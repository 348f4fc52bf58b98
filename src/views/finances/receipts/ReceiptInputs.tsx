import { Camera, Paperclip } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { FileButton } from '@/@core/components/FileButton'
import { ACCEPTED } from './receiptTexts'

/** File picker, and on a phone the camera, with a hint about dropping and pasting. */
export function ReceiptInputs({ onFiles }: { onFiles: (files: File[]) => void }) {
  const { t } = useTranslation('receipts')
  const hintId = useId()
  return (
    <div className="receipt-inputs">
      <FileButton icon={Paperclip} label={t('choose')} accept={ACCEPTED} hintId={hintId} isMany onFiles={onFiles} />
      <span className="receipt-camera">
        <FileButton icon={Camera} label={t('photo')} accept="image/*" hintId={hintId} isCamera onFiles={onFiles} />
      </span>
      <span className="receipt-hint" id={hintId}>
        <span className="receipt-drop-hint">{t('dropHint')}. </span>
        {t('hint')}
      </span>
    </div>
  )
}

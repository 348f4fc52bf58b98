import { Camera, Paperclip, type LucideIcon } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
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

interface FileButtonProps {
  icon: LucideIcon
  label: string
  accept: string
  hintId: string
  isMany?: boolean
  isCamera?: boolean
  onFiles: (files: File[]) => void
}

function FileButton({ icon: Icon, label, accept, hintId, isMany, isCamera, onFiles }: FileButtonProps) {
  return (
    <label className="btn btn-secondary">
      <input
        className="visually-hidden"
        type="file"
        accept={accept}
        multiple={isMany}
        {...(isCamera && { capture: 'environment' as const })}
        aria-describedby={hintId}
        onKeyDown={({ key, currentTarget }) => {
          // A file input opens with the space bar only; what looks like a button must open with Enter too.
          if (key === 'Enter') currentTarget.click()
        }}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // Without this, choosing the same file again would fire no change event.
          target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
      <Icon size={16} aria-hidden />
      {label}
    </label>
  )
}

import { FileText, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '@/@core/components/IconButton'
import { FieldSection } from '@/@core/components/fields/FieldSection'
import { useDirtyWarning } from '@/@core/hooks/useDirtyWarning'
import { ReceiptInputs } from './ReceiptInputs'
import { sizeText } from './receiptTexts'
import { useFileDrop } from './useFileDrop'
import './receipts.scss'

interface PendingReceiptsProps {
  files: readonly File[]
  onFiles: (files: File[]) => void
}

/** In the form of an entry that is not there yet: the files wait until it is. */
export function PendingReceipts({ files, onFiles }: PendingReceiptsProps) {
  const { t, i18n } = useTranslation('receipts')
  const add = (more: File[]) => onFiles([...files, ...more])
  const { isOver, handlers } = useFileDrop(add)
  useDirtyWarning(files.length > 0)
  return (
    <div className={`receipts is-pending${isOver ? ' is-over' : ''}`} {...handlers}>
      <FieldSection title={t('pendingTitle')}>
        {files.length > 0 && (
          <>
            <ul>
              {files.map((file, index) => (
                // The same file can be chosen twice, and then is told apart by its place alone.
                // oxlint-disable-next-line react/no-array-index-key
                <li className="receipt-row" key={index}>
                  <span className="receipt-thumb">
                    <FileText size={22} strokeWidth={1.5} aria-hidden />
                  </span>
                  <span className="receipt-words">
                    <span className="receipt-name">{file.name}</span>
                    <span className="receipt-note">{sizeText(file.size, i18n.language)}</span>
                  </span>
                  <IconButton
                    icon={X}
                    label={t('leaveOut', { name: file.name })}
                    size="sm"
                    onClick={() => onFiles(files.filter((other) => other !== file))}
                  />
                </li>
              ))}
            </ul>
            <p className="receipt-hint">{t('pendingHint')}</p>
          </>
        )}
        <ReceiptInputs onFiles={add} />
      </FieldSection>
    </div>
  )
}

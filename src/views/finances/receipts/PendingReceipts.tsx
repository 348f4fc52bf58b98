import { CircleAlert, FileText, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '@/@core/components/IconButton'
import type { Failure } from '@/api/failure'
import { FieldSection } from '@/@core/components/fields/FieldSection'
import { useDirtyWarning } from '@/@core/hooks/useDirtyWarning'
import { ReceiptInputs } from './ReceiptInputs'
import { sizeText } from '@/shared/files/sizeText'
import { failureOfFile, refusalText } from './receiptTexts'
import { useFileDrop } from '@/@core/hooks/useFileDrop'
import './receipts.scss'

interface PendingReceiptsProps {
  files: readonly File[]
  onFiles: (files: File[]) => void
}

/** Receipts in the form of a new entry; uploaded once it is saved. */
export function PendingReceipts({ files, onFiles }: PendingReceiptsProps) {
  const { t, i18n } = useTranslation(['receipts', 'shell'])
  /** Of the last selection. */
  const [refusals, setRefusals] = useState<{ name: string; failure: Failure }[]>([])
  function add(more: File[]): void {
    const judged = more.map((file) => ({ file, name: file.name, failure: failureOfFile(file) }))
    setRefusals(judged.flatMap(({ name, failure }) => (failure ? [{ name, failure }] : [])))
    onFiles([...files, ...judged.flatMap(({ file, failure }) => (failure ? [] : [file]))])
  }
  const { isOver, handlers } = useFileDrop(add)
  useDirtyWarning(files.length > 0)
  return (
    <div className={`receipts is-pending${isOver ? ' is-over' : ''}`} {...handlers}>
      <FieldSection title={t('pendingTitle')}>
        {files.length > 0 && (
          <>
            <ul>
              {files.map((file, index) => (
                // The same file can be selected twice.
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
        {refusals.map(({ name, failure }) => (
          <p className="receipt-refusal" role="alert" key={name}>
            <CircleAlert size={16} aria-hidden />
            {t('notAdded', { name, reason: refusalText(t, failure) })}
          </p>
        ))}
        <ReceiptInputs onFiles={add} />
      </FieldSection>
    </div>
  )
}

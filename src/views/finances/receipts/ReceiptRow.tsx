import { FileText, Image, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Receipt } from '@contract/finances/receipts'
import { IconButton } from '@/@core/components/IconButton'
import { useFormat } from '@/shared/dates/useFormat'
import { sizeText } from '@/shared/files/sizeText'
import { typeText } from './receiptTexts'
import { useReceiptFile } from './useReceiptFile'

/** Larger pictures are only loaded when opened. */
const THUMB_MAX_BYTES = 3_000_000

interface ReceiptRowProps {
  receipt: Receipt
  onOpen: () => void
  /** Absent if it cannot be removed. */
  onRemove?: (() => void) | undefined
}

export function ReceiptRow({ receipt, onOpen, onRemove }: ReceiptRowProps) {
  const { t, i18n } = useTranslation(['receipts', 'shell'])
  const { day } = useFormat()
  const { name, size, addedBy, addedAt } = receipt
  return (
    <li className="receipt-row">
      <button type="button" className="receipt-open" aria-label={t('open', { name })} onClick={onOpen}>
        <Thumb receipt={receipt} />
        <span className="receipt-words">
          <span className="receipt-name">{name}</span>
          <span className="receipt-note">
            {t('note', {
              type: typeText(t, receipt),
              size: sizeText(size, i18n.language),
              name: addedBy,
              date: day(addedAt),
            })}
          </span>
        </span>
      </button>
      {onRemove && <IconButton icon={X} label={t('remove', { name })} size="sm" onClick={onRemove} />}
    </li>
  )
}

function Thumb({ receipt }: { receipt: Receipt }) {
  const isPicture = receipt.type !== 'application/pdf'
  const [isBroken, setBroken] = useState(false)
  const { url } = useReceiptFile(isPicture && receipt.size <= THUMB_MAX_BYTES ? receipt : null)
  const Icon = isPicture ? Image : FileText
  return (
    <span className="receipt-thumb">
      {url !== null && !isBroken ? (
        <img src={url} alt="" onError={() => setBroken(true)} />
      ) : (
        <Icon size={22} strokeWidth={1.5} aria-hidden />
      )}
    </span>
  )
}

import { Download, ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Receipt } from '@contract/finances/receipts'
import { numberedName } from '@contract/finances/vouchers'
import { Dialog } from '@/@core/components/dialog/Dialog'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { failureText } from '@/i18n/failureText'
import { useAppSelector } from '@/redux/hooks'
import { selectVouchers } from '@/redux/entryFacts'
import { useReceiptFile } from './useReceiptFile'

interface ReceiptDialogProps {
  receipt: Receipt
  onClose: () => void
}

/** Large view of a receipt; files that the browser cannot embed can be opened in a new tab, or saved. */
export function ReceiptDialog({ receipt, onClose }: ReceiptDialogProps) {
  const { t } = useTranslation(['receipts', 'shell'])
  const { url, failure } = useReceiptFile(receipt)
  const voucher = useAppSelector(selectVouchers)[receipt.financeId]
  const [isBroken, setBroken] = useState(false)
  const isPdf = receipt.type === 'application/pdf'
  const isPicture = !isPdf && !isBroken
  const footer = url !== null && (
    <>
      <a className="btn btn-secondary" href={url} download={numberedName(voucher, receipt.name)}>
        <Download size={16} aria-hidden />
        {t('download')}
      </a>
      <a className="btn btn-primary" href={url} target="_blank" rel="noopener noreferrer">
        <ExternalLink size={16} aria-hidden />
        {t('openTab')}
      </a>
    </>
  )
  return (
    <Dialog isOpen size="lg" title={receipt.name} footer={footer || undefined} onClose={onClose}>
      <div className="receipt-large" aria-busy={url === null && failure === null}>
        {failure && <FormAlert>{t('fileFailed', { reason: failureText(failure) })}</FormAlert>}
        {url === null && !failure && <output>{t('loading')}</output>}
        {url !== null && isPicture && <img src={url} alt={receipt.name} onError={() => setBroken(true)} />}
        {url !== null && !isPicture && <p>{isPdf ? t('pdfText') : t('noPreview')}</p>}
      </div>
    </Dialog>
  )
}

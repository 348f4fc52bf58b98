import { Paperclip } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AuditEntry } from '@contract/finances/auditing'
import { numberedName } from '@contract/finances/vouchers'
import { Button } from '@/@core/components/Button'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/api/failure'
import { failureText } from '@/i18n/failureText'
import { fetchAuditReceipt } from '@/redux/finances/auditing'

/** Long enough for the browser to start saving the file. */
const KEPT_MS = 60_000

/** Receipts of an entry, for download; file names begin with the voucher number. */
export function AuditorReceipts({ token, entry }: { token: string; entry: AuditEntry }) {
  const { t } = useTranslation('auditing')
  const [busy, setBusy] = useState<string | null>(null)
  if (entry.receipts.length === 0) return t('entry.none')

  async function open(receipt: AuditEntry['receipts'][number]): Promise<void> {
    setBusy(receipt.id)
    try {
      const url = URL.createObjectURL(await fetchAuditReceipt(token, receipt))
      const link = document.createElement('a')
      link.href = url
      link.download = numberedName(entry.voucher, receipt.name)
      link.click()
      setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
    } catch (thrown) {
      showToast.error(`${t('books.receiptFailed')} ${failureText(failureOf(thrown))}`)
    }
    setBusy(null)
  }

  return (
    <span className="audit-receipts">
      {entry.receipts.map((receipt, place) => (
        <Button
          key={receipt.id}
          size="sm"
          color="ghost"
          isBusy={busy === receipt.id}
          label={t('entry.openReceipt', { name: receipt.name })}
          title={receipt.name}
          onClick={() => void open(receipt)}
        >
          <Paperclip size={14} aria-hidden />
          {place + 1}
        </Button>
      ))}
    </span>
  )
}

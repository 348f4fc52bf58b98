import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useUndoableRemoval } from '@/views/samples/kit/useUndoableRemoval'
import { deleteInvoice, saveInvoice, type Invoice } from './invoiceCalls'

interface RemovalEnds {
  onRemoved?: () => void
  onRestored: (invoice: Invoice) => void
}

/** Answers whether the invoice is gone. */
export function useInvoiceRemoval({ onRemoved, onRestored }: RemovalEnds): (invoice: Invoice) => Promise<boolean> {
  const { t } = useTranslation('samplesInvoices')
  const remove = useUndoableRemoval()
  return useCallback(
    async (invoice) => {
      const { id } = invoice
      const isGone = await remove({
        remove: () => deleteInvoice(id),
        bringBack: async () => onRestored(await saveInvoice(invoice)),
        said: { removed: t('removed', { id }), restored: t('restored', { id }) },
      })
      if (isGone) onRemoved?.()
      return isGone
    },
    [remove, onRemoved, onRestored, t],
  )
}

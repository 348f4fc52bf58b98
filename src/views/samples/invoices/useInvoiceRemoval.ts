import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/auth/failure'
import { toastFailure } from '@/auth/toastFailure'
import { deleteInvoice, saveInvoice, type Invoice } from './invoiceCalls'

interface RemovalEnds {
  onRemoved?: () => void
  onRestored: (invoice: Invoice) => void
}

/** Removes at once and offers Undo. Answers whether the invoice is gone. */
export function useInvoiceRemoval({ onRemoved, onRestored }: RemovalEnds): (invoice: Invoice) => Promise<boolean> {
  const { t } = useTranslation(['samplesInvoices', 'shell'])
  return useCallback(
    async (invoice) => {
      const { id } = invoice

      async function bringBack(): Promise<void> {
        try {
          const restored = await saveInvoice(invoice)
          showToast.success(t('restored', { id }))
          onRestored(restored)
        } catch (thrown) {
          toastFailure(failureOf(thrown))
        }
      }

      try {
        await deleteInvoice(id)
        const action = { label: t('shell:undo'), onPress: () => void bringBack() }
        showToast.success(t('removed', { id }), { action })
        onRemoved?.()
        return true
      } catch (thrown) {
        toastFailure(failureOf(thrown))
        return false
      }
    },
    [onRemoved, onRestored, t],
  )
}

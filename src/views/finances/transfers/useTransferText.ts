import { useTranslation } from 'react-i18next'
import type { Transfer } from '@contract/finances/accounts'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import { useAccounts } from '@/views/finances/ledger/useAccounts'

/** In the dialog's order. */
export const transferFields = ['fromAccountId', 'toAccountId', 'amount', 'date', 'description'] as const
type TransferField = (typeof transferFields)[number]

/** Labels and formatted values of a transfer's fields. */
export function useTransferText() {
  const { t } = useTranslation('accounts')
  const { date } = useFormat()
  const money = useMoney()
  const { nameOf } = useAccounts()
  const labels = {
    fromAccountId: t('transfer.from'),
    toAccountId: t('transfer.to'),
    amount: t('transfer.amount'),
    date: t('transfer.date'),
    description: t('transfer.description'),
  }
  return {
    labelOf: (field: TransferField) => labels[field],
    read: (transfer: Transfer, field: TransferField): string => {
      if (field === 'amount') return money.format(transfer.amount)
      if (field === 'date') return date(transfer.date)
      if (field === 'description') return transfer.description ?? ''
      return nameOf(transfer[field]) || t('gone')
    },
  }
}

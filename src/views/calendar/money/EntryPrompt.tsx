import { useTranslation } from 'react-i18next'
import { AMOUNT_MAX } from '@contract/finances'
import { ConfirmDialog } from '@/@core/components/dialog/ConfirmDialog'
import { useMoney } from '@/shared/money/useMoney'
import type { EventEntryValues } from './eventEntry'

interface EntryPromptProps {
  /** Complete, and not saved. */
  entry: EventEntryValues
  isBusy: boolean
  onSave: () => void
  onDismiss: () => void
}

/** Asks whether to save the unsaved entry with the report. Shows its amount, since it may be a draft of another day. */
export function EntryPrompt({ entry, isBusy, onSave, onDismiss }: EntryPromptProps) {
  const { t } = useTranslation('finish')
  const money = useMoney()
  const read = money.parse(entry.amount, AMOUNT_MAX)
  const amount = read.kind === 'amount' ? read.amount : 0
  return (
    <ConfirmDialog
      isOpen
      title={t('money.unsavedTitle')}
      confirmLabel={t('money.saveBoth')}
      cancelLabel={t('money.backToEntry')}
      isBusy={isBusy}
      onConfirm={onSave}
      onCancel={onDismiss}
    >
      {t('money.unsavedText', {
        name: entry.description,
        amount: money.format(entry.kind === 'income' ? amount : -amount),
      })}
    </ConfirmDialog>
  )
}

import type { FinanceWrite } from '@contract/finances'
import { EditConflictPrompt } from '@/shared/records/EditConflictPrompt'
import { financeRules, type FinanceConflict } from './financeConflict'
import { useFieldText } from './useFieldText'

interface FinanceConflictDialogProps {
  conflict: FinanceConflict
  onChoose: (finance: FinanceWrite) => Promise<void>
  onDismiss: () => void
}

export function FinanceConflictDialog({ conflict, onChoose, onDismiss }: FinanceConflictDialogProps) {
  const { labelOf, read } = useFieldText((conflict.mine.eventId ?? conflict.theirs.eventId) !== undefined)

  return (
    <EditConflictPrompt
      conflict={conflict}
      rules={financeRules}
      labelOf={labelOf}
      read={read}
      onChoose={onChoose}
      onDismiss={onDismiss}
    />
  )
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Loan, Thing } from '@contract/members/things'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/api/failure'
import { withTexts } from '@/i18n/i18n'
import { removeLoan, saveLoan } from '@/redux/things'
import { toastFailure } from '@/shared/failures/toastFailure'
import { useUndo } from '@/shared/records/useUndo'
import type { LoanTask, LoanWords } from './LoanDialog'
import { thingLabel } from './thingLabel'

const LoanDialog = lazyPart(
  loader(() => withTexts(['finances'], import('./LoanDialog'))),
  (file) => file.LoanDialog,
)

interface OpenTask {
  task: LoanTask
  memberName?: string | undefined
}

/** The dialog in which things are lent and taken back, and what is told and can be undone afterwards. */
export function useLoanTask(onChanged: () => void) {
  const { t } = useTranslation('things')
  const { offerUndo } = useUndo()
  const [open, setOpen] = useState<OpenTask | null>(null)

  function saved(loan: Loan, task: LoanTask, { thing, member }: LoanWords): void {
    const words = { thing, member }
    onChanged()
    if (task.kind === 'lend') {
      const run = () => removeLoan(loan.id)
      showToast.success(t('lent', words), offerUndo({ run, done: t('lentUndone', words), onSettled: onChanged }))
      return
    }
    const run = () => saveLoan({ ...task.loan, version: loan.version })
    const undo = offerUndo({ run, done: t('undone', words), onSettled: onChanged })
    showToast.success(t(task.kind === 'return' ? 'returned' : 'loanSaved', words), undo)
  }

  async function remove(thing: Thing, loan: Loan): Promise<void> {
    const words = { thing: thingLabel(thing) }
    setOpen(null)
    try {
      await removeLoan(loan.id)
      const undo = { run: () => saveLoan(loan), done: t('undone', words), onSettled: onChanged }
      showToast.success(t('loanRemoved', words), offerUndo(undo))
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    }
    onChanged()
  }

  const task = open?.task
  const dialog = open && (
    <LoanDialog
      {...open}
      onSaved={saved}
      onRemove={task?.kind === 'change' ? () => void remove(task.thing, task.loan) : undefined}
      onClose={() => setOpen(null)}
    />
  )
  const start = (next: LoanTask, memberName?: string) => setOpen({ task: next, memberName })
  return { start, dialog }
}

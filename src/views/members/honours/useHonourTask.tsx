import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Honour } from '@contract/members/honours'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/api/failure'
import { removeHonour, saveHonour } from '@/redux/honours'
import { toastFailure } from '@/shared/failures/toastFailure'
import { useUndo } from '@/shared/records/useUndo'
import type { HonourTask } from './HonourDialog'

const HonourDialog = lazyPart(
  loader(() => import('./HonourDialog')),
  (file) => file.HonourDialog,
)

/** The dialog in which honours are given and changed, and what is told and can be undone afterwards. */
export function useHonourTask(onChanged: () => void) {
  const { t } = useTranslation('jubilees')
  const { offerUndo } = useUndo()
  const [task, setTask] = useState<HonourTask | null>(null)
  const given = task?.honour

  function saved(honour: Honour, { name, honour: before }: HonourTask): void {
    const words = { name, years: honour.years }
    const run = () => (before ? saveHonour({ ...before, version: honour.version }) : removeHonour(honour.id))
    const done = t(before ? 'honour.asBefore' : 'honour.notGiven', words)
    onChanged()
    showToast.success(t('honour.given', words), offerUndo({ run, done, onSettled: onChanged }))
  }

  async function remove(honour: Honour, name: string): Promise<void> {
    const words = { name, years: honour.years }
    setTask(null)
    try {
      await removeHonour(honour.id)
      const undo = { run: () => saveHonour(honour), done: t('honour.asBefore', words), onSettled: onChanged }
      showToast.success(t('honour.notGiven', words), offerUndo(undo))
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    }
    onChanged()
  }

  const dialog = task && (
    <HonourDialog
      task={task}
      onSaved={saved}
      onRemove={given && (() => void remove(given, task.name))}
      onClose={() => setTask(null)}
    />
  )
  return { start: setTask, dialog }
}

import { useTranslation } from 'react-i18next'
import type { Levy } from '@contract/finances/levies'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/api/failure'
import { refetchFinances } from '@/redux/finances'
import { useAppDispatch } from '@/redux/hooks'
import { cancelLevy, changeLevyMembers, restoreLevy } from '@/redux/finances/levies'
import { useFormat } from '@/shared/dates/useFormat'
import { toastFailure } from '@/shared/failures/toastFailure'
import { useUndo } from '@/shared/records/useUndo'

interface LevyChanges {
  add: (levy: Levy, memberIds: string[]) => Promise<boolean>
  remove: (levy: Levy, memberIds: string[]) => Promise<boolean>
  cancel: (levy: Levy) => Promise<boolean>
  restore: (levy: Levy) => Promise<boolean>
}

/** Changes of a levy, each with Undo. They return whether they succeeded. */
export function useLevyChanges(onChanged: () => void): LevyChanges {
  const { t } = useTranslation('levies')
  const dispatch = useAppDispatch()
  const { offerUndo } = useUndo()
  const { count } = useFormat()

  function settled(): void {
    void dispatch(refetchFinances())
    onChanged()
  }

  async function run(change: () => Promise<unknown>, done: string, undo?: () => Promise<unknown>): Promise<boolean> {
    try {
      await change()
      showToast.success(done, undo && offerUndo({ run: undo, done: t('undone'), onSettled: settled }))
      return true
    } catch (thrown) {
      toastFailure(failureOf(thrown))
      return false
    } finally {
      settled()
    }
  }

  const shown = (ids: string[]) => ({ count: ids.length, shown: count(ids.length) })
  const adding = (id: string, add: string[]) => () => changeLevyMembers({ id, add })
  const removing = (id: string, remove: string[]) => () => changeLevyMembers({ id, remove })
  const cancelling = (id: string) => () => cancelLevy(id)
  const restoring = (id: string) => () => restoreLevy(id)

  return {
    add: ({ id }, ids) => run(adding(id, ids), t('members.added', shown(ids)), removing(id, ids)),
    remove: ({ id }, ids) => run(removing(id, ids), t('members.removed', shown(ids)), adding(id, ids)),
    cancel: ({ id, name }) => run(cancelling(id), t('cancel.done', { name }), restoring(id)),
    restore: ({ id, name }) => run(restoring(id), t('cancel.restored', { name })),
  }
}

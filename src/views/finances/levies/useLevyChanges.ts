import { useTranslation } from 'react-i18next'
import type { Levy } from '@contract/treasury/levies'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/api/failure'
import { refetchFinances } from '@/redux/finances'
import { useAppDispatch } from '@/redux/hooks'
import { cancelLevy, changeLevyMembers, restoreLevy } from '@/redux/treasury/levies'
import { useFormat } from '@/shared/dates/useFormat'
import { toastFailure } from '@/shared/failures/toastFailure'

interface LevyChanges {
  add: (levy: Levy, memberIds: string[]) => Promise<boolean>
  remove: (levy: Levy, memberIds: string[]) => Promise<boolean>
  cancel: (levy: Levy) => Promise<boolean>
  restore: (levy: Levy) => Promise<boolean>
}

/** Changes of a levy, each with its Undo. They answer whether it worked. */
export function useLevyChanges(onChanged: () => void): LevyChanges {
  const { t } = useTranslation(['levies', 'shell'])
  const dispatch = useAppDispatch()
  const { count } = useFormat()

  async function run(change: () => Promise<unknown>, done: string, undo?: () => Promise<unknown>): Promise<boolean> {
    try {
      await change()
      const takeBack = undo && (() => void run(undo, t('undone')))
      showToast.success(done, takeBack && { action: { label: t('shell:undo'), onPress: takeBack } })
      return true
    } catch (thrown) {
      toastFailure(failureOf(thrown))
      return false
    } finally {
      void dispatch(refetchFinances())
      onChanged()
    }
  }

  const shown = (ids: string[]) => ({ count: ids.length, shown: count(ids.length) })
  const adding = (id: string, add: string[]) => () => dispatch(changeLevyMembers({ id, add })).unwrap()
  const removing = (id: string, remove: string[]) => () => dispatch(changeLevyMembers({ id, remove })).unwrap()
  const cancelling = (id: string) => () => dispatch(cancelLevy(id)).unwrap()
  const restoring = (id: string) => () => dispatch(restoreLevy(id)).unwrap()

  return {
    add: ({ id }, ids) => run(adding(id, ids), t('members.added', shown(ids)), removing(id, ids)),
    remove: ({ id }, ids) => run(removing(id, ids), t('members.removed', shown(ids)), adding(id, ids)),
    cancel: ({ id, name }) => run(cancelling(id), t('cancel.done', { name }), restoring(id)),
    restore: ({ id, name }) => run(restoring(id), t('cancel.restored', { name })),
  }
}

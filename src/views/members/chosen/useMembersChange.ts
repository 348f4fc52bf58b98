import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Member } from '@contract/members'
import type { ChangedMember, MemberFieldSet } from '@contract/members/memberChanges'
import type { Progress } from '@contract/progress'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf, type Failure } from '@/api/failure'
import { paths } from '@/configs/paths'
import { failureText } from '@/i18n/failureText'
import { useAppDispatch } from '@/redux/hooks'
import { changeMembers, refetchMembers } from '@/redux/members'
import { useFormat } from '@/shared/dates/useFormat'
import { useRowFocus } from '@/shared/records/useRowFocus'
import { useUndo } from '@/shared/records/useUndo'

type Change = (
  members: readonly Member[],
  set: MemberFieldSet,
  onProgress: (progress: Progress) => void,
) => Promise<Failure | null>

/** Changes many members and offers Undo. Returns the failure, or null. */
export function useMembersChange(): Change {
  const { t } = useTranslation('chosenMembers')
  const dispatch = useAppDispatch()
  const { offerUndo } = useUndo()
  const { count } = useFormat()
  const focusRow = useRowFocus('members')

  return useCallback(
    async (members, set, onProgress) => {
      let changed: ChangedMember[]
      try {
        changed = await changeMembers({ members: members.map(({ id, version }) => ({ id, version, set })) }, onProgress)
      } catch (thrown) {
        return failureOf(thrown)
      } finally {
        void dispatch(refetchMembers())
      }
      if (changed.length === 0) {
        showToast.success(t('unchanged'))
        return null
      }
      const many = { count: changed.length, shown: count(changed.length) }
      const undo = offerUndo({
        run: () => changeMembers({ members: changed, isUndo: true }),
        done: t('undone', many),
        onDone: () => focusRow(paths.member(changed[0]?.id ?? '')),
        onSettled: () => void dispatch(refetchMembers()),
        failedText: (failure) => {
          const reason = failure.code === 'conflict' ? t('changedSince') : failureText(failure)
          return t('undoFailed', { reason })
        },
      })
      showToast.success(t('done', many), undo)
      return null
    },
    [dispatch, t, count, focusRow, offerUndo],
  )
}

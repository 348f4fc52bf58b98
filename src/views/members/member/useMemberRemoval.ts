import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Member } from '@contract/members'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/api/failure'
import { failureText } from '@/i18n/failureText'
import { toastFailure } from '@/shared/failures/toastFailure'
import { paths } from '@/configs/paths'
import { useAppDispatch } from '@/redux/hooks'
import { removeMember, saveMember } from '@/redux/members'
import { useRowFocus } from '@/shared/records/useRowFocus'

/** `missing`: someone else had removed the member before. */
export type RemovalOutcome = 'removed' | 'missing' | 'failed'

/** Removes a member at once and offers Undo; says itself what came of it. */
export function useMemberRemoval(): (member: Member) => Promise<RemovalOutcome> {
  const { t } = useTranslation(['members', 'shell'])
  const dispatch = useAppDispatch()
  const focusRow = useRowFocus('members')

  return useCallback(
    async (member) => {
      const { name } = member

      // Under the id and version it was read with: that is what the server takes as Undo (CONTRACT.md, Writes).
      async function bringBack(): Promise<void> {
        const outcome = await dispatch(saveMember(member))
        if (saveMember.fulfilled.match(outcome)) {
          showToast.success(t('restoredOne', { name }))
          await focusRow(paths.member(member.id))
        } else {
          const reason = failureText(failureOf(outcome.error))
          const action = { label: t('shell:retry'), onPress: () => void bringBack() }
          showToast.error(t('undoFailed', { name, reason }), { action })
        }
      }

      const outcome = await dispatch(removeMember(member.id))
      if (removeMember.fulfilled.match(outcome)) {
        const action = { label: t('shell:undo'), onPress: () => void bringBack() }
        showToast.success(t('removed', { name }), { action })
        return 'removed'
      }
      const failure = failureOf(outcome.error)
      if (failure.code === 'not_found') {
        showToast.info(t('removedBefore', { name }))
        return 'missing'
      }
      toastFailure(failure, { message: t('removeFailed', { name, reason: failureText(failure) }) })
      return 'failed'
    },
    [dispatch, focusRow, t],
  )
}

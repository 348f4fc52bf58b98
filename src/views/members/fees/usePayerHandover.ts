import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Household, PayerWrite } from '@contract/treasury/payers'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/api/failure'
import { unsentText } from '@/i18n/failureText'
import { useAppDispatch } from '@/redux/hooks'
import { fetchHouseholds, removePayer, savePayer } from '@/redux/treasury/payers'
import { toastFailure } from '@/shared/failures/toastFailure'

/** Who pays from now on for those for whom somebody does who leaves: `stays`, as before; else each for themselves, or another. */
export type HandoverChoice = { kind: 'stays' } | { kind: 'themselves' } | { kind: 'other'; payerId: string }

const isOf = (id: string) => (household: Household) => household.payer.id === id

/** All that a payer is, as it is written anew; the version is the caller's. */
function writeOf({ payer }: Household): PayerWrite {
  const { version: _version, ...fields } = payer
  return fields
}

/** Ends the spans of who leaves, and begins those of the next payer today, with Undo. `isGone`: who leaves was removed, and pays no more. */
export function usePayerHandover() {
  const { t } = useTranslation(['members', 'shell'])
  const dispatch = useAppDispatch()

  return useCallback(
    async (leaving: { id: string; name: string }, choice: HandoverChoice, isGone: boolean): Promise<void> => {
      const before = await dispatch(fetchHouseholds()).unwrap()
      const old = before.find(isOf(leaving.id))
      if (!old || choice.kind === 'stays' || (isGone && choice.kind === 'themselves')) return
      const next = choice.kind === 'other' ? choice.payerId : undefined
      const nextBefore = next === undefined ? undefined : before.find(isOf(next))

      /** Under the version that each has by now: what was there before is written back. */
      async function undo(): Promise<void> {
        try {
          const now = await dispatch(fetchHouseholds()).unwrap()
          const versionOf = (id: string) => {
            const version = now.find(isOf(id))?.payer.version
            return version === undefined ? {} : { version }
          }
          if (nextBefore)
            await dispatch(savePayer({ ...writeOf(nextBefore), ...versionOf(nextBefore.payer.id) })).unwrap()
          else if (next !== undefined) await dispatch(removePayer(next)).unwrap()
          if (old) await dispatch(savePayer({ ...writeOf(old), ...versionOf(leaving.id) })).unwrap()
          showToast.success(t('handover.undone'))
        } catch (thrown) {
          toastFailure(failureOf(thrown), { action: { label: t('shell:retry'), onPress: () => void undo() } })
        }
      }

      try {
        const { memberIds, version, past = [] } = old.payer
        if (!isGone)
          await dispatch(savePayer({ id: leaving.id, isMember: true, memberIds: [], past, version })).unwrap()
        const theirs = memberIds.filter((id) => id !== next)
        if (next !== undefined && nextBefore) {
          const { payer } = nextBefore
          const { since: _since, until: _until, past: _past, ...fields } = payer
          await dispatch(savePayer({ ...fields, memberIds: [...new Set([...payer.memberIds, ...theirs])] })).unwrap()
        } else if (next !== undefined && theirs.length > 0)
          await dispatch(savePayer({ id: next, isMember: true, memberIds: theirs })).unwrap()
        const action = { label: t('shell:undo'), onPress: () => void undo() }
        showToast.success(t('handover.done', { name: leaving.name }), { action })
      } catch (thrown) {
        showToast.error(t('handover.failed', { name: leaving.name, reason: unsentText(failureOf(thrown)) }))
      }
    },
    [dispatch, t],
  )
}

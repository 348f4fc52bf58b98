import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Household, PayerWrite } from '@contract/finances/payers'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/api/failure'
import { failureText, unsentText } from '@/i18n/failureText'
import { useAppDispatch } from '@/redux/hooks'
import { fetchHouseholds, removePayer, savePayer } from '@/redux/finances/payers'
import type { AlongWithRemoval } from '@/shared/records/useRecordRemoval'
import type { Undo } from '@/shared/records/useUndo'

/** The next payer of the members a leaving member paid for: `stays`, as before; else themselves, or another. */
export type HandoverChoice = { kind: 'stays' } | { kind: 'themselves' } | { kind: 'other'; payerId: string }

/** Whether the choice is complete. */
export const isPayerNamed = (choice: HandoverChoice) => choice.kind !== 'other' || choice.payerId !== ''

/** `isGone`: was removed, and pays no more; else former, which Undo leaves them. */
type Leaving = { id: string; name: string; isGone: boolean }

const isOf = (id: string) => (household: Household) => household.payer.id === id

/** All that a payer is, as it is written anew; the version is the caller's. */
function writeOf({ payer }: Household): PayerWrite {
  const { version: _version, ...fields } = payer
  return fields
}

/**
 * Ends the leaving payer's spans, and starts those of the next payer today. Returns the result, to be shown with an Undo; undefined if
 * nothing changed, or if it failed, which is shown here.
 */
export function usePayerHandover(): (
  leaving: Leaving,
  choice: HandoverChoice,
) => Promise<AlongWithRemoval | undefined> {
  const { t } = useTranslation('members')
  const dispatch = useAppDispatch()

  return useCallback(
    async ({ id, name, isGone }, choice) => {
      try {
        const before = await dispatch(fetchHouseholds()).unwrap()
        const old = before.find(isOf(id))
        // While a payer is removed, members pay for themselves without any change.
        if (!old || choice.kind === 'stays' || (isGone && choice.kind === 'themselves')) return undefined
        const next = choice.kind === 'other' ? choice.payerId : undefined
        const nextBefore = next === undefined ? undefined : before.find(isOf(next))
        const { memberIds, version, past = [] } = old.payer
        if (!isGone) await savePayer({ id, isMember: true, memberIds: [], past, version })
        const theirs = memberIds.filter((one) => one !== next)
        if (next !== undefined && nextBefore) {
          const { payer } = nextBefore
          const { since: _since, until: _until, past: _past, ...fields } = payer
          await savePayer({ ...fields, memberIds: [...new Set([...payer.memberIds, ...theirs])] })
        } else if (next !== undefined && theirs.length > 0)
          await savePayer({ id: next, isMember: true, memberIds: theirs })

        /** Restores the previous payers, each under its current version. */
        async function restore(): Promise<void> {
          const now = await dispatch(fetchHouseholds()).unwrap()
          const versionOf = (payerId: string) => {
            const found = now.find(isOf(payerId))?.payer.version
            return found === undefined ? {} : { version: found }
          }
          if (nextBefore) await savePayer({ ...writeOf(nextBefore), ...versionOf(nextBefore.payer.id) })
          else if (next !== undefined && now.some(isOf(next))) await removePayer(next)
          if (old) await savePayer({ ...writeOf(old), ...versionOf(id) })
        }

        const undo: Undo = {
          run: restore,
          done: t(isGone ? 'handover.undone' : 'handover.undoneOfFormer', { name }),
          failedText: (failure) => t('handover.undoFailed', { name, reason: failureText(failure) }),
        }
        return { text: t('handover.done', { name }), undo }
      } catch (thrown) {
        showToast.error(t('handover.failed', { name, reason: unsentText(failureOf(thrown)) }))
        return undefined
      }
    },
    [dispatch, t],
  )
}

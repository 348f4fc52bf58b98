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

/** Who pays from now on for those for whom somebody does who leaves: `stays`, as before; else each for themselves, or another. */
export type HandoverChoice = { kind: 'stays' } | { kind: 'themselves' } | { kind: 'other'; payerId: string }

/** Whether it says all that it takes. */
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
 * Ends the spans of who leaves, and begins those of the next payer today. Answers what came of it, to be said with an Undo: undefined where
 * nothing changed, or where it failed, which is said here.
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
        // Of who was removed nothing is asked for others until they are back: each pays for themselves by that alone.
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

        /** Under the version that each has by now: what was there before is written back. */
        async function putBack(): Promise<void> {
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
          run: putBack,
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

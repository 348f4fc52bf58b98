import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/api/failure'
import { toastFailure } from '@/shared/failures/toastFailure'
import type { SampleUser } from './userCalls'
import { changeDetail, changePlan, type DetailChange } from './userDetail'

export interface UserChanges {
  /** `before`: what the same was until now, for Undo. */
  change: (change: DetailChange, before: DetailChange) => Promise<void>
  changePlan: (plan: SampleUser['currentPlan']) => Promise<void>
}

interface ChangeEnds {
  onUserChanged: () => void
  onDetailChanged: () => void
}

/** Each change is made at once, says so, and can be taken back. */
export function useUserChanges(user: SampleUser, ends: ChangeEnds): UserChanges {
  const { t } = useTranslation(['samplesUsers', 'shell'])
  const { id, fullName, currentPlan } = user
  const { onUserChanged, onDetailChanged } = ends
  return useMemo(() => {
    async function make(write: () => Promise<void>, onDone: () => void): Promise<boolean> {
      try {
        await write()
      } catch (thrown) {
        toastFailure(failureOf(thrown))
        return false
      }
      onDone()
      return true
    }

    const sayUndo = (undo: () => Promise<boolean>) => {
      // One place for all of them: a row of ticks would pile up as many toasts.
      const settings = { id: 'sample-user', action: { label: t('shell:undo'), onPress: () => void undo() } }
      showToast.success(t('changed', { name: fullName }), settings)
    }

    return {
      change: async (change, before) => {
        if (await make(() => changeDetail(id, change), onDetailChanged)) {
          sayUndo(() => make(() => changeDetail(id, before), onDetailChanged))
        }
      },
      changePlan: async (plan) => {
        if (await make(() => changePlan(id, plan), onUserChanged)) {
          sayUndo(() => make(() => changePlan(id, currentPlan), onUserChanged))
        }
      },
    }
  }, [id, fullName, currentPlan, onUserChanged, onDetailChanged, t])
}

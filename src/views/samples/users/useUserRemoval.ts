import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useUndoableRemoval } from '@/views/samples/kit/useUndoableRemoval'
import { addUser, deleteUser, type SampleUser } from './userCalls'

interface RemovalEnds {
  onRemoved?: () => void
  onRestored: (user: SampleUser) => void
}

/** Answers whether the user is gone. */
export function useUserRemoval({ onRemoved, onRestored }: RemovalEnds): (user: SampleUser) => Promise<boolean> {
  const { t } = useTranslation('samplesUsers')
  const remove = useUndoableRemoval()
  return useCallback(
    async (user) => {
      const name = user.fullName
      const isGone = await remove({
        remove: () => deleteUser(user.id),
        bringBack: async () => onRestored(await addUser(user)),
        said: { removed: t('removed', { name }), restored: t('restored', { name }) },
      })
      if (isGone) onRemoved?.()
      return isGone
    },
    [remove, onRemoved, onRestored, t],
  )
}

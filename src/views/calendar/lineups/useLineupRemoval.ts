import { useTranslation } from 'react-i18next'
import type { Lineup } from '@contract/replies/lineups'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/api/failure'
import { useAppDispatch } from '@/redux/hooks'
import { removeLineup, saveLineup } from '@/redux/lineups'
import { toastFailure } from '@/shared/failures/toastFailure'

/** Removes a line-up at once and offers Undo, which saves it under the version that it was read with. */
export function useLineupRemoval(onChanged: () => void): (lineup: Lineup) => void {
  const { t } = useTranslation(['asking', 'shell'])
  const dispatch = useAppDispatch()

  async function restore(lineup: Lineup): Promise<void> {
    try {
      await dispatch(saveLineup(lineup)).unwrap()
      showToast.success(t('lineups.restored', { name: lineup.name }))
      onChanged()
    } catch (thrown) {
      toastFailure(failureOf(thrown), { action: { label: t('shell:retry'), onPress: () => void restore(lineup) } })
    }
  }

  async function remove(lineup: Lineup): Promise<void> {
    try {
      await dispatch(removeLineup(lineup.id)).unwrap()
      const action = { label: t('shell:undo'), onPress: () => void restore(lineup) }
      showToast.success(t('lineups.removed', { name: lineup.name }), { action })
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    }
    onChanged()
  }

  return (lineup) => void remove(lineup)
}

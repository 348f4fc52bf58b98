import { useTranslation } from 'react-i18next'
import type { Lineup } from '@contract/calendar/lineups'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/api/failure'
import { removeLineup, saveLineup } from '@/redux/calendar/lineups'
import { toastFailure } from '@/shared/failures/toastFailure'
import { useUndo } from '@/shared/records/useUndo'

/** Removes a line-up at once and offers Undo, which saves it under the version that it was read with. */
export function useLineupRemoval(onChanged: () => void): (lineup: Lineup) => void {
  const { t } = useTranslation('asking')
  const { offerUndo } = useUndo()

  async function remove(lineup: Lineup): Promise<void> {
    try {
      await removeLineup(lineup.id)
      const run = () => saveLineup(lineup)
      const undo = offerUndo({ run, done: t('lineups.restored', { name: lineup.name }), onSettled: onChanged })
      showToast.success(t('lineups.removed', { name: lineup.name }), undo)
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    }
    onChanged()
  }

  return (lineup) => void remove(lineup)
}

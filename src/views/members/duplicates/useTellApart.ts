import { useTranslation } from 'react-i18next'
import type { Member } from '@contract/members'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/api/failure'
import { tellApart } from '@/redux/duplicates'
import { toastFailure } from '@/shared/failures/toastFailure'
import { useUndo } from '@/shared/records/useUndo'

type Named = Pick<Member, 'id' | 'name'>

/** Notes that two records are of two people, with Undo. `onSettled`: once either is stored. */
export function useTellApart(onSettled: () => void): (one: Named, other: Named) => Promise<void> {
  const { t } = useTranslation('duplicates')
  const { offerUndo } = useUndo()
  return async (one, other) => {
    const words = { one: one.name, other: other.name }
    const ids: [string, string] = [one.id, other.id]
    try {
      await tellApart({ ids, areTwoPeople: true })
      const undo = {
        run: () => tellApart({ ids, areTwoPeople: false }),
        done: t('askedAgain', words),
        onSettled,
      }
      showToast.success(t('toldApart', words), offerUndo(undo))
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    }
    onSettled()
  }
}

import { useTranslation } from 'react-i18next'
import type { Purpose } from '@contract/finances/purposes'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/api/failure'
import { removePurpose, savePurpose } from '@/redux/finances/purposes'
import { toastFailure } from '@/shared/failures/toastFailure'
import { useUndo } from '@/shared/records/useUndo'

/** Closes purposes and opens them again, and removes unused ones; each with Undo. */
export function usePurposeChanges(onChanged: () => void) {
  const { t } = useTranslation('purposes')
  const { offerUndo } = useUndo()

  async function close({ isClosed: _was, ...purpose }: Purpose, isClosed: boolean): Promise<void> {
    const { name } = purpose
    const saved = await savePurpose({ ...purpose, ...(isClosed && { isClosed: true as const }) })
    const undo = offerUndo({ run: () => close(saved, !isClosed), onSettled: onChanged })
    showToast.success(isClosed ? t('wasClosed', { name }) : t('wasOpened', { name }), undo)
  }

  async function setClosed(purpose: Purpose, isClosed: boolean): Promise<void> {
    try {
      await close(purpose, isClosed)
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    }
    onChanged()
  }

  async function remove(purpose: Purpose): Promise<void> {
    try {
      await removePurpose(purpose.id)
      const run = () => savePurpose(purpose)
      const undo = offerUndo({ run, done: t('restored', { name: purpose.name }), onSettled: onChanged })
      showToast.success(t('removed', { name: purpose.name }), undo)
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    }
    onChanged()
  }

  return {
    setClosed: (purpose: Purpose, isClosed: boolean) => void setClosed(purpose, isClosed),
    remove: (purpose: Purpose) => void remove(purpose),
  }
}

import { useTranslation } from 'react-i18next'
import type { Instrumentation } from '@contract/calendar/instrumentation'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/api/failure'
import { removeInstrumentation, saveInstrumentation } from '@/redux/calendar/instrumentation'
import { toastFailure } from '@/shared/failures/toastFailure'
import { useUndo } from '@/shared/records/useUndo'

/** Removes an instrumentation at once and offers Undo, which saves it with the version that was read. */
export function useInstrumentationRemoval(onChanged: () => void): (instrumentation: Instrumentation) => void {
  const { t } = useTranslation('invitees')
  const { offerUndo } = useUndo()

  async function remove(instrumentation: Instrumentation): Promise<void> {
    try {
      await removeInstrumentation(instrumentation.id)
      const run = () => saveInstrumentation(instrumentation)
      const undo = offerUndo({
        run,
        done: t('instrumentation.restored', { name: instrumentation.name }),
        onSettled: onChanged,
      })
      showToast.success(t('instrumentation.removed', { name: instrumentation.name }), undo)
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    }
    onChanged()
  }

  return (instrumentation) => void remove(instrumentation)
}

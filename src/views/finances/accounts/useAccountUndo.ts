import { useTranslation } from 'react-i18next'
import type { FinanceAccount } from '@contract/treasury/accounts'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/api/failure'
import { useAppDispatch } from '@/redux/hooks'
import { removeAccount, saveAccount } from '@/redux/treasury/accounts'
import { toastFailure } from '@/shared/failures/toastFailure'

/**
 * Says that an account was saved, and offers Undo: a changed one, closed maybe, is again what it was `before`; a new one goes, unless
 * it began with an opening balance, which is an entry of its own.
 */
export function useAccountUndo(onChanged: () => void) {
  const { t } = useTranslation(['accounts', 'shell'])
  const dispatch = useAppDispatch()

  async function undo(saved: FinanceAccount, before: FinanceAccount | undefined): Promise<void> {
    try {
      if (before) await dispatch(saveAccount({ account: { ...before, version: saved.version } })).unwrap()
      else await dispatch(removeAccount(saved.id)).unwrap()
      showToast.success(t('transfer.undone'))
      onChanged()
    } catch (thrown) {
      toastFailure(failureOf(thrown), { action: { label: t('shell:retry'), onPress: () => void undo(saved, before) } })
    }
  }

  return (saved: FinanceAccount, before: FinanceAccount | undefined, hasOpening: boolean): void => {
    const action = { label: t('shell:undo'), onPress: () => void undo(saved, before) }
    showToast.success(t('saved', { name: saved.name }), hasOpening ? undefined : { action })
  }
}

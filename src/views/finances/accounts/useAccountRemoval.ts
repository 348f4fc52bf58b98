import { useTranslation } from 'react-i18next'
import type { FinanceAccount } from '@contract/finances/accounts'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/api/failure'
import { removeAccount, saveAccount } from '@/redux/finances/accounts'
import { toastFailure } from '@/shared/failures/toastFailure'
import { useUndo } from '@/shared/records/useUndo'

/** Removes an account without movements, and offers Undo. */
export function useAccountRemoval(onChanged: () => void): (account: FinanceAccount) => void {
  const { t } = useTranslation('accounts')
  const { offerUndo } = useUndo()

  async function remove(account: FinanceAccount): Promise<void> {
    try {
      await removeAccount(account.id)
      const run = () => saveAccount({ account })
      const undo = offerUndo({ run, done: t('restored', { name: account.name }), onSettled: onChanged })
      showToast.success(t('removed', { name: account.name }), undo)
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    }
    onChanged()
  }

  return (account) => void remove(account)
}

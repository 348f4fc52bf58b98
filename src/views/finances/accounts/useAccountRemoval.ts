import { useTranslation } from 'react-i18next'
import type { FinanceAccount } from '@contract/treasury/accounts'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/api/failure'
import { useAppDispatch } from '@/redux/hooks'
import { removeAccount, saveAccount } from '@/redux/treasury/accounts'
import { toastFailure } from '@/shared/failures/toastFailure'

/** Removes an account on which nothing moved, and offers Undo. */
export function useAccountRemoval(onChanged: () => void): (account: FinanceAccount) => void {
  const { t } = useTranslation(['accounts', 'shell'])
  const dispatch = useAppDispatch()

  async function restore(account: FinanceAccount): Promise<void> {
    try {
      await dispatch(saveAccount({ account })).unwrap()
      showToast.success(t('restored', { name: account.name }))
      onChanged()
    } catch (thrown) {
      toastFailure(failureOf(thrown), { action: { label: t('shell:retry'), onPress: () => void restore(account) } })
    }
  }

  async function remove(account: FinanceAccount): Promise<void> {
    try {
      await dispatch(removeAccount(account.id)).unwrap()
      const action = { label: t('shell:undo'), onPress: () => void restore(account) }
      showToast.success(t('removed', { name: account.name }), { action })
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    }
    onChanged()
  }

  return (account) => void remove(account)
}

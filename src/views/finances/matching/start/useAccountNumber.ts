import { useTranslation } from 'react-i18next'
import type { FinanceAccount } from '@contract/finances/accounts'
import { showToast } from '@/@core/components/feedback/showToast'
import { useAppDispatch } from '@/redux/hooks'
import { readAccounts, saveAccount } from '@/redux/finances/accounts'

/** Stores the number from the bank's file in the account, so that later files are recognised. */
export function useAccountNumber(): (account: FinanceAccount, number: string) => void {
  const { t } = useTranslation('matching')
  const dispatch = useAppDispatch()
  return (account, number) => {
    saveAccount({ account: { ...account, number } })
      .then(() => dispatch(readAccounts()))
      // The import continues anyway; the next file offers this again.
      .catch(() => showToast.info(t('setup.notLearnt', { account: account.name })))
  }
}

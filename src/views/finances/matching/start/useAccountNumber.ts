import { useTranslation } from 'react-i18next'
import type { FinanceAccount } from '@contract/finances/accounts'
import { showToast } from '@/@core/components/feedback/showToast'
import { useAppDispatch } from '@/redux/hooks'
import { readAccounts, saveAccount } from '@/redux/finances/accounts'

/** Gives an account the number that its bank writes into its files, so that the next one is known by it. */
export function useAccountNumber(): (account: FinanceAccount, number: string) => void {
  const { t } = useTranslation('matching')
  const dispatch = useAppDispatch()
  return (account, number) => {
    saveAccount({ account: { ...account, number } })
      .then(() => dispatch(readAccounts()))
      // The file is matched all the same, and the next one asks again.
      .catch(() => showToast.info(t('setup.notLearnt', { account: account.name })))
  }
}

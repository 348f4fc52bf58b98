import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { AccountMovement, FinanceAccount } from '@contract/finances/accounts'

type Moved = Pick<AccountMovement, 'description' | 'otherAccountId' | 'amount'>

/** The text of a movement: an entry's description, or a transfer's accounts and notes. */
export function useMovementText(accounts: readonly FinanceAccount[]): (movement: Moved) => string {
  const { t } = useTranslation('accounts')
  return useCallback(
    ({ description, otherAccountId, amount }) => {
      if (otherAccountId === undefined) return description
      const name = accounts.find(({ id }) => id === otherAccountId)?.name ?? t('gone')
      const way = amount < 0 ? t('transfer.toName', { name }) : t('transfer.fromName', { name })
      return description === '' ? way : `${way}: ${description}`
    },
    [accounts, t],
  )
}

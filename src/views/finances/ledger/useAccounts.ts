import { useEffect, useMemo } from 'react'
import type { FinanceAccount } from '@contract/finances/accounts'
import type { SelectOption } from '@/@core/components/fields/SelectField'
import { useAppDispatch, useAppSelector } from '@/redux/hooks'
import { readAccounts, selectAccounts } from '@/redux/finances/accounts'

export interface Accounts {
  /** The first account first; empty until loaded. */
  accounts: readonly FinanceAccount[]
  /** With a single account, screens need not name it. */
  hasSeveral: boolean
  /** By id; without id, the first account. */
  nameOf: (id: string | undefined) => string
  /** Open accounts as options, and the selected one even if closed. */
  optionsWith: (chosen?: string) => SelectOption[]
}

/** The group's accounts, requested on mount. */
export function useAccounts(): Accounts {
  const dispatch = useAppDispatch()
  useEffect(() => {
    dispatch(readAccounts())
  }, [dispatch])
  return useKnownAccounts()
}

/** The same for screens that load the accounts themselves. */
export function useKnownAccounts(): Accounts {
  const known = useAppSelector(selectAccounts)
  return useMemo(() => {
    const accounts = known ?? []
    return {
      accounts,
      hasSeveral: accounts.length > 1,
      nameOf: (id) => (id ? accounts.find((account) => account.id === id) : accounts[0])?.name ?? '',
      optionsWith: (chosen) =>
        accounts
          .filter(({ id, closedOn }) => closedOn === undefined || id === chosen)
          .map(({ id, name }) => ({ value: id, label: name })),
    }
  }, [known])
}

import { useEffect, useMemo } from 'react'
import type { FinanceAccount } from '@contract/finances/accounts'
import type { SelectOption } from '@/@core/components/fields/SelectField'
import { useAppDispatch, useAppSelector } from '@/redux/hooks'
import { readAccounts, selectAccounts } from '@/redux/finances/accounts'

export interface Accounts {
  /** The first one first; none until they are known. */
  accounts: readonly FinanceAccount[]
  /** Until there is a second one, nothing needs to say where money is. */
  hasSeveral: boolean
  /** By id; an entry that names none is on the first. */
  nameOf: (id: string | undefined) => string
  /** Those that take something, by their ids; with the one that is chosen already. */
  optionsWith: (chosen?: string) => SelectOption[]
}

/** Where the group's money is. */
export function useAccounts(): Accounts {
  const dispatch = useAppDispatch()
  useEffect(() => {
    dispatch(readAccounts())
  }, [dispatch])
  return useKnownAccounts()
}

/** The same for what stands on a screen that brings them. */
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

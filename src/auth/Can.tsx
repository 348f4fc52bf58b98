import { useMemo, type ReactNode } from 'react'
import { AbilityProvider, Can as CaslCan, useAbility, type CanProps } from '@casl/react'
import { useAppSelector } from '@/redux/hooks'
import { selectUser } from '@/redux/auth'
import { buildAbility, type AppAbility } from './ability'

/** The library's own type loses what the ability is about. */
export const Can = CaslCan as (props: CanProps<AppAbility>) => ReactNode

export function useAppAbility(): AppAbility {
  return useAbility<AppAbility>()
}

/** Gives the screens below what the person who is signed in may do. */
export function SessionAbility({ children }: { children: ReactNode }) {
  const rules = useAppSelector(selectUser)?.ability
  const ability = useMemo(() => buildAbility(rules), [rules])
  return <AbilityProvider value={ability}>{children}</AbilityProvider>
}

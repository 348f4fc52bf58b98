import { createMongoAbility, type MongoAbility } from '@casl/ability'
import { useMemo, type ReactNode } from 'react'
import { AbilityProvider, Can as CaslCan, useAbility, type CanProps } from '@casl/react'
import { DEFAULT_ABILITY, type Action, type Subject } from '@contract/abilities'
import { useAppSelector } from '@/redux/hooks'
import { selectUser } from '@/redux/auth'

export type AppAbility = MongoAbility<[Action, Subject]>

/** The library's own type loses what the ability is about. */
export const Can = CaslCan as (props: CanProps<AppAbility>) => ReactNode

export function useAppAbility(): AppAbility {
  return useAbility<AppAbility>()
}

/** Gives the screens below what the person who is signed in may do. */
export function SessionAbility({ children }: { children: ReactNode }) {
  const rules = useAppSelector(selectUser)?.ability
  const ability = useMemo(() => createMongoAbility<AppAbility>([...(rules ?? DEFAULT_ABILITY)]), [rules])
  return <AbilityProvider value={ability}>{children}</AbilityProvider>
}

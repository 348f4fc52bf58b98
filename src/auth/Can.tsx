import { createMongoAbility, type MongoAbility } from '@casl/ability'
import { useMemo, type ReactNode } from 'react'
import { AbilityProvider, Can as CaslCan, useAbility, type CanProps } from '@casl/react'
import type { Action, Subject } from '@contract/abilities'
import type { AbilityRule } from '@contract/auth'
import { useAppSelector } from '@/redux/hooks'
import { selectUser } from '@/redux/auth'

export type AppAbility = MongoAbility<[Action, Subject]>

/** Where no ability is stored, Auth may be read and nothing else. */
const DEFAULT_RULES: AbilityRule[] = [{ action: 'read', subject: 'Auth' }]

/** The library's own type loses what the ability is about. */
export const Can = CaslCan as (props: CanProps<AppAbility>) => ReactNode

export function useAppAbility(): AppAbility {
  return useAbility<AppAbility>()
}

/** Gives the screens below what the person who is signed in may do. */
export function SessionAbility({ children }: { children: ReactNode }) {
  const rules = useAppSelector(selectUser)?.ability
  const ability = useMemo(() => createMongoAbility<AppAbility>(rules ?? DEFAULT_RULES), [rules])
  return <AbilityProvider value={ability}>{children}</AbilityProvider>
}

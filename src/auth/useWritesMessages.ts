import { useAppAbility } from './Can'

/** Whether messages to members are written by who is signed in (`writer`, contract/call.ts). */
export function useWritesMessages(): boolean {
  const ability = useAppAbility()
  return ability.can('manage', 'Event') || ability.can('manage', 'Member')
}

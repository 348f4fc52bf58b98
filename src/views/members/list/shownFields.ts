import type { Member } from '@contract/members'

type Hideable = 'email' | 'phone' | 'birthDate' | 'emergencyContact' | 'notes'

/**
 * Whether a field gets its place in a table of these members. Who manages members is answered all of each, also where nobody has it; to
 * others what the group hides from their role comes as absent with everybody, and an empty column would say that nobody has it.
 */
export function hasPlace(members: readonly Member[], field: Hideable, seesAll: boolean): boolean {
  return seesAll || members.some((member) => member[field] !== undefined)
}

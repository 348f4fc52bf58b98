import type { Member } from '@contract/members'

type Hideable = 'email' | 'phone' | 'address' | 'birthDate' | 'emergencyContact' | 'notes'

/**
 * Whether a table of these members gets a column for the field. Those who manage members see all columns, even empty ones; for others a
 * hidden field is absent from all members, and an empty column would suggest that nobody has it.
 */
export function hasPlace(members: readonly Member[], field: Hideable, seesAll: boolean): boolean {
  return seesAll || members.some((member) => member[field] !== undefined)
}

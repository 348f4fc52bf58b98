import { isMinor } from '@contract/guardianRules'
import type { Member } from '@contract/members'
import type { Contact } from '@contract/members/contacts'
import { guardiansByMember } from '@/views/members/columns/guardiansByMember'

/**
 * The addresses of these members, each once; of minors, and of whoever has none, those of their guardians too. `without`: the names of
 * those who are reached by none.
 */
export function mailAddresses(
  members: readonly Member[],
  guardians: readonly Contact[],
  today: string,
): { addresses: string[]; without: string[] } {
  const found = new Map<string, string>()
  const without: string[] = []
  const guardiansOf = guardiansByMember(guardians)
  for (const { id, name, email, birthDate } of members) {
    const asksGuardians = email === undefined || isMinor(birthDate, today)
    const ofGuardians = asksGuardians ? guardiansOf({ id }).flatMap((guardian) => guardian.email ?? []) : []
    const all = [...(email === undefined ? [] : [email]), ...ofGuardians]
    if (all.length === 0) without.push(name)
    for (const address of all) if (!found.has(address.toLowerCase())) found.set(address.toLowerCase(), address)
  }
  return { addresses: [...found.values()], without }
}

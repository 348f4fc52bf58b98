import type { Member, PostalAddress } from '@contract/members'

interface Household {
  people: Member[]
  /** Of their address; none where it is not known. */
  lines: string[]
}

/** Who of these live at one address, in the order of the first of them; who has none stands alone. */
export function households(
  members: readonly Member[],
  linesOf: (address: PostalAddress | undefined) => string[],
): Household[] {
  const found = new Map<string, Household>()
  for (const member of members) {
    const lines = linesOf(member.address)
    const key = lines.length === 0 ? member.id : lines.join('\n').toLowerCase()
    const known = found.get(key)
    if (known) known.people.push(member)
    else found.set(key, { people: [member], lines })
  }
  return [...found.values()]
}

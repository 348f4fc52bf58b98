import type { Member, PostalAddress } from '@contract/members'

interface Household {
  people: Member[]
  /** Of their address; none where it is not known. */
  lines: string[]
}

/** The most whose names fit above an address. */
const PEOPLE_MAX = 3

/** The surname, or the last word of a name of which none is known. */
const surnameOf = ({ name, familyName }: Member) => familyName ?? name.split(' ').at(-1) ?? name

/**
 * Who of these have one surname and live at one address, in the order of the first of them; who has no address stands alone, and more
 * than fit on a label are on several.
 */
export function households(
  members: readonly Member[],
  linesOf: (address: PostalAddress | undefined) => string[],
): Household[] {
  const labels: Household[] = []
  const open = new Map<string, Household>()
  for (const member of members) {
    const lines = linesOf(member.address)
    const key = lines.length === 0 ? member.id : [surnameOf(member), ...lines].join('\n').toLowerCase()
    const known = open.get(key)
    if (known && known.people.length < PEOPLE_MAX) known.people.push(member)
    else {
      const label = { people: [member], lines }
      labels.push(label)
      open.set(key, label)
    }
  }
  return labels
}

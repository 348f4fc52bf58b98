import { phoneKey } from '@contract/phoneKeys'

/** What tells a guardian apart. */
interface Named {
  name: string
  email?: string | null | undefined
  phone?: string | null | undefined
}

const fold = (name: string) =>
  name.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/g, ' ').trim().toLowerCase()

/** Whether the first name or the surname stands first. */
export const nameKey = (folded: string): string => folded.split(' ').toSorted().join(' ')

const phoneOf = (phone: string | null | undefined) => phoneKey(phone ?? '') || undefined
const mailOf = (email: string | null | undefined) => email?.toLowerCase() || undefined

const isSameWay = (one: Named, other: Named) =>
  (mailOf(one.email) !== undefined && mailOf(one.email) === mailOf(other.email)) ||
  (phoneOf(one.phone) !== undefined && phoneOf(one.phone) === phoneOf(other.phone))

/**
 * Which of a member's contacts each guardian in a file is: the one of that name, in whatever order; else one with the same e-mail or phone whose name begins
 * with the same letter (`A. Lima`), as parents may share an address. Each contact is one guardian at most.
 */
export function matchGuardians<Known extends Named>(
  told: readonly Named[],
  contacts: readonly Known[],
): (Known | undefined)[] {
  const left = new Set(contacts)
  const take = (isSame: (contact: Known) => boolean) => {
    const found = [...left].find(isSame)
    if (found) left.delete(found)
    return found
  }
  const named = told.map(({ name }) => take((contact) => nameKey(fold(contact.name)) === nameKey(fold(name))))
  return told.map(
    (guardian, at) =>
      named[at] ?? take((contact) => fold(contact.name)[0] === fold(guardian.name)[0] && isSameWay(contact, guardian)),
  )
}

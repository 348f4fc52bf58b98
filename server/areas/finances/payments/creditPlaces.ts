import { and, asc, eq, isNull } from 'drizzle-orm'
import { isIn } from '../../../platform/db/isIn'
import type { Reader } from '../../../platform/db/database'
import { finances } from '../../../platform/db/schema/finances/finances'
import { creditUses } from '../../../platform/db/schema/finances/creditUses'
import type { CreditSource } from '../../../platform/db/schema/finances/creditUses'
import type { StoredFinance } from '../ledger/public'

/** Where reports count money: credit used in the place it came in needs no entries. */
type CreditPlace = Omit<CreditSource, 'amount'>

export const placeOf = ({
  category,
  subcategoryId,
  eventId,
}: Pick<StoredFinance, 'category' | 'subcategoryId' | 'eventId'>): CreditPlace => ({
  category,
  ...(subcategoryId !== null && { subcategoryId }),
  ...(eventId !== null && { eventId }),
})

const keyOf = ({ category, subcategoryId = '', eventId = '' }: CreditPlace) => `${category} ${subcategoryId} ${eventId}`

export const isSamePlace = (one: CreditPlace, other: CreditPlace) => keyOf(one) === keyOf(other)

/** A member's remaining credit by place, oldest first. */
type Places = CreditSource[]

/**
 * Takes the amount from the oldest places, and returns what they do not contain. Places with nothing left stay in the list, so that amounts
 * can be put back.
 */
function takeOldest(places: Places, amount: number): number {
  let rest = amount
  for (const place of places) {
    const taken = Math.min(place.amount, rest)
    place.amount -= taken
    rest -= taken
  }
  return rest
}

/** The remaining credit of each member: paid in, less refunded and used. Uses without stored sources are taken from the oldest. */
export async function creditPlaces(
  { tx, groupId }: { tx: Reader; groupId: string },
  memberIds: string[],
): Promise<Map<string, Places>> {
  const { memberId, kind, amount, category, subcategoryId, eventId, status } = finances
  const moved = await tx
    .select({ memberId, kind, amount, category, subcategoryId, eventId })
    .from(finances)
    .where(
      and(
        eq(finances.groupId, groupId),
        isIn(memberId, memberIds),
        eq(finances.isCredit, true),
        eq(status, 'paid'),
        isNull(finances.deletedAt),
      ),
    )
    .orderBy(asc(finances.date), asc(finances.createdAt), asc(finances.id))
  const uses = await tx
    .select({ memberId: creditUses.memberId, amount: creditUses.amount, sources: creditUses.sources })
    .from(creditUses)
    .where(and(eq(creditUses.groupId, groupId), isIn(creditUses.memberId, memberIds)))
  return new Map(
    memberIds.map((member) => {
      const byPlace = new Map<string, CreditSource>()
      const add = (place: CreditPlace, by: number) => {
        const known = byPlace.get(keyOf(place)) ?? { ...place, amount: 0 }
        known.amount += by
        byPlace.set(keyOf(place), known)
      }
      for (const row of moved)
        if (row.memberId === member) add(placeOf(row), row.kind === 'income' ? row.amount : -row.amount)
      let unplaced = 0
      for (const use of uses) {
        if (use.memberId !== member) continue
        if (use.sources === null) unplaced += use.amount
        else for (const { amount: taken, ...place } of use.sources) add(place, -taken)
      }
      const places = [...byPlace.values()]
      for (const place of places) {
        if (place.amount >= 0) continue
        unplaced -= place.amount
        place.amount = 0
      }
      takeOldest(places, unplaced)
      return [member, places.filter(({ amount: left }) => left > 0)]
    }),
  )
}

/** Takes the amount from `places`: from the place equal to `preferred` first, as that needs no entries, then from the oldest. */
export function takeCredit(places: Places, amount: number, preferred: CreditPlace): CreditSource[] {
  const inOrder = [
    ...places.filter((place) => isSamePlace(place, preferred)),
    ...places.filter((place) => !isSamePlace(place, preferred)),
  ]
  const before = inOrder.map((place) => place.amount)
  const rest = takeOldest(inOrder, amount)
  const taken = inOrder.flatMap((place, at) => {
    const by = (before[at] ?? 0) - place.amount
    return by > 0 ? [{ ...place, amount: by }] : []
  })
  // Cannot happen if the sum was checked before; the rest then counts in the preferred place, without entries.
  return rest > 0 ? [...taken, { ...preferred, amount: rest }] : taken
}

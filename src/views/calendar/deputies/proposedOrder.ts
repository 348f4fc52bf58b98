import type { PoolCount, PoolPerson } from '@contract/calendar/deputyPool'
import { instrumentKey } from '@contract/invitees'

/** Whoever plays best first, then who came most often, then who was asked least lately; who was never asked stands before all who were. */
export function proposedOrder(
  people: readonly PoolPerson[],
  counts: readonly PoolCount[],
  instrument: string,
): PoolPerson[] {
  const key = instrumentKey(instrument)
  const known = new Map(counts.map((count) => [count.personId, count]))
  const levelOf = ({ instruments }: PoolPerson) =>
    instruments.find((played) => instrumentKey(played.instrument) === key)?.level ?? 0
  const playedOf = ({ id }: PoolPerson) => known.get(id)?.played ?? 0
  const askedOf = ({ id }: PoolPerson) => known.get(id)?.lastAsked ?? ''
  return people.toSorted(
    (one, other) =>
      levelOf(other) - levelOf(one) ||
      playedOf(other) - playedOf(one) ||
      askedOf(one).localeCompare(askedOf(other)) ||
      one.name.localeCompare(other.name),
  )
}

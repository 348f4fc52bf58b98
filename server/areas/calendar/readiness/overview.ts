import type { HomeEvent } from '@contract/home/overview'
import type { ReadinessList } from '@contract/calendar/readinessList'
import type { Database } from '../../../platform/db/database'
import type { InvitingGroup } from '../invitees/public'
import { readinessRepository, isInUse } from './readinessRepository'

/** Within this time it is still possible to find a deputy. */
const LOOK_AHEAD_MS = 42 * 86_400_000

export function readinessOverviewRepository(db: Database) {
  const repository = readinessRepository(db)

  return {
    isInUse,

    /** Readiness of the given events, which are by start, and of others within LOOK_AHEAD_MS that are red. */
    async ofNext(
      groupId: string,
      group: InvitingGroup,
      next: readonly HomeEvent[],
      now = new Date(),
    ): Promise<ReadinessList['lights']> {
      const lookAhead = new Date(now.getTime() + LOOK_AHEAD_MS).toISOString().slice(0, 10)
      const last = next.at(-1)?.end ?? ''
      const readiness = await repository.list(groupId, group, { end: last > lookAhead ? last : lookAhead }, now)
      const shown = new Set(next.map(({ id }) => id))
      return readiness.filter(({ eventId, light }) => shown.has(eventId) || light.colour === 'red')
    },
  }
}

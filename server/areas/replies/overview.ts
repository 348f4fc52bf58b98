import type { HomeEvent } from '@contract/home/overview'
import type { LightList } from '@contract/replies/replies'
import type { Database } from '../../platform/db/database'
import { eventLightRepository } from './eventLights'

/** So far ahead somebody can still be found to play. */
const LOOK_AHEAD_MS = 42 * 86_400_000

export function lightOverviewRepository(db: Database) {
  const repository = eventLightRepository(db)

  return {
    /** The lights of the events, the last of which is given last, and the red ones of what else is ahead. */
    async ofNext(groupId: string, next: readonly HomeEvent[], now = new Date()): Promise<LightList> {
      const lookAhead = new Date(now.getTime() + LOOK_AHEAD_MS).toISOString().slice(0, 10)
      const last = next.at(-1)?.end ?? ''
      const { lights, isInUse } = await repository.list(groupId, { end: last > lookAhead ? last : lookAhead }, now)
      const shown = new Set(next.map(({ id }) => id))
      const isTold = ({ eventId, light }: LightList['lights'][number]) => shown.has(eventId) || light.colour === 'red'
      return { lights: isInUse ? lights.filter(isTold) : [], isInUse }
    },
  }
}

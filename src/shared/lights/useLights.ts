import { useEffect } from 'react'
import type { Light } from '@contract/replies/light'
import { useAppAbility } from '@/auth/Can'
import { useAppDispatch, useAppSelector } from '@/redux/hooks'
import { fetchLights, selectLights } from '@/redux/lights'

/**
 * The lights of the events of a span, by the event's id; none for who manages no events. They are asked for once `events` are
 * there, which they never delay, and again whenever `events` are read anew: a change of one can change its light.
 */
export function useLights(events: readonly unknown[] | undefined, start?: string, end?: string): Record<string, Light> {
  const dispatch = useAppDispatch()
  const canAsk = useAppAbility().can('manage', 'Event')
  useEffect(() => {
    if (canAsk && events && events.length > 0) {
      void dispatch(fetchLights({ ...(start !== undefined && { start }), ...(end !== undefined && { end }) }))
    }
  }, [dispatch, canAsk, events, start, end])
  return useAppSelector(selectLights)
}

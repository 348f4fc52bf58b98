import { useCallback } from 'react'
import type { EventName } from '@contract/names'
import type { ComboSource } from '@/@core/components/fields/ComboInput'
import { listEventNames } from '@/redux/names'
import { useEventWhen } from '@/shared/dates/useEventWhen'
import { useNameChoices } from '@/shared/records/useNameChoices'
import { eventLabel } from './nameTexts'

/** Newest first, each with its day, as rehearsals all have the same title. */
export function useEventChoices(): ComboSource {
  const when = useEventWhen()
  return useNameChoices(
    listEventNames,
    useCallback((event: EventName) => eventLabel(event, when), [when]),
  )
}

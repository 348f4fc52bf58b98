import type { TFunction } from 'i18next'
import type { CalendarEvent, EventPlanning } from '@contract/calendar'
import { hasEndedAt } from './eventDays'

/** `owed`: the event is over and has no report yet. A draft stays one: there is nothing to report of it. */
export type EventState = 'coming' | 'owed' | 'finished' | 'cancelled' | EventPlanning

/** States that are shown: a coming event is the usual case. */
export const shownStates = ['owed', 'finished', 'cancelled', 'option', 'draft'] as const

export function eventStateText(t: TFunction<'events'>, state: (typeof shownStates)[number]): string {
  if (state === 'owed') return t('owed')
  return state === 'option' || state === 'draft' ? t(`plannings.${state}`) : t(`statuses.${state}`)
}

/** The state of an event when the group's clocks show `now`, `2026-11-24T19:30`. */
export function eventStateAt(now: string, zone: string): (event: CalendarEvent) => EventState {
  const hasEnded = hasEndedAt(now, zone)
  return (event) => {
    const { status, planning } = event.extendedProps
    if (status !== 'scheduled') return status
    if (planning === 'draft') return planning
    return hasEnded(event) ? 'owed' : (planning ?? 'coming')
  }
}

import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { CalendarEvent } from '@contract/calendar'
import { placeKey } from '@contract/calendar/placeNames'
import { dismissToast, showToast } from '@/@core/components/feedback/showToast'
import { paths } from '@/configs/paths'
import { toWallTime } from '@/i18n/zonedTime'
import { useAppDispatch } from '@/redux/hooks'
import { countRecipients, notificationStarted } from '@/redux/calendar/notifications'
import { useFormat } from '@/shared/dates/useFormat'
import { useGroupZone } from '@/shared/dates/useGroupZone'
import { fetchEventMessages } from '@/redux/messages'
import { hasEndedAt } from '@/views/calendar/time/eventDays'

interface TellableChange {
  /** As it was before. */
  before: CalendarEvent
  after: CalendarEvent
  /** How many more events of its series changed with it. */
  moreEvents?: number
}

/** An event is put right while it is being planned, before anybody made plans by it. */
const PLANNING_MS = 10 * 60_000

/** Milliseconds since 1970, as ids of version 7 say (RFC 9562, 5.7); of others the beginning of time. */
const madeAt = (id: string) => (id[14] === '7' ? Number.parseInt(id.replace('-', '').slice(0, 12), 16) : 0)

/** How many would be told; nobody of an event that was added minutes ago and told to nobody yet. */
async function countUninformed(eventId: string): Promise<number> {
  const isNew = Date.now() - madeAt(eventId) < PLANNING_MS
  if (isNew && (await fetchEventMessages(eventId)).total === 0) return 0
  return countRecipients(eventId)
}

/**
 * What people made their plans by: when, where, and whether at all. Five minutes are told, though they ask nobody again; another spelling
 * of a place is not worth a message.
 */
export const planOf = ({ start, end, allDay, extendedProps }: CalendarEvent) => {
  const { location = '', status, planning = '', callTime = '', meetingPoint = '', days = [] } = extendedProps
  const places = [placeKey(location), placeKey(meetingPoint)]
  const ofDays = days.map(({ day, from, to, location: place = '' }) => [day, from, to, placeKey(place)])
  return JSON.stringify([start, end, allDay, status, planning, callTime, places, ofDays])
}

/** Whether people may need to know of a change: the event is ahead, invites somebody, and its times, places or status changed. */
function isWorthNotifying({ before, after }: TellableChange, zone: string): boolean {
  const now = toWallTime(new Date().toISOString(), zone)
  return (
    planOf(before) !== planOf(after) &&
    !hasEndedAt(now, zone)(after) &&
    after.extendedProps.status !== 'finished' &&
    after.extendedProps.planning !== 'draft' &&
    after.extendedProps.asks?.who !== 'nobody'
  )
}

function questionOf({ before, after }: TellableChange): 'moved' | 'cancelled' | 'uncancelled' | 'confirmed' {
  const [was, is] = [before.extendedProps.status, after.extendedProps.status]
  const wasOpen = before.extendedProps.planning !== undefined && after.extendedProps.planning === undefined
  if (was === is) return wasOpen ? 'confirmed' : 'moved'
  return is === 'cancelled' ? 'cancelled' : 'uncancelled'
}

/**
 * Offers a message to people about a saved change, in a toast of its own. Returns a function that withdraws the offer, for
 * when the change is undone.
 */
export function useMessageOffer(): (change: TellableChange) => () => void {
  const { t } = useTranslation('invitees')
  const { count } = useFormat()
  const zone = useGroupZone()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()

  return useCallback(
    (change) => {
      let isWithdrawn = false
      let toastId: string | undefined

      async function offer(): Promise<void> {
        const { after: event, moreEvents } = change
        // What cannot be counted is not offered: the event's page has the message too.
        // Of what is confirmed people hear for the first time.
        const countPeople = questionOf(change) === 'confirmed' ? countRecipients : countUninformed
        const people = await countPeople(event.id).catch(() => 0)
        if (people === 0 || isWithdrawn) return
        const tell = () => {
          const words = questionOf(change) === 'confirmed' ? { words: t('tell.confirmedWords') } : {}
          dispatch(
            notificationStarted({ event, ...words, ...(moreEvents !== undefined && moreEvents > 0 && { moreEvents }) }),
          )
          // Only the calendar and the event's page can show the message.
          const isShown = [paths.calendar, paths.event(event.id)].includes(window.location.pathname)
          if (!isShown) void navigate(paths.event(event.id))
        }
        toastId = showToast.info(t(`tell.${questionOf(change)}`, { title: event.title }), {
          id: `tell-${event.id}`,
          action: { label: t('tell.tell', { count: people, shown: count(people) }), onPress: tell },
          declineLabel: t('tell.notNow'),
        })
      }

      if (isWorthNotifying(change, zone)) void offer()
      return () => {
        isWithdrawn = true
        if (toastId !== undefined) dismissToast(toastId)
      }
    },
    [count, dispatch, navigate, t, zone],
  )
}

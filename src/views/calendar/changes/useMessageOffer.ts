import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { CalendarEvent } from '@contract/calendar'
import { dismissToast, showToast } from '@/@core/components/feedback/showToast'
import { paths } from '@/configs/paths'
import { toWallTime } from '@/i18n/zonedTime'
import { useAppDispatch } from '@/redux/hooks'
import { countRecipients, notificationStarted } from '@/redux/calendar/notifications'
import { useFormat } from '@/shared/dates/useFormat'
import { useGroupZone } from '@/shared/dates/useGroupZone'
import { hasEndedAt } from '@/views/calendar/time/eventDays'

interface TellableChange {
  /** As it was before. */
  before: CalendarEvent
  after: CalendarEvent
  /** How many more events of its series changed with it. */
  moreEvents?: number
}

/** What people made their plans by: when, where, and whether at all. */
const planOf = ({ start, end, allDay, extendedProps: { location, status } }: CalendarEvent) =>
  JSON.stringify([start, end, allDay, location ?? '', status])

/** Whether people may need to know of a change: the event is ahead, invites somebody, and its time, place or status changed. */
function isWorthNotifying({ before, after }: TellableChange, zone: string): boolean {
  const now = toWallTime(new Date().toISOString(), zone)
  return (
    planOf(before) !== planOf(after) &&
    !hasEndedAt(now, zone)(after) &&
    after.extendedProps.status !== 'finished' &&
    after.extendedProps.asks?.who !== 'nobody'
  )
}

function questionOf({ before, after }: TellableChange): 'moved' | 'cancelled' | 'uncancelled' {
  const [was, is] = [before.extendedProps.status, after.extendedProps.status]
  if (was === is) return 'moved'
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
        const people = await countRecipients(event.id).catch(() => 0)
        if (people === 0 || isWithdrawn) return
        const tell = () => {
          dispatch(notificationStarted({ event, ...(moreEvents !== undefined && moreEvents > 0 && { moreEvents }) }))
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

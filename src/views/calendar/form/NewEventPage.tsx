import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { CalendarEvent } from '@contract/calendar'
import { CalendarDate, Id } from '@contract/primitives'
import { DetailSkeleton } from '@/@core/components/feedback/DetailSkeleton'
import { showToast } from '@/@core/components/feedback/showToast'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { failureOf } from '@/api/failure'
import { useAppAbility } from '@/auth/Can'
import { useFormat } from '@/shared/dates/useFormat'
import { toastFailure } from '@/shared/failures/toastFailure'
import { useNavigateIfMounted } from '@/shared/records/useNavigateIfMounted'
import { paths } from '@/configs/paths'
import { findEvent } from '@/redux/calendar'
import { copyEventBudgets } from '@/redux/finances/budgets'
import { useQuery } from '@/redux/useQuery'
import { EventForm } from './EventForm'
import { copiedValues, newEventValues } from './eventFormValues'
import type { EventRecord } from './eventRecord'
import { useCalendarPath } from '@/views/calendar/query/useCalendarQuery'
import { useSavedOverlaps } from '@/views/calendar/overlap/useSavedOverlaps'
import { useEventUndo } from '@/views/calendar/changes/useEventUndo'
import { useGroupZone } from '@/shared/dates/useGroupZone'
import { useToday } from '@/shared/dates/useToday'

/** A new event, on the days and hours in the URL (`start`, `end`, `from`, `to`) or as a duplicate of the event in it (`copy`). */
export function NewEventPage() {
  const { t } = useTranslation(['eventForm', 'calendar'])
  const [search] = useSearchParams()
  const copied = Id.safeParse(search.get('copy') ?? undefined)
  const calendarPath = useCalendarPath()
  return (
    <>
      <PageHeader title={t('newTitle')} back={<BackLink to={calendarPath} label={t('calendar:back')} />} />
      {copied.success ? <DuplicateEventForm id={copied.data} /> : <BlankEventForm search={search} />}
    </>
  )
}

function dayIn(search: URLSearchParams, key: string): string | undefined {
  return CalendarDate.safeParse(search.get(key)).data
}

function hourIn(search: URLSearchParams, key: string): string | undefined {
  const hour = search.get(key) ?? ''
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(hour) ? hour : undefined
}

function BlankEventForm({ search }: { search: URLSearchParams }) {
  const today = useToday()
  const start = dayIn(search, 'start') ?? today
  const end = dayIn(search, 'end')
  const [from, to] = [hourIn(search, 'from'), hourIn(search, 'to')]
  const last = end !== undefined && end > start ? end : start
  return <NewEventForm start={() => newEventValues(start, last, from, to)} />
}

/** Where the original cannot be read, the form begins empty. */
function DuplicateEventForm({ id }: { id: string }) {
  const zone = useGroupZone()
  const today = useToday()
  const { answer, failure } = useQuery<CalendarEvent, string>(findEvent, id)
  if (!answer && !failure) return <DetailSkeleton />
  return (
    <NewEventForm
      start={() => (answer ? copiedValues(answer, zone) : newEventValues(today))}
      {...(answer && { copiedId: id })}
    />
  )
}

interface NewEventFormProps {
  start: () => ReturnType<typeof newEventValues>
  /** The event of which this is a duplicate. */
  copiedId?: string
}

function NewEventForm({ start, copiedId }: NewEventFormProps) {
  const { t } = useTranslation(['eventForm', 'calendar'])
  const navigate = useNavigate()
  const navigateIfMounted = useNavigateIfMounted()
  const { count: formatCount } = useFormat()
  const offerEventUndo = useEventUndo()
  const canSeeMoney = useAppAbility().can('manage', 'Finance')
  const overlapsOf = useSavedOverlaps()
  const calendarPath = useCalendarPath()
  const [formKey, setFormKey] = useState(0)
  const [values, setValues] = useState(start)

  function startOver(): void {
    setValues(start())
    setFormKey(formKey + 1)
  }

  async function copyBudget(from: string, to: string): Promise<void> {
    try {
      await copyEventBudgets([{ from, to }])
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    }
  }

  async function afterSave({ id, title, when, status, added: count = 1, undo }: EventRecord): Promise<void> {
    const eventPath = paths.event(id)
    const shown = formatCount(count)
    const undone = count > 1 ? t('calendar:removedMany', { count, shown }) : t('calendar:removed', { title })
    // Its page would say that someone else had removed it.
    const dismiss = () => {
      if (window.location.pathname === eventPath) void navigate(calendarPath, { replace: true })
    }
    const offered = undo && offerEventUndo(undo, undone, dismiss)
    const said = count > 1 ? t('addedSeries', { title, count, shown }) : t('added', { title })
    // Before the event's page loads it.
    if (copiedId !== undefined && canSeeMoney) await copyBudget(copiedId, id)
    void navigateIfMounted(eventPath, { replace: true })
    // Of a series the form itself has named what is at the same time as any of its events.
    const overlap = count > 1 ? '' : await overlapsOf([{ id, status, ...when }])
    if (overlap === '') showToast.success(said, offered)
    else showToast.info(`${said} ${overlap}`, offered)
  }

  return (
    <EventForm
      key={formKey}
      start={values}
      onSaved={(record) => void afterSave(record)}
      onDiscarded={startOver}
      cancelPath={calendarPath}
    />
  )
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarEvent } from '@contract/calendar'
import { showToast } from '@/@core/components/feedback/showToast'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { useFormat } from '@/shared/dates/useFormat'
import { useNavigateIfMounted } from '@/shared/records/useNavigateIfMounted'
import { paths } from '@/configs/paths'
import { EventForm } from './EventForm'
import type { EventRecord } from './eventRecord'
import { useEventUndo } from '@/views/calendar/changes/useEventUndo'

export function EditEventPage({ event }: { event: CalendarEvent }) {
  const { t } = useTranslation(['eventForm', 'calendar'])
  const navigate = useNavigateIfMounted()
  const { count: formatCount } = useFormat()
  const undoAction = useEventUndo()
  const [formKey, setFormKey] = useState(0)
  const eventPath = paths.event(event.id)

  function sayOf({ title, undo, added = 0 }: EventRecord): string {
    if (added > 1) return t('addedSeries', { title, count: added, shown: formatCount(added) })
    const count = undo?.events.length ?? 1
    return count > 1 ? t('calendar:changedMany', { count, shown: formatCount(count) }) : t('saved', { title })
  }

  function afterSave(record: EventRecord, isMerged: boolean): void {
    const action = record.undo && { action: undoAction(record.undo, t('calendar:changeUndone')) }
    showToast.success(isMerged ? t('merged') : sayOf(record), { ...action })
    void navigate(eventPath, { replace: true })
  }

  return (
    <>
      <PageHeader
        title={t('editTitle', { title: event.title })}
        back={<BackLink to={eventPath} label={event.title} />}
      />
      <EventForm
        key={formKey}
        event={event}
        onSaved={afterSave}
        onDiscarded={() => setFormKey(formKey + 1)}
        cancelPath={eventPath}
      />
    </>
  )
}

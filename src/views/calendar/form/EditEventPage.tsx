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
import { eventOf, type EventRecord } from './eventRecord'
import { useSavedOverlaps } from '@/views/calendar/overlap/useSavedOverlaps'
import { useEventUndo } from '@/views/calendar/changes/useEventUndo'
import { useMessageOffer } from '@/views/calendar/changes/useMessageOffer'

export function EditEventPage({ event }: { event: CalendarEvent }) {
  const { t } = useTranslation(['eventForm', 'calendar'])
  const navigate = useNavigateIfMounted()
  const { count: formatCount } = useFormat()
  const offerEventUndo = useEventUndo()
  const overlapsOf = useSavedOverlaps()
  const offerNotification = useMessageOffer()
  const [formKey, setFormKey] = useState(0)
  const eventPath = paths.event(event.id)

  function sayOf({ title, undo, added = 0 }: EventRecord): string {
    if (added > 1) return t('addedSeries', { title, count: added, shown: formatCount(added) })
    const count = undo?.events.length ?? 1
    return count > 1 ? t('calendar:changedMany', { count, shown: formatCount(count) }) : t('saved', { title })
  }

  async function afterSave(record: EventRecord, isMerged: boolean): Promise<void> {
    let withdrawOffer = () => {}
    const undo = record.undo && offerEventUndo(record.undo, t('calendar:changeUndone'), () => withdrawOffer())
    const said = isMerged ? t('merged') : sayOf(record)
    void navigate(eventPath, { replace: true })
    // Of a series the form itself has named what is at the same time as any of its events.
    const isMoved = record.when.start !== event.start || record.when.end !== event.end
    const isOne = (record.undo?.events.length ?? 1) === 1
    const overlap = isMoved && isOne ? await overlapsOf([{ ...record, ...record.when }]) : ''
    if (overlap === '') showToast.success(said, undo)
    else showToast.info(`${said} ${overlap}`, undo)
    const after = { ...eventOf(record), version: record.version }
    withdrawOffer = offerNotification({ before: event, after, moreEvents: (record.undo?.events.length ?? 1) - 1 })
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
        onSaved={(record, isMerged) => void afterSave(record, isMerged)}
        onDiscarded={() => setFormKey(formKey + 1)}
        cancelPath={eventPath}
      />
    </>
  )
}

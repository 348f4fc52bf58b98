import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { CalendarEvent } from '@contract/calendar'
import { showToast } from '@/@core/components/feedback/showToast'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { paths } from '@/configs/paths'
import { EventForm } from './EventForm'
import type { EventRecord } from './eventRecord'

export function EditEventPage({ event }: { event: CalendarEvent }) {
  const { t } = useTranslation('eventForm')
  const navigate = useNavigate()
  const [round, setRound] = useState(0)
  const eventPath = paths.event(event.id)

  function afterSave({ title }: EventRecord, isMerged: boolean): void {
    showToast.success(isMerged ? t('merged') : t('saved', { title }))
    void navigate(eventPath, { replace: true })
  }

  return (
    <>
      <PageHeader
        title={t('editTitle', { title: event.title })}
        back={<BackLink to={eventPath} label={event.title} />}
      />
      <EventForm
        key={round}
        event={event}
        onSaved={afterSave}
        onDiscarded={() => setRound(round + 1)}
        cancelPath={eventPath}
      />
    </>
  )
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import type { CalendarEvent } from '@contract/calendar'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { useEventWhen } from '@/shared/dates/useEventWhen'
import { paths } from '@/configs/paths'
import { fetchSeries } from '@/redux/calendar'
import { useQuery } from '@/redux/useQuery'
import { Loaded } from '@/shared/records/Loaded'
import { ChangeSeriesForm } from './ChangeSeriesForm'

/** How a series goes on from one of its events: for longer or shorter, on other days. */
export function ChangeSeriesPage({ event }: { event: CalendarEvent }) {
  const { t } = useTranslation('eventForm')
  const { date } = useEventWhen()
  const { seriesId } = event.extendedProps
  const eventPath = paths.event(event.id)
  if (seriesId === undefined) return <Navigate to={eventPath} replace />
  return (
    <>
      <PageHeader
        title={t('series.title')}
        lead={t('series.lead', { title: event.title, date: date(event) })}
        back={<BackLink to={eventPath} label={event.title} />}
      />
      <LoadedSeries event={event} seriesId={seriesId} />
    </>
  )
}

function LoadedSeries({ event, seriesId }: { event: CalendarEvent; seriesId: string }) {
  const load = useQuery(fetchSeries, seriesId)
  const [formKey, setFormKey] = useState(0)
  return (
    <Loaded {...load} isKept>
      {(series) => (
        <ChangeSeriesForm key={formKey} event={event} series={series} onDiscarded={() => setFormKey(formKey + 1)} />
      )}
    </Loaded>
  )
}

import { CalendarDays, CalendarX, Pencil, Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import type { EventRecord } from '@contract/analytics'
import { Id } from '@contract/primitives'
import { Button } from '@/@core/components/Button'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { StatusLabel } from '@/@core/components/page/StatusLabel'
import { Can } from '@/auth/Can'
import { useEventWhen } from '@/shared/dates/useEventWhen'
import { categoryStyles } from '@/configs/categoryStyles'
import { paths } from '@/configs/paths'
import { findRecord } from '@/redux/analytics'
import { useQuery } from '@/redux/useQuery'
import { RecordPrintLayout } from './RecordPrintLayout'
import { useAnalyticsPath } from '@/views/analytics/query/useAnalyticsPath'
import { Loaded } from '@/shared/records/Loaded'

/** A finished event on one page. */
export function RecordPage() {
  const { id = '' } = useParams()
  // What is no id was never an event; the server would call it an error of ours.
  return Id.safeParse(id).success ? <LoadedRecord key={id} id={id} /> : <RecordGone />
}

function LoadedRecord({ id }: { id: string }) {
  const { t } = useTranslation('analytics')
  const load = useQuery(findRecord, id)
  const { answer: record, failure } = load
  if (record) return <Record record={record} />
  if (failure?.code === 'not_found') return <RecordGone />
  return (
    <>
      <PageHeader title={t('record.shortTitle')} />
      <Loaded {...load} />
    </>
  )
}

function Record({ record }: { record: EventRecord }) {
  const { t } = useTranslation(['analytics', 'events'])
  const when = useEventWhen()
  const listPath = useAnalyticsPath()
  const { event } = record
  const { calendar, location } = event.extendedProps
  return (
    <>
      <PageHeader
        title={event.title}
        documentTitle={`${event.title} · ${when.date(event)}`}
        lead={
          <span className="cluster">
            <StatusLabel {...categoryStyles[calendar]} label={t(`events:categories.${calendar}`)} />
            <span>{[when.full(event), location].filter(Boolean).join(' · ')}</span>
          </span>
        }
        back={<BackLink to={listPath} label={t('record.back')} />}
        actions={
          <>
            <Button onClick={() => window.print()}>
              <Printer size={16} aria-hidden />
              {t('record.print')}
            </Button>
            <Can I="read" a="Event">
              <Button to={paths.event(event.id)}>
                <CalendarDays size={16} aria-hidden />
                {t('record.event')}
              </Button>
            </Can>
            <Can I="manage" a="Event">
              <Button to={paths.finishEvent(event.id)}>
                <Pencil size={16} aria-hidden />
                {t('record.correct')}
              </Button>
            </Can>
          </>
        }
      />
      <RecordPrintLayout record={record} />
    </>
  )
}

function RecordGone() {
  const { t } = useTranslation('analytics')
  const listPath = useAnalyticsPath()
  return (
    <>
      <PageHeader title={t('record.shortTitle')} documentTitle={t('record.goneTitle')} />
      <EmptyState
        icon={CalendarX}
        title={t('record.goneTitle')}
        hint={t('record.goneText')}
        action={<Button to={listPath}>{t('record.toList')}</Button>}
      />
    </>
  )
}

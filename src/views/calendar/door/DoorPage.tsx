import { ClipboardCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { CalendarEvent } from '@contract/calendar'
import { Button } from '@/@core/components/Button'
import { DetailSkeleton } from '@/@core/components/feedback/DetailSkeleton'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { paths } from '@/configs/paths'
import { loadErrorOf } from '@/i18n/failureText'
import { useFormat } from '@/shared/dates/useFormat'
import { useEventWhen } from '@/shared/dates/useEventWhen'
import { DoorCode } from './DoorCode'
import { DoorList } from './DoorList'
import { useDoor } from './useDoor'
import { useWakeLock } from './useWakeLock'
import './door.scss'

/** Stands on a tablet beside the door: musicians scan its code, and whoever forgot the phone is tapped on the list. */
export function DoorPage({ event }: { event: CalendarEvent }) {
  const { t } = useTranslation('checkin')
  const { count } = useFormat()
  const when = useEventWhen()
  const door = useDoor(event.id)
  useWakeLock()
  const { code, list } = door

  return (
    <>
      <PageHeader
        title={t('title', { title: event.title })}
        documentTitle={t('shortTitle')}
        lead={[when.full(event), event.extendedProps.location].filter(Boolean).join(' · ')}
        back={<BackLink to={paths.event(event.id)} label={t('back')} />}
        actions={
          <Button to={paths.finishEvent(event.id)}>
            <ClipboardCheck size={16} aria-hidden />
            {t('finish')}
          </Button>
        }
      />
      {code === null || list === null ? (
        door.failure ? (
          <LoadError {...loadErrorOf(door.failure)} onRetry={door.retry} />
        ) : (
          <DetailSkeleton />
        )
      ) : (
        <div className="door">
          <div className="door-front">
            <DoorCode eventId={event.id} code={code} isFresh={door.isCodeFresh} isOver={door.isOver} />
            <dl className="door-counts">
              {(['here', 'expected', 'late'] as const).map((kind) => (
                <div key={kind}>
                  <dt>{t(`counts.${kind}`)}</dt>
                  <dd className="tabular">{count(list.counts[kind])}</dd>
                </div>
              ))}
            </dl>
          </div>
          <DoorList list={list} isOpen={code.code !== undefined} onChanged={door.putList} />
        </div>
      )}
    </>
  )
}

import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { useAppAbility } from '@/auth/Can'
import { useFormat } from '@/shared/dates/useFormat'
import { paths } from '@/configs/paths'
import { fetchEventsBetween } from '@/redux/calendar'
import { useQuery } from '@/redux/useQuery'
import { EventLine } from './EventLine'
import { HomePanel } from './HomePanel'
import { nextSpan } from './homeQueries'
import { nextEvents } from './nextEvents'

/** What comes next; what was cancelled is not mentioned. */
export function NextEventsPanel() {
  const { t } = useTranslation('home')
  const mayAdd = useAppAbility().can('manage', 'Event')
  const { isoDay } = useFormat()
  const [now] = useState(() => new Date())
  const today = isoDay(now)
  const span = useMemo(() => nextSpan(today), [today])
  const { answer, failure, reload } = useQuery(fetchEventsBetween, span)
  const events = answer && nextEvents(answer, now, today)

  return (
    <HomePanel
      title={t('next.title')}
      isBusy={!events && !failure}
      failure={failure}
      onRetry={reload}
      action={
        events?.length === 0 && mayAdd ? (
          <Button to={paths.newEvent}>{t('next.add')}</Button>
        ) : (
          <Button to={paths.calendar}>{t('next.open')}</Button>
        )
      }
    >
      {events?.length === 0 && <p>{t('next.none')}</p>}
      {events && events.length > 0 && (
        <ul className="home-events">
          {events.map((event) => (
            <EventLine key={event.id} event={event} to={paths.event(event.id)} />
          ))}
        </ul>
      )}
    </HomePanel>
  )
}

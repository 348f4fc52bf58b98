import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { CalendarEvent } from '@contract/calendar'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { paths } from '@/configs/paths'
import { fetchSearches } from '@/redux/calendar/deputySearches'
import { rereadRoster } from '@/redux/calendar/roster'
import { useAppDispatch } from '@/redux/hooks'
import { useQuery } from '@/redux/useQuery'
import { useEventWhen } from '@/shared/dates/useEventWhen'
import { Loaded } from '@/shared/records/Loaded'
import { useAnswerWatch } from '@/views/calendar/roster/useAnswerWatch'
import { useRoster } from '@/views/calendar/roster/useRoster'
import { NewSearchForm } from './NewSearchForm'
import { SearchCard } from './SearchCard'
import './deputies.scss'

const INSTRUMENT_MAX = 60

/** Deputies for an event: who is asked for which instrument, one after the other. */
export function EventSearchesPage({ event }: { event: CalendarEvent }) {
  const { t } = useTranslation('deputies')
  const { full } = useEventWhen()
  const dispatch = useAppDispatch()
  const { roster } = useRoster(event)
  const load = useQuery(fetchSearches, event.id)
  const [search] = useSearchParams()
  const instrument = search.get('instrument')?.slice(0, INSTRUMENT_MAX).trim() || undefined
  const mark = roster?.mark
  useAnswerWatch(event.id, mark)
  const { reload } = load
  // Somebody answered, or the next one was asked.
  useEffect(() => {
    if (mark !== undefined) reload()
  }, [mark, reload])
  const changed = () => {
    reload()
    void dispatch(rereadRoster(event.id))
  }

  return (
    <>
      <PageHeader
        title={t('search.title')}
        documentTitle={`${event.title}: ${t('search.title')}`}
        lead={`${event.title}, ${full(event)}`}
        back={<BackLink to={paths.event(event.id)} label={t('search.back')} />}
      />
      <Loaded {...load} isKept>
        {({ searches }) => (
          <>
            {searches.map((one) => (
              <SearchCard key={one.id} search={one} onChanged={changed} />
            ))}
            {roster && event.extendedProps.status === 'scheduled' && (
              <NewSearchForm
                key={searches.length}
                eventId={event.id}
                needs={roster.light?.needs ?? []}
                instrument={instrument}
                taken={new Set(searches.flatMap(({ candidates }) => candidates.map(({ personId }) => personId)))}
                onStarted={changed}
              />
            )}
          </>
        )}
      </Loaded>
    </>
  )
}

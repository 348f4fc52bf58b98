import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import type { CalendarEvent } from '@contract/calendar'
import { Button } from '@/@core/components/Button'
import { Awaited } from '@/@core/components/feedback/Awaited'
import { paths } from '@/configs/paths'
import { EventBudgetPart } from './EventBudgetPart'
import { EventEntries } from './EventEntries'
import { EventFees } from './EventFees'
import { useEventEntries } from './useEventEntries'

/** The event's entries on its page, with links to add one and to see them in the finances. */
export function EventMoneyCard({ event }: { event: CalendarEvent }) {
  const { id } = event
  const { t } = useTranslation(['finish', 'finances', 'shell'])
  const entriesQuery = useEventEntries(id)
  const { entries, failure } = entriesQuery
  if (!entries && !failure) return <Awaited />
  return (
    <Card tag="section" className="event-money" aria-labelledby="event-money-title">
      <h2 id="event-money-title">{t('money.title')}</h2>
      <EventEntries {...entriesQuery} />
      <div className="cluster">
        <Button size="sm" to={paths.newEventFinance(id)}>
          <Plus size={15} aria-hidden />
          {t('money.add')}
        </Button>
        {entries && entries.length > 0 && (
          <Button size="sm" color="ghost" to={paths.eventFinances(id)}>
            {t('money.open')}
          </Button>
        )}
      </div>
      <EventFees event={event} onEntered={entriesQuery.reload} />
      <EventBudgetPart eventId={id} />
    </Card>
  )
}

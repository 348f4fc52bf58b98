import { Plus } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import { Button } from '@/@core/components/Button'
import { EventEntries } from './EventEntries'
import { EventEntryForm } from './EventEntryForm'
import { useEventEntries } from './useEventEntries'
import type { EventEntryFormState } from './useEventEntryForm'

interface EventMoneyEditorProps {
  eventId: string
  entryForm: EventEntryFormState
}

/** The event's entries beside its report, with a short form to add one. An entry is saved on its own, not with the report. */
export function EventMoneyEditor({ eventId, entryForm }: EventMoneyEditorProps) {
  const { t } = useTranslation(['finish', 'finances', 'shell'])
  const entriesQuery = useEventEntries(eventId)
  const { entries, failure, reload } = entriesQuery
  const { isOpen, open, saved } = entryForm
  useEffect(() => {
    if (saved) reload()
  }, [saved, reload])

  return (
    <Card tag="section" className="event-money" aria-labelledby="event-money-title" aria-busy={!entries && !failure}>
      <h2 id="event-money-title">{t('money.title')}</h2>
      <EventEntries {...entriesQuery} />
      {isOpen ? (
        <EventEntryForm entryForm={entryForm} />
      ) : (
        <Button size="sm" onClick={open}>
          <Plus size={15} aria-hidden />
          {t('money.add')}
        </Button>
      )}
      <p className="form-text">{t('money.hint')}</p>
    </Card>
  )
}

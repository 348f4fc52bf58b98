import { Plus } from 'lucide-react'
import { useState, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import type { CalendarEvent } from '@contract/calendar'
import type { Finance } from '@contract/finances'
import { Button } from '@/@core/components/Button'
import { showToast } from '@/@core/components/feedback/showToast'
import { hasFormDraft } from '@/@core/hooks/useFormDraft'
import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'
import { EventEntries } from './EventEntries'
import { entryDraftKey, type OpenEntry } from './eventEntry'
import { EventEntryForm } from './EventEntryForm'
import { useEventEntries } from './useEventEntries'

interface EventMoneyProps {
  event: CalendarEvent
  /** Where the entry that is being typed makes itself known. */
  openEntry: Ref<OpenEntry>
}

/** What the event earned and cost, for who keeps the books: entries are theirs, whether or not the event is finished. */
export function EventMoney({ event, openEntry }: EventMoneyProps) {
  const { t } = useTranslation(['finish', 'finances', 'shell'])
  const load = useEventEntries(event.id)
  const { entries, failure, reload } = load
  const userId = useAppSelector(selectUser)?.id ?? ''
  const [isAdding, setAdding] = useState(() => hasFormDraft(entryDraftKey(userId, event.id), true))

  function afterSave({ description }: Finance): void {
    showToast.success(t('money.added', { name: description }))
    setAdding(false)
    reload()
  }

  return (
    <Card tag="section" className="event-money" aria-labelledby="event-money-title" aria-busy={!entries && !failure}>
      <h2 id="event-money-title">{t('money.title')}</h2>
      <EventEntries {...load} />
      {isAdding ? (
        <EventEntryForm ref={openEntry} event={event} onSaved={afterSave} onCancel={() => setAdding(false)} />
      ) : (
        <Button size="sm" onClick={() => setAdding(true)}>
          <Plus size={15} aria-hidden />
          {t('money.add')}
        </Button>
      )}
      <p className="form-text">{t('money.hint')}</p>
    </Card>
  )
}

import { useTranslation } from 'react-i18next'
import { Drawer } from '@/@core/components/dialog/Drawer'
import { EventForm } from './EventForm'
import { newEventValues, valuesOf } from './eventValues'
import type { OpenedEvent } from './sampleEvent'
import type { EventChanges } from './useEventChanges'

interface EventDrawerProps {
  opened: OpenedEvent | null
  changes: EventChanges
  onClose: () => void
}

export function EventDrawer({ opened, changes, onClose }: EventDrawerProps) {
  const { t } = useTranslation('samplesCalendar')
  const event = typeof opened === 'string' || opened === null ? undefined : opened

  async function remove(): Promise<void> {
    if (event && (await changes.remove(event))) onClose()
  }

  return (
    <Drawer isOpen={opened !== null} title={event ? t('form.edit') : t('form.add')} onClose={onClose}>
      {opened !== null && (
        <EventForm
          values={typeof opened === 'string' ? newEventValues(opened) : valuesOf(opened)}
          isNew={!event}
          onSave={(values) => changes.save(values, event)}
          onRemove={() => void remove()}
          onClose={onClose}
        />
      )}
    </Drawer>
  )
}

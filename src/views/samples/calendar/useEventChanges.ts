import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '@/@core/components/feedback/showToast'
import { useSampleWrite } from '@/views/samples/kit/useSampleWrite'
import { toEvent } from './eventValues'
import type { EventWrite, SampleEvent } from './sampleEvent'

export interface EventChanges {
  save: (values: EventWrite, event: SampleEvent | undefined) => Promise<boolean>
  move: (event: SampleEvent, start: string, end: string) => Promise<boolean>
  remove: (event: SampleEvent) => Promise<boolean>
}

export function useEventChanges(reload: () => void): EventChanges {
  const { t } = useTranslation(['samplesCalendar', 'shell'])
  const write = useSampleWrite(reload)
  return useMemo(() => {
    const add = (event: Omit<SampleEvent, 'id'>) => write({ url: '/apps/calendar/add-event', data: { event } })
    const change = (event: Partial<SampleEvent>) => write({ url: '/apps/calendar/update-event', data: { event } })

    async function save(values: EventWrite, event: SampleEvent | undefined): Promise<boolean> {
      const written = toEvent(values)
      const isSaved = await (event ? change({ ...written, id: event.id }) : add(written))
      if (isSaved) showToast.success(t(event ? 'saved' : 'added', { title: values.title }))
      return isSaved
    }

    async function move(event: SampleEvent, start: string, end: string): Promise<boolean> {
      const { id, title } = event
      if (!(await change({ id, start, end }))) return false
      const back = () => void change({ id, start: event.start, end: event.end })
      showToast.success(t('moved', { title }), { action: { label: t('shell:undo'), onPress: back } })
      return true
    }

    async function remove(event: SampleEvent): Promise<boolean> {
      const { id, title } = event
      if (!(await write({ method: 'DELETE', url: '/apps/calendar/remove-event', params: { id } }))) return false
      const action = { label: t('shell:undo'), onPress: () => void add(event) }
      showToast.success(t('removed', { title }), { action })
      return true
    }

    return { save, move, remove }
  }, [t, write])
}

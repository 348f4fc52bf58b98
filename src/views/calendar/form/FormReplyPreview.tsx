import { useMemo } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { EventWrite, Repeat, type CalendarEvent } from '@contract/calendar'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { withoutEmpty } from '@/@core/hooks/withoutEmpty'
import { toEventRequest, toRepeatRequest } from './eventFormRequest'
import { canRepeat, type EventFormValues } from './eventFormValues'

const ReplyPreviewNote = lazyPart(
  loader(() => import('@/views/calendar/preview/ReplyPreviewNote')),
  (file) => file.ReplyPreviewNote,
)

interface FormReplyPreviewProps {
  control: UseFormReturn<EventFormValues>['control']
  zone: string
  read: CalendarEvent | undefined
}

/** Shows who would be away from the event as it is in the form, and how its readiness would change. */
export function FormReplyPreview({ control, zone, read }: FormReplyPreviewProps) {
  const values = useWatch({ control })
  const requested = useMemo(() => requestedPreview(values as EventFormValues, zone, read), [values, zone, read])
  return <ReplyPreviewNote requested={requested} />
}

/** Empty while the form is incomplete, but for its title, or the event is cancelled. */
function requestedPreview(values: EventFormValues, zone: string, read: CalendarEvent | undefined): string {
  const typed = withoutEmpty(values)
  const event = EventWrite.safeParse(withoutWords(toEventRequest(typed, zone, read)))
  if (!event.success || event.data.extendedProps.status !== 'scheduled') return ''
  const repeat = canRepeat(read) ? Repeat.safeParse(toRepeatRequest(typed)).data : undefined
  return JSON.stringify({ event: event.data, repeat })
}

/** Without fields that do not affect answers, so that typing in them makes no request. */
function withoutWords(request: object): object {
  return { ...request, title: '–', url: undefined }
}

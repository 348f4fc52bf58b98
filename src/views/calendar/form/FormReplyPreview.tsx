import { lazy, Suspense, useMemo } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { EventWrite, type CalendarEvent } from '@contract/calendar'
import { withoutEmpty } from '@/@core/hooks/withoutEmpty'
import { withTexts } from '@/i18n/areaTexts'
import { toEventRequest } from './eventFormRequest'
import type { EventFormValues } from './eventFormValues'

const ReplyPreviewNote = lazy(() =>
  withTexts(['lights', 'replyPreview'], import('./ReplyPreviewNote')).then((file) => ({
    default: file.ReplyPreviewNote,
  })),
)

interface FormReplyPreviewProps {
  control: UseFormReturn<EventFormValues>['control']
  zone: string
  read: CalendarEvent | undefined
}

/** Says who is away from the event as it stands in the form, and how its light would change. */
export function FormReplyPreview({ control, zone, read }: FormReplyPreviewProps) {
  const values = useWatch({ control })
  const entered = useMemo(() => enteredEvent(values as EventFormValues, zone, read), [values, zone, read])
  return (
    <Suspense>
      <ReplyPreviewNote entered={entered} />
    </Suspense>
  )
}

/** As text, so that equal forms ask once. Empty while the form is incomplete, but for its title, or the event is cancelled. */
function enteredEvent(values: EventFormValues, zone: string, read: CalendarEvent | undefined): string {
  const wanted = EventWrite.safeParse(withoutWords(toEventRequest(withoutEmpty(values), zone, read)))
  return wanted.success && wanted.data.extendedProps.status === 'scheduled' ? JSON.stringify(wanted.data) : ''
}

/** Without what changes no answer: typing there asks nothing. */
function withoutWords(request: object): object {
  return { ...request, title: '–', url: undefined }
}

import { useMemo } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { EventWrite, Repeat, type AnswerFate, type CalendarEvent } from '@contract/calendar'
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
  answers: AnswerFate | undefined
  onAnswers: (answers: AnswerFate) => void
}

/** Shows who would be away from the event as it is in the form, and how its readiness would change. */
export function FormReplyPreview({ control, zone, read, answers, onAnswers }: FormReplyPreviewProps) {
  const values = useWatch({ control })
  const wanted = useMemo(() => wantedPreview(values as EventFormValues, zone, read), [values, zone, read])
  const isReplanned = read !== undefined && wanted !== undefined && planOf(wanted.event) !== planOf(read)
  return (
    <ReplyPreviewNote
      requested={wanted ? JSON.stringify({ ...wanted, ...(isReplanned && { answers }) }) : ''}
      answers={answers}
      onAnswers={isReplanned ? onAnswers : undefined}
    />
  )
}

/** What people answer to. */
const planOf = ({ start, end, allDay, extendedProps: { location, days = [] } }: EventWrite) =>
  JSON.stringify([
    start,
    end,
    allDay,
    location,
    days.map(({ day, from, to, location: place }) => [day, from, to, place]),
  ])

/** Undefined while the form is incomplete, but for its title, or the event is cancelled. */
function wantedPreview(values: EventFormValues, zone: string, read: CalendarEvent | undefined) {
  const typed = withoutEmpty(values)
  const event = EventWrite.safeParse(withoutWords(toEventRequest(typed, zone, read)))
  if (!event.success || event.data.extendedProps.status !== 'scheduled') return undefined
  const repeat = canRepeat(read) ? Repeat.safeParse(toRepeatRequest(typed)).data : undefined
  return { event: event.data, repeat }
}

/** Without fields that do not affect answers, so that typing in them makes no request. */
function withoutWords(request: object): object {
  return { ...request, title: '–', url: undefined }
}

import { useWatch, type UseFormReturn } from 'react-hook-form'
import { HolidayNote } from '@/views/calendar/holidays/HolidayNote'
import type { HolidaysOn } from '@/views/calendar/holidays/useHolidays'
import type { EventFormValues } from './eventFormValues'

interface FormHolidayNoteProps {
  control: UseFormReturn<EventFormValues>['control']
  holidaysOn: HolidaysOn
}

/** Says that the event is on a holiday. */
export function FormHolidayNote({ control, holidaysOn }: FormHolidayNoteProps) {
  const [first, last] = useWatch({ control, name: ['startDate', 'endDate'] })
  return <HolidayNote first={first} last={last} holidaysOn={holidaysOn} />
}

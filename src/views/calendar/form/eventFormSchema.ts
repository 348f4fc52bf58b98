import * as z from 'zod/mini'
import { EventWrite, Repeat, type CalendarEvent } from '@contract/calendar'
import { toEventRequest, filledPieces, toRepeatRequest } from './eventFormRequest'
import { filledDays } from './filledDays'
import type { EnteredValues, EventFormValues } from './eventFormValues'
import { seriesDates } from './seriesDates'

/** Validates by the contract: builds the request from the values, and maps its errors back to the form's fields. */
export function eventFormSchema(zone: string, read?: CalendarEvent) {
  return z.custom<EventFormValues>().check(({ value, issues }) => {
    for (const { path, message } of errorsOf(value, zone, read)) {
      issues.push({ code: 'custom', input: value, path: path.split('.'), message })
    }
  })
}

interface ValidationError {
  /** Dotted path in the form. */
  path: string
  message: string
}

export function errorsOf(values: EnteredValues, zone: string, read?: CalendarEvent): ValidationError[] {
  const event = EventWrite.safeParse(toEventRequest(values, zone, read))
  const rule = toRepeatRequest(values)
  const repeat = rule && Repeat.safeParse(rule)
  const issues = [
    ...(event.error?.issues ?? []),
    ...(repeat?.error?.issues.map((issue) => ({ ...issue, path: ['repeat', ...issue.path] })) ?? []),
  ]
  const validationErrors = issues.map(({ path, message }) => ({
    path: formPath(path.join('.'), values),
    // A length that could not be read is still the text that was typed.
    message: path.at(-1) === 'minutes' && isOtherType(message) ? 'bad_length' : message,
  }))
  return [...validationErrors, ...lengthErrors(values, repeat?.success === true ? repeat.data : undefined)]
}

const isOtherType = (message: string) => message === 'wrong_type' || message === 'not_whole'

/** Errors of a series that is too long, or ends before it begins. */
function lengthErrors({ startDate }: EnteredValues, repeat: Repeat | undefined): ValidationError[] {
  if (startDate !== undefined && repeat?.until !== undefined && repeat.until < startDate) {
    return [{ path: 'repeat.until', message: 'not_after_start' }]
  }
  const isCut = repeat !== undefined && startDate !== undefined && seriesDates(startDate, repeat).isCut
  return isCut ? [{ path: `repeat.${repeat.until === undefined ? 'count' : 'until'}`, message: 'not_allowed' }] : []
}

/** The form's field for a path of the request. */
export function formPath(path: string, values: EnteredValues): string {
  const short = path.replace(/^(event\.)?(extendedProps\.)?/, '')
  if (short === 'start' || short === 'end') return timePath(short, values)
  if (short === 'repeat') return 'repeat.freq'
  // An error at `until` belongs to the count where the form holds one.
  if (short === 'repeat.until' && values.repeat?.ends === 'count') return 'repeat.count'
  // An error of one item is shown at its whole list.
  if (short.startsWith('asks.')) return short.split('.').slice(0, 2).join('.')
  const [, day, ofDay] = /^days\.(\d+)\.(\w+)$/.exec(short) ?? []
  if (day !== undefined) return `days.${filledDays(values)[Number(day)] ?? day}.${ofDay}`
  const [, sent, field] = /^programme\.(\d+)\.(\w+)$/.exec(short) ?? []
  return sent === undefined ? short : `programme.${filledPieces(values)[Number(sent)] ?? sent}.${field}`
}

/** The time field where the time is missing, or too early on the same day; else the date field. */
function timePath(side: 'start' | 'end', values: EnteredValues): keyof EventFormValues {
  const { allDay, startDate, endDate } = values
  const [day, time] = side === 'start' ? (['startDate', 'startTime'] as const) : (['endDate', 'endTime'] as const)
  const isDayWrong = values[day] === undefined
  if (allDay || isDayWrong) return day
  return values[time] === undefined || (side === 'end' && startDate === endDate) ? time : day
}

import { expect, it } from 'vitest'
import { EventWrite, type CalendarEvent } from '@contract/calendar'
import { withoutEmpty } from '@/@core/hooks/withoutEmpty'
import { toEventRequest, toRepeatRequest } from '@/views/calendar/form/eventFormRequest'
import { errorsOf, formPath } from '@/views/calendar/form/eventFormSchema'
import {
  copiedValues,
  shiftEnd,
  newEventValues,
  valuesOf,
  type EventFormValues,
  type MonthlyBy,
} from '@/views/calendar/form/eventFormValues'
import { undoOf } from '@/views/calendar/changes/eventUndo'

const ZONE = 'America/Sao_Paulo'
const BERLIN = 'Europe/Berlin'

const stored: CalendarEvent = {
  id: '01900000-0000-7000-8000-000000000001',
  version: 3,
  title: 'Ensaio',
  start: '2026-11-24T22:30:00.000Z',
  end: '2026-11-25T00:30:00.000Z',
  allDay: false,
  url: 'https://example.org/',
  extendedProps: {
    calendar: 'Ensaio',
    status: 'scheduled',
    location: 'Sede',
    programme: [{ title: 'Abertura', composer: 'C. Gomes', minutes: 8 }, { title: 'Bis' }],
    seriesId: '01900000-0000-7000-8000-000000000002',
  },
}

const typed = (over: Partial<EventFormValues>) =>
  withoutEmpty({ ...newEventValues('2026-12-01'), title: 'Ensaio', ...over })
const formErrors = (over: Partial<EventFormValues>) =>
  Object.fromEntries(errorsOf(typed(over), ZONE).map(({ path, message }) => [path, message]))

it('an event that is read and not touched is sent as it was', () => {
  const values = withoutEmpty(valuesOf(stored, ZONE))
  expect(values).toMatchObject({ startDate: '2026-11-24', startTime: '19:30', endDate: '2026-11-24', endTime: '21:30' })
  expect(EventWrite.parse(toEventRequest(values, ZONE, stored))).toEqual(stored)
})

it('what an event says to those whom it asks is typed, kept and sent, and a copy takes it along', () => {
  const said = {
    asks: { who: 'instruments' as const, instruments: ['Horn', 'Tuba'] },
    replyDays: 0,
    callTime: '18:45',
    meetingPoint: 'Portão 2',
    dress: 'Preto',
    lineupId: '01900000-0000-7000-8000-000000000003',
    needs: [{ instrument: 'Horn', count: 2 }],
  }
  const inviteeSettings: CalendarEvent = { ...stored, extendedProps: { ...stored.extendedProps, ...said } }
  expect(
    EventWrite.parse(toEventRequest(withoutEmpty(valuesOf(inviteeSettings, ZONE)), ZONE, inviteeSettings)),
  ).toEqual(inviteeSettings)
  expect(toEventRequest(withoutEmpty(copiedValues(inviteeSettings, ZONE)), ZONE)).toMatchObject({ extendedProps: said })
  const { asks } = newEventValues('2026-12-01')
  expect(toEventRequest(typed({ asks: { ...asks, who: 'nobody', sections: ['brass'] } }), ZONE)).toHaveProperty(
    'extendedProps.asks',
    { who: 'nobody' },
  )
  expect(formErrors({ asks: { ...asks, who: 'sections' }, replyDays: 'x' })).toMatchObject({
    'asks.sections': expect.any(String),
    replyDays: 'not_whole',
  })
  expect(formErrors({ replyDays: '91' })).toEqual({ replyDays: 'too_big:90' })
  expect(formPath('event.extendedProps.asks.memberIds.3', {})).toBe('asks.memberIds')
})

it('the last day of an all-day event is typed, the one after it is sent', () => {
  const tour = { ...stored, start: '2026-11-12', end: '2026-11-17', allDay: true }
  const values = withoutEmpty(valuesOf(tour, ZONE))
  expect(values).toMatchObject({ startDate: '2026-11-12', endDate: '2026-11-16' })
  expect(toEventRequest(values, ZONE, tour)).toEqual(tour)
})

it('the second of two equal hours stays the second, unless the time is changed', () => {
  const late = { ...stored, start: '2026-10-25T01:30:00.000Z', end: '2026-10-25T03:00:00.000Z' }
  const values = withoutEmpty(valuesOf(late, BERLIN))
  expect(toEventRequest(values, BERLIN, late)).toMatchObject({ start: late.start })
  expect(toEventRequest({ ...values, startTime: '02:15' }, BERLIN, late)).toMatchObject({
    start: '2026-10-25T00:15:00.000Z',
  })
})

it('errors stand at the field that causes them', () => {
  expect(formErrors({})).toEqual({})
  expect(formErrors({ title: '' })).toEqual({ title: 'required' })
  expect(formErrors({ startTime: '' })).toEqual({ startTime: 'required' })
  expect(formErrors({ endDate: '' })).toEqual({ endDate: 'required' })
  expect(formErrors({ endTime: '19:00' })).toEqual({ endTime: 'not_after_start' })
  expect(formErrors({ endDate: '2026-11-30' })).toEqual({ endDate: 'not_after_start' })
  expect(formErrors({ startDate: '20261-12-01' })).toEqual({ startDate: 'bad_date' })
  expect(formErrors({ url: 'javascript:alert(1)' })).toEqual({ url: 'bad_url' })
  expect(formErrors({ allDay: true, endDate: '2026-11-30' })).toEqual({ endDate: 'not_after_start' })
})

it('an empty row of the programme is none, and an error below it finds its row', () => {
  const empty = { title: '', composer: '', minutes: '' }
  const programme = [empty, { title: 'Bis', composer: '', minutes: '' }]
  expect(toEventRequest(typed({ programme }), ZONE)).toMatchObject({ extendedProps: { programme: [{ title: 'Bis' }] } })
  expect(formErrors({ programme: [empty, { title: '', composer: 'Villa-Lobos', minutes: 'x' }] })).toEqual({
    'programme.1.title': 'required',
    'programme.1.minutes': 'bad_length',
  })
  const timed = ['8:30', '8', '8\'05"', '8 min 30', '8:75', '8:3'].map((minutes) => ({
    title: 'Bis',
    composer: '',
    minutes,
  }))
  expect(toEventRequest(typed({ programme: timed.slice(0, 4) }), ZONE)).toMatchObject({
    extendedProps: {
      programme: [
        { minutes: 8, seconds: 30 },
        { title: 'Bis', minutes: 8 },
        { minutes: 8, seconds: 5 },
        { minutes: 8, seconds: 30 },
      ],
    },
  })
  expect(Object.keys(formErrors({ programme: timed }))).toEqual(['programme.4.minutes', 'programme.5.minutes'])
  expect(formPath('event.extendedProps.programme.0.title', { programme })).toBe('programme.1.title')
})

it('a rule is put together from what is shown, with the event’s own weekday', () => {
  const { repeat } = newEventValues('2026-12-01')
  const weekly = { ...repeat, freq: 'weekly', byWeekday: ['TH'], until: '2027-02-25', except: ['2026-12-24'] } as const
  const values = typed({ repeat: { ...weekly, byWeekday: ['TH'], except: ['2026-12-24'] } })
  expect(toRepeatRequest(values)).toEqual({
    freq: 'weekly',
    interval: 1,
    byWeekday: ['TU', 'TH'],
    until: '2027-02-25',
    except: ['2026-12-24'],
  })
  expect(toRepeatRequest(typed({}))).toBeUndefined()
  expect(formErrors({ repeat: { ...repeat, freq: 'daily' } })).toEqual({ 'repeat.until': 'required' })
  expect(formErrors({ repeat: { ...repeat, freq: 'daily', ends: 'count' } })).toEqual({ 'repeat.count': 'required' })
  expect(formErrors({ repeat: { ...repeat, freq: 'daily', interval: '0', until: '2026-12-09' } })).toEqual({
    'repeat.interval': 'too_small:1',
  })
  expect(formErrors({ repeat: { ...repeat, freq: 'daily', until: '2028-12-09' } })).toHaveProperty(['repeat.until'])
})

it('the end goes along with the start, over midnight too', () => {
  expect(shiftEnd('2026-12-01T19:30', '2026-12-03T20:00', '2026-12-01T21:30')).toBe('2026-12-03T22:00')
  expect(shiftEnd('2026-12-01T19:30', '2026-12-01T23:00', '2026-12-01T21:30')).toBe('2026-12-02T01:00')
  expect(shiftEnd('2026-12-01T19:30', '2026-12-01T20:00', 'T21:30')).toBe('T21:30')
})

it('a copy is another event, and to be held', () => {
  const copy = copiedValues({ ...stored, extendedProps: { ...stored.extendedProps, status: 'cancelled' } }, ZONE)
  expect(copy.id).not.toBe(stored.id)
  expect(copy).toMatchObject({ title: 'Ensaio', status: 'scheduled' })
  expect(copy).not.toHaveProperty('version')
  expect(toEventRequest(withoutEmpty(copy), ZONE)).not.toHaveProperty('extendedProps.seriesId', expect.anything())
})

it('Undo saves what was before over what is now, brings back what went, and takes away what was added', () => {
  const [gone, added] = ['00000003', '00000004'].map((id) => ({ ...stored, id: `${id}-0000-7000-8000-000000000000` }))
  if (!gone || !added) throw new Error('There are two')
  expect(undoOf([stored, gone], [{ ...stored, title: 'Outro', version: 4 }, added])).toEqual({
    events: [{ ...stored, version: 4 }, gone],
    remove: [added.id],
  })
})

it('a week of the month is sent as what it is on the day of the event', () => {
  const weekOf = (startDate: string, monthlyBy: MonthlyBy) =>
    toRepeatRequest(typed({ startDate, repeat: { ...newEventValues(startDate).repeat, freq: 'monthly', monthlyBy } }))
      ?.weekOfMonth
  expect(weekOf('2027-02-22', 'day')).toBeUndefined()
  expect([weekOf('2027-02-22', 'week'), weekOf('2027-02-22', 'last')]).toEqual([4, -1])
  // Moved since it was chosen, to a day that is no last one, or no first to fourth.
  expect([weekOf('2027-03-01', 'last'), weekOf('2027-03-29', 'week')]).toEqual([1, -1])
})

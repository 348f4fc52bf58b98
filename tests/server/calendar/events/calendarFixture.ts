import { v7 as newId } from 'uuid'
import type { SignedIn } from '@contract/auth'
import type { CalendarEvent, EventWrite, Repeat, SeriesScope } from '@contract/calendar'
import type { App } from '../../../../server/platform/dependencies'
import { callAs } from '../../support/factories'

type Over = Partial<Omit<EventWrite, 'extendedProps'>> & { extendedProps?: Partial<EventWrite['extendedProps']> }

/** A rehearsal, Tuesday 3 March 2026, 19:30 to 21:30 in São Paulo. */
export function newEvent({ extendedProps, ...over }: Over = {}): EventWrite {
  return {
    id: newId(),
    title: 'Ensaio geral',
    start: '2026-03-03T22:30:00.000Z',
    end: '2026-03-04T00:30:00.000Z',
    allDay: false,
    ...over,
    extendedProps: { calendar: 'Ensaio', status: 'scheduled', ...extendedProps },
  }
}

/** The calls of the calendar, made as one person. */
export function calendarFixture(app: App, person: SignedIn) {
  const get = (url: string) => callAs(app, person, 'GET', url)
  const post = (url: string, payload: object) => callAs(app, person, 'POST', url, payload)
  const del = (url: string) => callAs(app, person, 'DELETE', url)
  const add = (event: object, repeat?: object) => post('/calendar/add-event', { event, ...(repeat && { repeat }) })
  return {
    get,
    post,
    del,
    add,
    /** Adds and answers what is stored. */
    stored: async (over: Over = {}): Promise<CalendarEvent> => {
      const answer = await add(newEvent(over))
      if (answer.statusCode !== 201) throw new Error(answer.body)
      return answer.json().event
    },
    series: async (repeat: Repeat, over: Over = {}): Promise<CalendarEvent[]> => {
      const answer = await add(newEvent(over), repeat)
      if (answer.statusCode !== 201) throw new Error(answer.body)
      return answer.json().events
    },
    update: (event: object, scope?: SeriesScope) => post('/calendar/update-event', { event, ...(scope && { scope }) }),
    /** A single event becomes the first of a series. */
    repeat: (event: object, repeat: object) => post('/calendar/update-event', { event, repeat }),
    previewSeries: (id: string, repeat: object) => post('/calendar/preview-series', { id, repeat }),
    changeSeries: (id: string, repeat: object, remove?: string[]) =>
      post('/calendar/change-series', { id, repeat, ...(remove && { remove }) }),
    find: (id: string) => get(`/calendar/find-event?id=${id}`),
    remove: (id: string, scope?: SeriesScope) =>
      del(`/calendar/remove-event?id=${id}${scope === undefined ? '' : `&scope=${scope}`}`),
    addAll: (events: object[], remove?: string[]) =>
      post('/calendar/add-events', { events, ...(remove && { remove }) }),
    removeAll: (ids: string[]) => post('/calendar/remove-events', { ids }),
    list: async (query = ''): Promise<CalendarEvent[]> => {
      const answer = await get(`/calendar/list-events${query}`)
      if (answer.statusCode !== 200) throw new Error(answer.body)
      return answer.json()
    },
    all: async (): Promise<CalendarEvent[]> => (await get('/calendar/all-events')).json(),
  }
}

export type CalendarFixture = ReturnType<typeof calendarFixture>

import { expect } from 'vitest'
import type { SampleEvent } from '@/@fake-db/calendar'
import type { SampleCase, Send } from './sampleCase'

const LIST = 'GET /apps/calendar/events'
const ADD = 'POST /apps/calendar/add-event'
const UPDATE = 'POST /apps/calendar/update-event'
const REMOVE = 'DELETE /apps/calendar/remove-event'

const list = async (send: Send, params?: object) =>
  (await send.get<SampleEvent[]>('/apps/calendar/events', params)).data
const calendarsOf = (events: SampleEvent[]) =>
  [...new Set(events.map(({ extendedProps }) => extendedProps.calendar))].toSorted()

const event = {
  title: 'Trio',
  start: '2026-05-04T19:00:00.000Z',
  end: '2026-05-04T21:00:00.000Z',
  extendedProps: { calendar: 'Ensaio' },
}

export const calendarCases: SampleCase[] = [
  [
    LIST,
    'every field, and the four categories',
    async (send) => {
      const { status, data } = await send.get<SampleEvent[]>('/apps/calendar/events')
      expect(status).toBe(200)
      for (const one of data) {
        expect(one).toEqual({
          id: expect.any(Number),
          url: expect.any(String),
          title: expect.any(String),
          start: expect.any(String),
          end: expect.any(String),
          allDay: expect.any(Boolean),
          extendedProps: { calendar: expect.any(String) },
        })
      }
      expect(calendarsOf(data)).toEqual(['Ensaio', 'Outros', 'Particular', 'Publico'])
    },
  ],
  [
    LIST,
    'calendars: repeated, with commas, one, none of them',
    async (send) => {
      expect(calendarsOf(await list(send, { calendars: ['Publico', 'Ensaio'] }))).toEqual(['Ensaio', 'Publico'])
      expect(calendarsOf(await list(send, { calendars: 'Publico,Ensaio' }))).toEqual(['Ensaio', 'Publico'])
      expect(calendarsOf(await list(send, { calendars: ['Outros'] }))).toEqual(['Outros'])
      expect(await list(send, { calendars: ['Nada'] })).toEqual([])
      expect(await list(send, { calendars: [] })).toEqual([])
    },
  ],
  [
    ADD,
    '201 with the event, whose id is the last one and one more',
    async (send) => {
      const last = Math.max(...(await list(send)).map(({ id }) => id))
      const { status, data } = await send.post<{ event: SampleEvent }>('/apps/calendar/add-event', { event })
      expect(status).toBe(201)
      expect(data.event).toEqual({ ...event, id: last + 1, url: '', allDay: false })
      expect(await list(send)).toContainEqual(data.event)
    },
  ],
  [
    ADD,
    'a body without an event, or with a category that there is not, is a 400',
    async (send) => {
      for (const body of [{}, { event: { ...event, extendedProps: { calendar: 'Nada' } } }, undefined]) {
        expect((await send.post('/apps/calendar/add-event', body)).status).toBe(400)
      }
    },
  ],
  [
    UPDATE,
    'the event as it is then; what is not sent stays',
    async (send) => {
      const before = (await list(send)).find(({ id }) => id === 1)
      const { status, data } = await send.post<{ event: SampleEvent }>('/apps/calendar/update-event', {
        event: { id: 1, title: 'Quartet' },
      })
      expect(status).toBe(200)
      expect(data.event).toEqual({ ...before, title: 'Quartet' })
      expect(await list(send)).toContainEqual(data.event)
    },
  ],
  [
    UPDATE,
    'a 404 where there is none',
    async (send) => {
      expect((await send.post('/apps/calendar/update-event', { event: { ...event, id: 999 } })).status).toBe(404)
    },
  ],
  [
    REMOVE,
    'takes it out, once',
    async (send) => {
      expect((await send.remove('/apps/calendar/remove-event', { id: 1 })).status).toBe(200)
      expect((await list(send)).map(({ id }) => id)).not.toContain(1)
      expect((await send.remove('/apps/calendar/remove-event', { id: 1 })).status).toBe(404)
    },
  ],
]

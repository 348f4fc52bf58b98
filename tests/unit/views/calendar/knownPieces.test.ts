import { expect, it } from 'vitest'
import type { CalendarEvent, Piece } from '@contract/calendar'
import { piecesOf } from '@/views/calendar/programme/useKnownPieces'

const concert = (day: string, programme: Piece[], played?: Piece[]): CalendarEvent => ({
  id: day,
  title: 'Concerto',
  start: `${day}T22:00:00Z`,
  end: `${day}T23:00:00Z`,
  allDay: false,
  version: 1,
  extendedProps: { calendar: 'Publico', status: 'finished', programme, ...(played && { played }) },
})

it('a piece is known once, however it was typed, as it was played last', () => {
  const events = [
    concert('2026-11-01', [{ title: 'Abertura', composer: 'Carlos Gomes', minutes: 9 }]),
    concert('2026-05-01', [{ title: 'ABERTURA', composer: 'Carlos Gomes', minutes: 12 }, { title: 'Batuque' }]),
  ]
  expect(piecesOf(events)).toEqual([{ title: 'Abertura', composer: 'Carlos Gomes', minutes: 9 }, { title: 'Batuque' }])
})

it('what was played is known, and what was only planned is not', () => {
  expect(piecesOf([concert('2026-11-01', [{ title: 'Left out' }], [{ title: 'Encore' }])])).toEqual([
    { title: 'Encore' },
  ])
})

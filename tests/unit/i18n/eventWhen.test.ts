import { expect, test } from 'vitest'
import { createEventWhen } from '@/i18n/eventWhen'

/** Node and browsers differ in their spaces. */
const plain = (text: string | undefined) => text?.replace(/\s/g, ' ')

const rehearsal = { start: '2026-11-24T22:30:00.000Z', end: '2026-11-25T00:30:00.000Z', allDay: false }
const tour = { start: '2026-11-24', end: '2026-11-27', allDay: true }
const meeting = { start: '2026-11-24', end: '2026-11-25', allDay: true }

test('an evening is told in the zone of the group, wherever the browser is', () => {
  const here = createEventWhen('en', 'America/Sao_Paulo')
  expect(plain(here.full(rehearsal))).toBe('Tue, Nov 24, 2026, 7:30 – 9:30 PM')
  expect(plain(here.begin(rehearsal))).toBe('Tue, Nov 24, 2026, 7:30 PM')
  expect(here.dayInFull(rehearsal)).toBe('Tue, Nov 24, 2026')
  expect(plain(here.time(rehearsal))).toBe('7:30 PM')
  const there = createEventWhen('pt-BR', 'Asia/Tokyo')
  expect(there.date(rehearsal)).toBe('25 de nov. de 2026')
  expect(there.time(rehearsal)).toBe('7:30')
  expect([plain(here.clock('18:30')), there.clock('18:30')]).toEqual(['6:30 PM', '18:30'])
})

test('a heading has the day and the hours apart, unless it ends on another day', () => {
  const here = createEventWhen('pt-BR', 'America/Sao_Paulo')
  expect(here.dayAndHours(rehearsal).map(plain)).toEqual(['ter., 24 de nov. de 2026', '19:30 – 21:30'])
  expect(createEventWhen('en', 'America/Sao_Paulo').dayAndHours(rehearsal).map(plain)).toEqual([
    'Tue, Nov 24, 2026,',
    '7:30 – 9:30 PM',
  ])
  const night = { ...rehearsal, end: '2026-11-25T10:30:00.000Z' }
  expect(here.dayAndHours(night)).toEqual([here.full(night)])
  expect(here.dayAndHours(tour)).toEqual([here.full(tour)])
})

test('the end of an all-day event is the first day that no longer belongs to it', () => {
  const west = createEventWhen('en', 'America/Los_Angeles')
  expect(plain(west.full(tour))).toBe('Tue, Nov 24 – Thu, Nov 26, 2026')
  expect(plain(west.full(meeting))).toBe('Tue, Nov 24, 2026')
  expect(west.date(meeting)).toBe('Nov 24, 2026')
  expect(west.time(meeting)).toBeUndefined()
})

import { expect, test } from 'vitest'
import { endOfDay, startOfDay } from '../../server/repositories/zoneDays'

test.each([
  ['a plain day', '2026-11-21', 'America/Sao_Paulo', '2026-11-21T03:00:00.000Z', '2026-11-22T03:00:00.000Z'],
  ['a zone of half an hour', '2026-05-01', 'Asia/Kolkata', '2026-04-30T18:30:00.000Z', '2026-05-01T18:30:00.000Z'],
  ['a day of 23 hours', '2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
  ['a day of 25 hours', '2026-10-25', 'Europe/Berlin', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
  [
    'clocks that move by 30 min',
    '2026-04-05',
    'Australia/Lord_Howe',
    '2026-04-04T13:00:00.000Z',
    '2026-04-05T13:30:00.000Z',
  ],
  ['a midnight leapt over', '2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z', '2018-11-05T02:00:00.000Z'],
  [
    'clocks that go back at midnight',
    '2018-02-17',
    'America/Sao_Paulo',
    '2018-02-17T02:00:00.000Z',
    '2018-02-18T03:00:00.000Z',
  ],
  ['a midnight shown twice', '2026-11-01', 'America/Havana', '2026-11-01T04:00:00.000Z', '2026-11-02T05:00:00.000Z'],
])('%s', (_, day, zone, start, end) => {
  expect([startOfDay(day, zone).toISOString(), endOfDay(day, zone).toISOString()]).toEqual([start, end])
})

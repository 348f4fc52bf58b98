import { expect, test } from 'vitest'
import { timeZoneLabel, timeZoneLabelAt, timeZoneOptions, timeZonePlace } from '@/i18n/timeZones'

test.each([
  ['America/Sao_Paulo', 'São Paulo (GMT−3)'],
  ['Asia/Kolkata', 'Kolkata (GMT+5:30)'],
  ['America/Argentina/Salta', 'Salta, Argentina (GMT−3)'],
  ['UTC', 'UTC'],
])('%s is %s', (zone, label) => {
  expect(timeZoneLabel(zone)).toBe(label)
})

test.each([
  ['Europe/Berlin', '2026-01-15T20:00:00Z', 'Berlin (GMT+1)'],
  ['Europe/Berlin', '2026-07-15T20:00:00Z', 'Berlin (GMT+2)'],
  // The clocks are put forward in that night.
  ['Europe/Berlin', '2026-03-29T00:59:00Z', 'Berlin (GMT+1)'],
  ['Europe/Berlin', '2026-03-29T01:00:00Z', 'Berlin (GMT+2)'],
  ['UTC', '2026-03-29T03:00:00Z', 'UTC'],
])('%s is told as it is at %s: %s', (zone, instant, label) => {
  expect(timeZoneLabelAt(zone, instant)).toBe(label)
})

test('for several days a zone is told by its place', () => {
  expect(['America/Sao_Paulo', 'UTC'].map(timeZonePlace)).toEqual(['São Paulo', 'UTC'])
})

test('they go from west to east, each once', () => {
  const zones = timeZoneOptions().map(({ value }) => value)
  const places = ['Pacific/Honolulu', 'America/Manaus', 'America/Sao_Paulo', 'UTC', 'Asia/Tokyo']
  const ranks = places.map((zone) => zones.indexOf(zone))
  expect(ranks).not.toContain(-1)
  expect(ranks.toSorted((a, b) => a - b)).toEqual(ranks)
  expect(new Set(zones).size).toBe(zones.length)
})

test('a name that this browser does not list is offered where it is the present one', () => {
  expect(timeZoneOptions('Brazil/East').find(({ value }) => value === 'Brazil/East')?.label).toBe('East (GMT−3)')
})

import ICAL from 'ical.js'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import { instantOf } from '../../../server/platform/time/groupTime'
import { zoneBlock } from '../../../server/platform/time/zoneBlock'
import { zoneClock } from '../../../server/platform/time/zoneClock'

const blockOf = (zone: string, from: string, to: string) =>
  zoneBlock(zoneClock(zone, new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`)))

const lines = (zone: string, from = '2026-09-01', to = '2027-08-01') =>
  blockOf(zone, from, to).filter((line) => /^(BEGIN:[DS]|RRULE|DTSTART|TZOFFSETTO)/.test(line))

describe('a zone in a calendar', () => {
  test('tells what comes each year as a rule, and last', () => {
    expect(lines('Europe/Berlin')).toEqual([
      'BEGIN:DAYLIGHT',
      'DTSTART:20260329T020000',
      'TZOFFSETTO:+0200',
      'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
      'BEGIN:STANDARD',
      'DTSTART:20261025T030000',
      'TZOFFSETTO:+0100',
      'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
    ])
    const rules = (zone: string) => lines(zone).filter((line) => line.startsWith('RRULE'))
    expect(rules('America/New_York')).toEqual([
      'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
      'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
    ])
    expect(rules('Asia/Jerusalem')).toEqual([
      'RRULE:FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=23,24,25,26,27,28,29;BYDAY=FR',
      'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
    ])
  })

  test.each([
    ['Europe/Istanbul', '+0300'],
    ['America/Asuncion', '-0300'],
    ['America/Caracas', '-0400'],
    ['Asia/Kathmandu', '+0545'],
    ['America/Winnipeg', '-0500'],
  ])('%s went forward for good, and that is its standard time', (zone, offset) => {
    expect(lines(zone, '2026-12-01').filter((line) => !line.startsWith('DTSTART'))).toEqual([
      'BEGIN:STANDARD',
      `TZOFFSETTO:${offset}`,
    ])
  })

  test('of one that never changed, one time holds always', () => {
    expect(lines('UTC')).toEqual(['BEGIN:STANDARD', 'DTSTART:19000101T000000', 'TZOFFSETTO:+0000'])
  })

  const zones = [
    'Europe/Berlin', 'Europe/Dublin', 'Europe/Istanbul', 'America/Sao_Paulo', 'America/New_York', 'America/Santiago',
    'America/Havana', 'America/Nuuk', 'America/Winnipeg', 'America/Vancouver', 'America/Edmonton', 'America/Asuncion',
    'America/Caracas', 'America/St_Johns', 'Africa/Casablanca', 'Africa/Cairo', 'Asia/Jerusalem', 'Asia/Beirut',
    'Asia/Gaza', 'Asia/Kathmandu', 'Asia/Tehran', 'Australia/Lord_Howe', 'Australia/Sydney', 'Pacific/Auckland',
    'Pacific/Chatham', 'Pacific/Apia',
  ] // prettier-ignore
  test.each(zones)('%s is read back by another reader, over five spans of years', (zone) => {
    const wrong: string[] = []
    for (const [from, to] of [
      [2005, 2012],
      [2014, 2019],
      [2022, 2025],
      [2026, 2029],
      [2036, 2041],
    ] as const) {
      // prettier-ignore
      const block = blockOf(zone, `${from}-01-01`, `${to}-01-01`)
      const read = new ICAL.Timezone({ component: new ICAL.Component(ICAL.parse(block.join('\r\n'))), tzid: zone })
      for (let day = Temporal.PlainDate.from(`${from}-01-02`); day.year < to; day = day.add({ days: 9 })) {
        const wall = day.toPlainDateTime('12:30')
        const time = ICAL.Time.fromDateTimeString(wall.toString())
        time.zone = read
        const [theirs, ours] = [time.toJSDate().toISOString(), instantOf(wall, zone).toISOString()]
        if (theirs !== ours) wrong.push(`${wall.toString()}: ${theirs}, not ${ours}`)
      }
    }
    expect(wrong).toEqual([])
  })
})

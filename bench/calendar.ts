import type { Page } from 'playwright-core'
import { v7 as uuid } from 'uuid'
import { eventCalendars, type EventWrite } from '@contract/calendar'
import { EVENTS_MAX } from '@contract/calendar/eventBatches'
import { foundGroup } from './group'
import { measureLoad, pick, printLoad } from './load'
import type { LoadedCall } from './load'
import type { Section } from './section'

const EVENTS = 5_000
const SWITCH_MS = 100
const LIST_P99_MS = 100
/** Months gone through, there and back. */
const MONTHS = 12

const DAY_MS = 86_400_000
const FIRST_DAY = Date.UTC(2024, 0, 1, 22, 30)
/** Five years of days: about three events on each. */
const DAYS = 1826
const titles = ['Ensaio geral', 'Concerto de outono', 'Casamento', 'Ensaio de naipe', 'Assembleia']

function someEvent(index: number): EventWrite {
  const start = FIRST_DAY + ((index * 7) % DAYS) * DAY_MS
  return {
    id: uuid(),
    title: `${pick(titles, index)} ${index}`,
    start: new Date(start).toISOString(),
    end: new Date(start + 7_200_000).toISOString(),
    allDay: false,
    extendedProps: { calendar: pick(eventCalendars, index), status: 'scheduled', location: 'Sede' },
  }
}

interface Switch {
  /** From the press to the frame that shows the new month with its events. */
  totalMs: number
  /** Of that, waiting for the server. */
  waitMs: number
  events: number
}

/** Presses "next month" or "previous month", and measures in the page itself. */
function switchMonth(page: Page, label: string): Promise<Switch> {
  return page.evaluate(async (name) => {
    const before = document.querySelector('.fc-daygrid-day')?.getAttribute('data-date')
    performance.clearResourceTimings()
    const startedAt = performance.now()
    document.querySelector<HTMLElement>(`.calendar-steps [aria-label="${name}"]`)?.click()
    // Frame by frame; no inner functions with names, which the compiler would wrap in a helper that the page has not.
    while (document.querySelector('.fc-daygrid-day')?.getAttribute('data-date') === before) {
      await new Promise(requestAnimationFrame)
    }
    // The frame after it is the one that has been painted.
    await new Promise(requestAnimationFrame)
    const totalMs = performance.now() - startedAt
    const calls = performance.getEntriesByType('resource').filter((entry) => entry.name.includes('list-events'))
    return {
      totalMs,
      waitMs: calls.reduce((sum, { duration }) => sum + duration, 0),
      events: document.querySelectorAll('.grid-event').length,
    }
  }, label)
}

function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}

function print(name: string, values: number[], targetMs?: number) {
  const p90 = percentile(values, 0.9)
  return {
    part: name,
    'median ms': percentile(values, 0.5).toFixed(0),
    'p90 ms': p90.toFixed(0),
    target: targetMs === undefined ? '' : `p90 < ${targetMs} ms: ${p90 < targetMs ? 'met' : 'missed'}`,
  }
}

const monthAt = (index: number) => new Date(FIRST_DAY + ((index * 31) % DAYS) * DAY_MS).toISOString().slice(0, 10)
const month: LoadedCall = {
  call: 'a month',
  targetP99Ms: LIST_P99_MS,
  at: (index) => {
    const start = monthAt(index)
    const end = new Date(Date.parse(start) + 42 * DAY_MS).toISOString().slice(0, 10)
    const calendars = eventCalendars.map((calendar) => `calendars=${calendar}`).join('&')
    return { path: `/calendar/list-events?${calendars}&start=${start}&end=${end}` }
  },
}

/** A month switch in a browser, and the call behind it, with 5,000 events. */
export const calendarSwitches: Section = async ({ url, openBrowser }) => {
  const group = await foundGroup(url)
  for (let from = 0; from < EVENTS; from += EVENTS_MAX) {
    const events = Array.from({ length: EVENTS_MAX }, (_, index) => someEvent(from + index))
    await group.call('POST', '/calendar/add-events', { events })
  }
  const context = await (await openBrowser()).newContext({ viewport: { width: 1440, height: 900 } })
  await context.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
    localStorage.setItem('batuta.language', 'en')
  }, group.storage)
  const page = await context.newPage()
  await page.goto(`${url}/calendar?date=2026-01-15`)
  await page.waitForSelector('.grid-event')
  const switches: Switch[] = []
  for (const label of ['Next month', 'Previous month']) {
    for (let step = 0; step < MONTHS; step += 1) switches.push(await switchMonth(page, label))
  }
  const shown = Math.max(...switches.map(({ events }) => events))
  console.log(`\nCalendar: month switch with ${EVENTS} events in the group, up to ${shown} of them drawn`)
  console.table([
    print(
      'press to painted month',
      switches.map(({ totalMs }) => totalMs),
    ),
    print(
      'of that, the answer',
      switches.map(({ waitMs }) => waitMs),
    ),
    print(
      'of that, the client',
      switches.map(({ totalMs, waitMs }) => totalMs - waitMs),
      SWITCH_MS,
    ),
  ])
  await context.close()
  printLoad(`Calendar: ${EVENTS} events`, await measureLoad(url, group.headers, [month]))
}

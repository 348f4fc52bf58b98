import type { Locator, Page } from 'playwright-core'
import { v7 as uuidv7 } from 'uuid'
import type { SignedIn } from '@contract/auth'
import { EventAnswer, EventList, type CalendarEvent, type EventCalendar, type Repeat } from '@contract/calendar'
import type { Api } from '../support/api'

/** An evening in the group's zone, São Paulo: always three hours behind. */
export interface Evening {
  title: string
  /** `2027-03-16`. */
  day: string
  from?: string
  to?: string
  calendar?: EventCalendar
  repeat?: Repeat
  props?: Partial<CalendarEvent['extendedProps']>
}

export const at = (day: string, time: string) => new Date(`${day}T${time}:00-03:00`).toISOString()

export async function addEvent(api: Api, as: SignedIn, evening: Evening): Promise<CalendarEvent[]> {
  const { title, day, from = '19:30', to = '21:30', calendar = 'Ensaio', repeat, props } = evening
  const event = {
    // Planned a while ago: of what was added just now nobody need be told.
    id: uuidv7({ msecs: Date.now() - 3_600_000 }),
    title,
    start: at(day, from),
    end: at(day, to),
    allDay: false,
    extendedProps: { calendar, status: 'scheduled', ...props },
  }
  const reply = await api.call('/calendar/add-event', { as, body: { event, ...(repeat && { repeat }) } })
  const answer = EventAnswer.parse(await reply.json())
  return answer.events ?? [answer.event]
}

export async function storedEvents(api: Api, as: SignedIn): Promise<CalendarEvent[]> {
  return EventList.parse(await (await api.call('/calendar/all-events', { as })).json())
}

/** The first days of all events, in the group's zone. */
export async function storedDays(api: Api, as: SignedIn): Promise<string[]> {
  const events = await storedEvents(api, as)
  return events.map(({ start }) =>
    start.length === 10 ? start : new Date(Date.parse(start) - 3 * 3_600_000).toISOString().slice(0, 10),
  )
}

/** A day of the month or the week. */
export function dayCell(page: Page, day: string): Locator {
  return page.locator(`td[data-date="${day}"]`)
}

/** An event on its day. */
export function eventLink(page: Page, day: string, title: string | RegExp): Locator {
  return dayCell(page, day).getByRole('link', { name: title })
}

/** Waits until the events are there and nothing moves any more: letters that arrive late change the height of rows. */
export async function waitUntilDrawn(page: Page): Promise<void> {
  await page.locator('.calendar-board[aria-busy=false]').waitFor()
  await page.evaluate(async () => {
    await document.fonts.ready
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const places = () =>
      [...document.querySelectorAll('.calendar-board :is(td, a)')]
        .map((element) => Object.values(element.getBoundingClientRect().toJSON()).join())
        .join()
    let [before, now] = ['', places()]
    while (before !== now) {
      await frame()
      await frame()
      ;[before, now] = [now, places()]
    }
  })
}

/** By pointer, in steps as a hand makes them. */
export async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.waitFor()
  await waitUntilDrawn(page)
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('There is nothing to drag, or nowhere to drag it')
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(start.x + start.width / 2 + 12, start.y + start.height / 2 + 4, { steps: 3 })
  await page.mouse.move(end.x + end.width / 2, end.y + end.height * 0.75, { steps: 12 })
  await page.mouse.up()
}

/** An event of the week by the pointer: pressed `from` pixels below its upper edge (negative: above its lower one), `by` pixels down. */
export async function pull(page: Page, event: Locator, from: number, by: number): Promise<void> {
  await event.scrollIntoViewIfNeeded()
  await waitUntilDrawn(page)
  const box = await event.boundingBox()
  if (!box) throw new Error('There is nothing to pull')
  const [x, y] = [box.x + box.width / 2, from < 0 ? box.y + box.height + from : box.y + from]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y + by, { steps: 12 })
  await page.mouse.up()
}

/**
 * Does what moves an event, and waits until it is saved and the calendar has read it again. What is pulled is shown at once; but until then the
 * next move would be one of an outdated version, and is not made.
 */
export async function untilReadAgain(page: Page, action: () => Promise<unknown>): Promise<void> {
  let isSaved = false
  const read = page.waitForResponse((response) => {
    const { pathname } = new URL(response.url())
    if (isSaved) return pathname === '/calendar/list-events'
    isSaved = response.request().method() === 'POST' && pathname.startsWith('/calendar/')
    return false
  })
  await action()
  await (await read).finished()
  await page.locator('.calendar-board[aria-busy=false]').waitFor()
}

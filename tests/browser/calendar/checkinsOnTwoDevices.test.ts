import type { Page } from 'playwright-core'
import { v7 as newId } from 'uuid'
import { expect } from 'vitest'
import { CheckinList } from '@contract/calendar/checkins'
import { saveRoster } from './finishFixture'
import { e2e } from '../support/e2e'
import { see, title } from '../support/page'

const MINUTE_MS = 60_000
/** The list is asked for every few seconds. */
const WAIT_MS = 30_000

const row = (page: Page, name: string, isHere: boolean) =>
  page.getByRole('button', { name: new RegExp(`^${name}`), pressed: isHere })

/** How many are here; nobody said yes, and nobody is late. */
async function seeHere(page: Page, here: number): Promise<void> {
  const shown = () => page.getByRole('definition').allTextContents()
  await expect.poll(shown, { timeout: WAIT_MS }).toEqual([String(here), '0', '0'])
}

e2e('two devices that check people in agree, also after the line of one was lost', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const conductor = await api.join(admin, 'conductor')
  const roster = await saveRoster(api, admin, {
    'Ana Lima': 'strings',
    'Bia Sá': 'strings',
    'Caio Reis': 'brass',
    'Dora Nunes': 'brass',
    'Eva Melo': 'brass',
    'Gil Prata': 'brass',
  })
  // Within the grace.
  const start = Date.now() - 2 * MINUTE_MS
  const event = {
    id: newId(),
    title: 'Concerto',
    start: new Date(start).toISOString(),
    end: new Date(start + 120 * MINUTE_MS).toISOString(),
    allDay: false,
    extendedProps: { calendar: 'Publico', status: 'scheduled' },
  }
  await api.call('/calendar/add-event', { as: admin, body: { event } })
  const stored = async () =>
    CheckinList.parse(await (await api.call(`/checkins/list-checkins?id=${event.id}`, { as: admin })).json())
  const window = { width: 820, height: 1180 }
  const front = await app.visit(`/calendar/${event.id}/door`, { as: admin, window })
  const back = await app.visit(`/calendar/${event.id}/door`, { as: conductor, window })
  await see(row(front, 'Ana Lima', false), row(back, 'Ana Lima', false))

  // At once: each another, and both the same.
  const dora = { eventId: event.id, memberId: roster[3]?.id }
  await Promise.all([
    row(front, 'Ana Lima', false).click(),
    row(back, 'Bia Sá', false).click(),
    api.call('/checkins/set-checkin', { as: admin, body: { checkin: dora } }),
    api.call('/checkins/set-checkin', { as: conductor, body: { checkin: dora } }),
  ])
  for (const page of [front, back]) {
    await seeHere(page, 3)
    await see(row(page, 'Ana Lima', true), row(page, 'Bia Sá', true), row(page, 'Dora Nunes', true))
  }

  // The line of one is lost: it shows what waits, and both go on.
  await back.context().setOffline(true)
  await row(front, 'Caio Reis', false).click()
  await see(row(front, 'Caio Reis', true))
  const arrivalOfCaio = async () => (await stored()).members.find(({ name }) => name === 'Caio Reis')?.arrival
  // The row says so before the server has it.
  await expect.poll(arrivalOfCaio).toBeDefined()
  const arrival = await arrivalOfCaio()
  await row(back, 'Caio Reis', false).click()
  await row(back, 'Eva Melo', false).press('Enter')
  await see(back.getByText('2 marks are not sent yet.'))
  await row(front, 'Gil Prata', false).click()
  await seeHere(front, 5)

  // Back again, what was tapped meanwhile is recorded, once, and nothing of the other device is lost.
  await back.context().setOffline(false)
  for (const page of [front, back]) {
    await seeHere(page, 6)
    for (const { name } of roster) await see(row(page, name, true))
  }
  const { counts: known } = await stored()
  expect(known).toEqual({ here: 6, late: 0, expected: 0 })
  // It counts when somebody was first seen.
  expect(await arrivalOfCaio()).toEqual(arrival)

  await back.getByRole('link', { name: 'Finish' }).click()
  await see(title(back, 'Finish Concerto'))
  await expect.poll(() => back.getByText(/^Checked in/).count()).toBe(roster.length)
})

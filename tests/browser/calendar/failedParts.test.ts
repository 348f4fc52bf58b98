import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Repeat } from '@contract/calendar'
import { e2e } from '../support/e2e'
import { see } from '../support/page'
import { addEvent } from './eventFixture'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Refuses the part's call once: its button then waits for the second answer, and has the focus meanwhile. */
async function askAgain(page: Page, part: Locator, call: string, open: () => Promise<void>): Promise<() => void> {
  await page.route(call, (route) => route.abort())
  await open()
  const retry = part.getByRole('button', { name: 'Try again' })
  await see(retry)
  await page.unroute(call)
  let answer: (() => void) | undefined
  await page.route(call, async (route) => {
    await new Promise<void>((resolve) => (answer = resolve))
    await route.continue()
  })
  await retry.press('Enter')
  await expect.poll(() => answer).toBeDefined()
  await expect.poll(() => retry.getAttribute('aria-busy')).toBe('true')
  expect(await retry.evaluate((button) => button === document.activeElement)).toBe(true)
  return () => answer?.()
}

e2e('a part of an event that failed keeps its place while it is asked for again', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const [concert] = await addEvent(api, admin, { title: 'Concerto', day: inDays(9) })
  const page = await app.visit('/', { as: admin })
  const open = async () => void (await page.goto(`/calendar/${concert?.id}`))

  const messages = page.getByRole('region', { name: 'Messages' })
  const answerMessages = await askAgain(page, messages, '**/messages/list-messages*', open)
  await see(page.getByRole('heading', { name: 'Money' }))
  answerMessages()
  await see(messages.getByText('Nobody was told anything'))

  const roster = page.getByRole('region', { name: 'Who comes' })
  const answerRoster = await askAgain(page, roster, '**/replies/find-lineup*', open)
  answerRoster()
  await see(roster.getByText('This event asks nobody.'))
})

e2e('nor do a call sheet and what a new rule changes go away while they are asked for again', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const repeat: Repeat = { freq: 'weekly', interval: 1, byWeekday: ['TU'], until: '2027-04-06' }
  const [first] = await addEvent(api, admin, { title: 'Ensaio', day: '2027-03-16', repeat })
  const page = await app.visit('/', { as: admin })
  const main = page.getByRole('main')

  const answerSheet = await askAgain(page, main, '**/replies/find-lineup*', async () => {
    await page.goto(`/calendar/${first?.id}/call-sheet`)
  })
  answerSheet()
  await see(page.getByRole('button', { name: 'Print', exact: true }))

  const answerPreview = await askAgain(page, main, '**/calendar/preview-series', async () => {
    await page.goto(`/calendar/${first?.id}/repeat`)
    await page.getByRole('checkbox', { name: 'Thursday' }).check()
  })
  answerPreview()
  await see(page.getByText('3 events are added and 4 stay as they are.'))
})

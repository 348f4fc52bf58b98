import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { addEvent } from './eventFixture'
import { e2e } from '../support/e2e'
import { holdToast, missing, see, toast } from '../support/page'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const horns = (page: Page) => page.getByRole('button', { name: /^Trompa/ })
const answerOf = (page: Page, name: string, answer: string) =>
  page.getByRole('group', { name: `Answer of ${name}` }).getByRole('button', { name: answer, exact: true })

e2e('a deputy is asked, accepts by their own link, and is counted where they play', async ({ app, api }) => {
  const admin = await api.foundGroup()
  await api.saveMember(admin, { name: 'Ana Lima', section: 'brass', instrument: 'Trompa' })
  const needs = [{ instrument: 'Trompa', count: 2 }]
  const [concert] = await addEvent(api, admin, { title: 'Concerto', day: inDays(9), props: { needs } })
  const page = await app.visit(`/calendar/${concert?.id}`, { as: admin })
  await see(page.getByText('Nobody has answered yet.'), horns(page).getByText('0 of 2'))

  // By the keyboard: the names are one press away, and so is an answer in somebody's place.
  await horns(page).press('Enter')
  await answerOf(page, 'Ana Lima', 'Yes').press('Enter')
  const told = toast(page, 'Ana Lima: Yes.')
  await see(told, horns(page).getByText('1 of 2'), page.getByText(/set by/))
  await holdToast(told)
  await told.getByRole('button', { name: 'Undo' }).click()
  await see(horns(page).getByText('0 of 2'))

  await page.getByRole('button', { name: 'Add a deputy' }).click()
  const form = page.getByRole('dialog', { name: 'Add a deputy' })
  await form.getByRole('button', { name: 'Save' }).click()
  await see(form.locator('[aria-invalid="true"]'))
  await form.getByLabel('Name').fill('Rui Sá')
  await form.getByLabel('Instrument').fill(' trompa')
  await form.getByRole('button', { name: 'Save' }).click()
  await see(toast(page, 'Rui Sá is asked for this event.'), answerOf(page, 'Rui Sá', 'Yes'))

  await page.getByRole('button', { name: 'Link of Rui Sá' }).click()
  const link = page.getByRole('dialog', { name: 'Link of Rui Sá' })
  await see(link.getByRole('img', { name: 'QR code with the link of Rui Sá' }))
  const [, token = ''] = (await link.locator('code').innerText()).split('/my#')
  await expect
    .poll(() => link.getByRole('link', { name: 'WhatsApp' }).getAttribute('href'))
    .toContain(encodeURIComponent(`/my#${token}`))
  await link.getByRole('button', { name: 'Close' }).last().click()
  const status = await page.evaluate(
    async ([secret, eventId]) => {
      const headers = { 'x-personal-link': secret ?? '', 'content-type': 'application/json' }
      const body = JSON.stringify({ reply: { eventId, answer: 'yes', reason: 'Com prazer' } })
      return (await fetch('/replies/answer-event', { method: 'POST', headers, body })).status
    },
    [token, concert?.id],
  )
  expect(status).toBe(200)
  await page.reload()
  await see(horns(page).getByText('1 of 2'))
  await horns(page).click()
  await see(page.getByText(/“Com prazer”/))

  await page.getByRole('button', { name: 'Remove Rui Sá' }).click()
  const removed = toast(page, 'Rui Sá is no longer asked.')
  await see(removed, horns(page).getByText('0 of 2'))
  await holdToast(removed)
  await removed.getByRole('button', { name: 'Undo' }).click()
  await see(horns(page).getByText('1 of 2'))
  await missing(page.getByText('Nobody has answered yet.'))
})

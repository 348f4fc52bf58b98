import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { addEvent } from './eventFixture'
import { e2e } from '../support/e2e'
import { pinToast, see, title, toast } from '../support/page'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const grid = (page: Page) => page.getByRole('grid', { name: 'Answers' })

/** Of each member who is shown, the words of their cells. */
const rows = (page: Page) =>
  grid(page).evaluate((table) =>
    Object.fromEntries(
      [...table.querySelectorAll('tbody tr[aria-rowindex]')].flatMap((row) => {
        const name = row.querySelector('.answer-name')?.textContent
        return name ? [[name, [...row.querySelectorAll('td[data-place]')].map((cell) => cell.textContent)]] : []
      }),
    ),
  )

/** What the keys stand on. */
const active = (page: Page) =>
  grid(page).evaluate((table) => {
    const cell = document.getElementById(table.getAttribute('aria-activedescendant') ?? '')
    return [cell?.closest('tr')?.querySelector('.answer-name')?.textContent, cell?.textContent]
  })

e2e('the season’s answers are narrowed, set by the keyboard with Undo, and exported', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const ana = await api.saveMember(admin, { name: 'Ana Lima', section: 'brass', instrument: 'Trompa' })
  await api.saveMember(admin, { name: '=SUM(1)', section: 'brass', instrument: 'Tuba' })
  await api.saveMember(admin, { name: 'Caio Reis', section: 'strings', instrument: 'Violino' })
  const needs = [{ instrument: 'Trompa', count: 1 }]
  await addEvent(api, admin, {
    title: 'Ensaio',
    day: inDays(3),
    props: { asks: { who: 'sections', sections: ['brass'] } },
  })
  const [concert] = await addEvent(api, admin, {
    title: 'Concerto',
    day: inDays(9),
    calendar: 'Publico',
    props: { needs },
  })
  const reply = { eventId: concert?.id, memberId: ana.id, answer: 'no', reason: 'Viagem' }
  await api.call('/replies/set-reply', { as: admin, body: { reply } })

  const page = await app.visit('/calendar', { as: admin })
  await page.getByRole('link', { name: 'Answers' }).click()
  await see(title(page, /^Answers/), grid(page))
  await expect
    .poll(() => rows(page))
    .toEqual({
      'Caio Reis': ['Not asked', 'No answer'],
      'Ana Lima': ['No answer', 'No'],
      '=SUM(1)': ['No answer', 'No answer'],
    })
  await see(page.getByRole('row', { name: /^Places filled/ }).getByText('0 / 1'))

  await page.getByLabel('Section').selectOption('brass')
  await page.getByLabel('Category').selectOption('Publico')
  await expect.poll(() => rows(page)).toEqual({ 'Ana Lima': ['No'], '=SUM(1)': ['No answer'] })
  await page.getByLabel('Members', { exact: true }).selectOption('yes')
  await expect.poll(() => rows(page)).toEqual({ '=SUM(1)': ['No answer'] })
  await page.reload()
  await expect.poll(() => rows(page)).toEqual({ '=SUM(1)': ['No answer'] })
  await page.getByLabel('Members', { exact: true }).selectOption('')
  await expect.poll(() => rows(page)).toEqual({ 'Ana Lima': ['No'], '=SUM(1)': ['No answer'] })

  // One stop of Tab; the line with the section's name is passed over.
  await grid(page).focus()
  await grid(page).press('Control+Home')
  await grid(page).press('End')
  for (let step = 0; step < 3; step += 1) await grid(page).press('ArrowDown')
  expect(await active(page)).toEqual(['Ana Lima', 'No'])
  await grid(page).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Answer of Ana Lima' })
  await see(dialog.getByText(/“Viagem”/))
  await dialog.getByRole('button', { name: 'Yes' }).press('Enter')
  const told = toast(page, 'Ana Lima: Yes.')
  await see(told, page.getByRole('row', { name: /^Places filled/ }).getByText('1 / 1'))
  await pinToast(told)
  await expect.poll(() => rows(page)).toMatchObject({ 'Ana Lima': ['Yes'] })
  await told.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => rows(page)).toMatchObject({ 'Ana Lima': ['No'] })
  await grid(page).press('Enter')
  await see(dialog.getByText(/“Viagem”/))
  await page.keyboard.press('Escape')

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  const lines = (await readFile(await (await download).path(), 'utf8')).split('\r\n')
  expect(lines[0]).toMatch(/Concerto/)
  expect(lines.slice(1)).toEqual(['Ana Lima,Brass,Trompa,,No,0,1', "'=SUM(1),Brass,Tuba,,No answer,0,1", 'Yes,,,,0,,'])
})

e2e('on paper stand all members and all events, as answers or as boxes to tick', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const members = Array.from({ length: 40 }, (_, at) => ({ name: `Ana ${at}`, section: 'brass' as const }))
  await Promise.all(members.map((member) => api.saveMember(admin, member)))
  const repeat = { freq: 'weekly', interval: 1, count: 20 } as const
  await addEvent(api, admin, { title: 'Ensaio', day: inDays(3), repeat })
  const page = await app.visit(`/calendar/answers?period=custom&from=${inDays(0)}&to=${inDays(200)}`, { as: admin })
  await see(title(page, /^Answers/), grid(page))
  // As the browser does where it prints: before, and after.
  await page.evaluate(() => {
    window.print = () => {
      window.dispatchEvent(new Event('beforeprint'))
      document.documentElement.dataset['printed'] = [...document.querySelectorAll('.answers-print table')]
        .map((table) => {
          const cells = [...table.querySelectorAll('td')].filter(({ textContent }) => textContent === 'No answer')
          return [table.querySelectorAll('thead th').length, table.querySelectorAll('tbody tr').length, cells.length]
        })
        .join(' ')
      window.dispatchEvent(new Event('afterprint'))
    }
  })
  const printed = () => page.evaluate(() => document.documentElement.dataset['printed'])
  // A heading of the section, and forty members; a name, and the events: fourteen, and the other six.
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  await expect.poll(printed).toBe('15,41,560 7,41,240')
  await page.getByRole('button', { name: 'Sheet to tick' }).click()
  await expect.poll(printed).toBe('15,41,0 7,41,0')
  expect(await page.locator('.answers-print').count()).toBe(0)
})

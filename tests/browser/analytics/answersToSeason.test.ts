import { readFile } from 'node:fs/promises'
import Papa from 'papaparse'
import { v7 as newId } from 'uuid'
import { expect } from 'vitest'
import { CheckinCode } from '@contract/calendar/checkins'
import { LinksAnswer } from '@contract/calendar/links'
import { saveRoster } from '../calendar/finishFixture'
import { financeFixture } from '../finances/financeFixture'
import { e2e } from '../support/e2e'
import { missing, see, title, toast } from '../support/page'

const PHONE = { width: 390, height: 844 }
/** In which both phones answer. What counts is the answer at the beginning, and nothing is finished before it. */
const UNTIL_START_MS = 20_000

e2e('asked, answered on the phone, checked in, finished and paid: the season tells of it all', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const conductor = await api.join(admin, 'conductor')
  const roster = await saveRoster(api, admin, { 'Ana Lima': 'strings', 'Bia Sá': 'strings', 'Caio Reis': 'brass' })
  const addEvent = async (title: string, start: number) => {
    const times = {
      start: new Date(start).toISOString(),
      end: new Date(start + 3_600_000).toISOString(),
      allDay: false,
    }
    const event = {
      id: newId(),
      title,
      ...times,
      extendedProps: { calendar: 'Ensaio', status: 'scheduled', replyDays: 0 },
    }
    expect((await api.call('/calendar/add-event', { as: conductor, body: { event } })).ok).toBe(true)
    return event.id
  }
  await addEvent('Ensaio de naipe', Date.now() + 7 * 86_400_000)

  // Nobody has been asked so far: Home says how to begin.
  const page = await app.visit('/', { as: conductor, isOfItsOwn: true })
  await see(page.getByText('Send everybody their personal link'))
  await page.getByRole('link', { name: 'Send personal links' }).click()
  await see(title(page, /^Personal links/))
  const made = await api.call('/links/make-links', { as: conductor, body: { memberIds: roster.map(({ id }) => id) } })
  const { links } = LinksAnswer.parse(await made.json())
  const openPhone = async (name: string) => {
    const token = links.find((link) => link.name === name)?.token ?? ''
    const phone = await app.visit(`/my#${token}`, { window: PHONE })
    await see(phone.getByText(`Hello, ${name}`))
    return phone
  }
  const [ana, bia] = [await openPhone('Ana Lima'), await openPhone('Bia Sá')]

  const start = Date.now() + UNTIL_START_MS
  const id = await addEvent('Ensaio geral', start)
  for (const [phone, answer] of [
    [ana, 'Yes'],
    [bia, 'No'],
  ] as const) {
    await phone.reload()
    const card = phone.getByRole('article', { name: 'Ensaio geral' })
    await card.getByRole('button', { name: answer, exact: true }).click()
  }
  await page.goto('/')
  await see(page.getByText('1 of 3 said yes · 1 silent'))
  await page.getByRole('link', { name: 'Ask the silent: Ensaio de naipe' }).click()
  const asking = page.getByRole('dialog', { name: 'Ask the silent' })
  await see(asking.getByRole('heading', { name: '3 people' }), asking.getByText('Caio Reis').first())
  await page.keyboard.press('Escape')
  await missing(asking)

  const { code } = CheckinCode.parse(await (await api.call(`/checkins/show-code?id=${id}`, { as: conductor })).json())
  await ana.goto(`/check-in#${id}.${code}`)
  await see(ana.getByText('Good to have you. Play well!'))
  await expect.poll(() => Date.now(), { timeout: 2 * UNTIL_START_MS }).toBeGreaterThan(start)
  // The screen's clock shows whole minutes: on it, an event has begun once its minute is over.
  await page.clock.setSystemTime(start + 60_000)
  await page.goto(`/calendar/${id}/finish`)
  const finish = page.getByRole('button', { name: 'Finish the event', exact: true })
  await see(finish, page.getByText(/^Checked in/).first(), page.getByText(/(?:^|· )Said no/))
  await page.getByRole('group', { name: 'Caio Reis' }).getByRole('radio', { name: 'Absent', exact: true }).check()
  await finish.click()
  await see(toast(page, '“Ensaio geral” is finished.'))
  await financeFixture(api, admin).save({ eventId: id, kind: 'expense', category: 'venue', amount: 8_000 })

  await page.goto('/analytics')
  const said = page.getByRole('region', { name: 'Said and done', exact: true })
  await see(said.getByRole('row', { name: /^Together 2 of 3 1 of 1 1 of 3 0 of 1$/ }))
  await see(said.getByRole('row', { name: /^Brass 0 of 1 .* 1 of 1/ }))
  await see(page.getByRole('row', { name: /Ensaio geral.*50%.*1 of 2.*−80.00/ }))
  const ahead = page.getByRole('region', { name: 'What is ahead', exact: true })
  await see(ahead.getByRole('row', { name: /Ensaio de naipe.*0 of 3 said yes.*1 came.*category, 1 event/ }))
  await see(ahead.getByText('A forecast begins once about 40 answers to finished events are there; so far 3.'))
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as CSV' }).click(),
  ])
  const text = await readFile(await download.path(), 'utf8')
  expect(Papa.parse(text.slice(1), { header: true }).data).toMatchObject([
    { Event: 'Ensaio geral', Asked: '3', 'Answered in time': '2', 'Said yes and came': '1', 'Said nothing': '1' },
  ])

  await page.getByRole('link', { name: 'Members', exact: true }).last().click()
  await page.getByRole('combobox', { name: 'Show' }).selectOption('replies')
  const table = page.getByRole('table', { name: 'Attendance' })
  await see(table.getByRole('row', { name: /Ana Lima.*1 of 1.*1 of 1.*0 of 1/ }))
  await page.evaluate(() => {
    window.print = () => undefined
  })
  await page.getByRole('link', { name: 'Print list' }).click()
  await see(
    page.getByRole('columnheader', { name: 'Said nothing' }),
    page.getByRole('row', { name: /Caio Reis.*0 of 1.*1 of 1/ }),
  )

  // The treasurer meets the money of it, and nothing of what anybody answered.
  const treasurer = await app.visit('/analytics', { as: await api.join(admin, 'treasurer') })
  await see(treasurer.getByRole('row', { name: /Ensaio geral.*−80.00/ }))
  await missing(treasurer.getByText('Said and done'), treasurer.getByText('What is ahead'))
})

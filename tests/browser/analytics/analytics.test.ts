import { readFile } from 'node:fs/promises'
import Papa from 'papaparse'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Member } from '@contract/members'
import type { AttendanceStatus } from '@contract/calendar'
import { financeFixture } from '../finances/financeFixture'
import { addPast, daysAgo, finish, saveRoster } from '../calendar/finishFixture'
import { e2e } from '../support/e2e'
import { missing, see, title, toast } from '../support/page'

const ROSTER = { 'Ana Lima': 'strings', 'Bia Sá': 'strings', 'Caio Reis': 'brass' } as const
/** All of them, whatever day of the year the test runs on. */
const ALL = '/analytics?period=all'

const lines = (members: readonly Member[], ...statuses: readonly AttendanceStatus[]) =>
  members.flatMap((member, place) => {
    const status = statuses[place]
    return status ? [[member, status] as const] : []
  })

e2e(
  'a series is made, one of it moved, two finished, and the season and both sides tell of it',
  async ({ app, api }) => {
    const admin = await api.foundGroup()
    await saveRoster(api, admin, ROSTER)
    const page = await app.visit(`/calendar/new?start=${daysAgo(15)}`, { as: admin })
    await page.getByLabel('Title').fill('Ensaio geral')
    await page.getByLabel('Repeats').selectOption('weekly')
    await page.getByLabel('Last day').fill(daysAgo(1))
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await see(title(page, 'Ensaio geral'), page.getByText('1 of 3'))
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('button', { name: 'Move', exact: true }).click()
    await page.getByLabel('New date').fill(daysAgo(14))
    await page.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).click()
    const scope = page.getByRole('dialog', { name: 'Move which events of the series?' })
    await scope.getByRole('button', { name: 'Move', exact: true }).click()
    await see(toast(page, '“Ensaio geral” is now on'))

    // Home reminds of what is over; two of the three are finished from there.
    await page.getByRole('link', { name: 'Home' }).first().click()
    const waiting = page.getByRole('region', { name: 'Waiting to be finished' })
    const finish = waiting.getByRole('link', { name: 'Finish: Ensaio geral' })
    await expect.poll(() => finish.count()).toBe(3)
    await finish.first().click()
    await see(title(page, 'Finish Ensaio geral'))
    await page.getByRole('group', { name: 'Ana Lima' }).getByRole('radio', { name: 'Absent' }).check()
    await page.getByRole('button', { name: 'Add an entry' }).click()
    await page.getByRole('radio', { name: 'Expense' }).check()
    await page.getByRole('textbox', { name: 'Description' }).fill('Aluguel da sala')
    await page.getByRole('textbox', { name: 'Amount' }).fill('80.00')
    await page.getByRole('combobox', { name: 'Category' }).selectOption('venue')
    await page.getByRole('button', { name: 'Save the entry' }).click()
    await see(
      page.getByRole('status').filter({ hasText: '“Aluguel da sala” is added.' }),
      page.getByRole('table', { name: 'Entries of this event' }),
    )
    // An entry saved beside it takes nothing away from the report.
    await expect
      .poll(() => page.getByRole('group', { name: 'Ana Lima' }).getByRole('radio', { name: 'Absent' }).isChecked())
      .toBe(true)
    await page.getByRole('button', { name: 'Finish the event' }).click()
    await see(title(page, 'Ensaio geral'), page.getByRole('link', { name: 'Aluguel da sala' }))
    await page.getByRole('link', { name: 'Home' }).first().click()
    await expect.poll(() => finish.count()).toBe(2)
    await finish.first().click()
    await page.getByRole('button', { name: 'Finish the event' }).click()
    await see(title(page, 'Ensaio geral'))

    await page.goto(ALL)
    await see(title(page, 'Analytics 2'), page.getByText('5 present of 6 expected'))
    const table = page.getByRole('table', { name: 'Finished events' })
    await see(table.getByRole('row', { name: /Ensaio geral.*Rehearsal.*67%.*2 of 3.*−80.00/ }))
    // The treasurer meets the same figure from the other side.
    const treasurer = await app.visit(ALL, { as: await api.join(admin, 'treasurer') })
    await treasurer
      .getByRole('table', { name: 'Finished events' })
      .getByRole('link', { name: 'Ensaio geral' })
      .first()
      .click()
    await treasurer.getByRole('link', { name: 'Aluguel da sala' }).click()
    await see(title(treasurer, 'Aluguel da sala'))
    await treasurer
      .getByRole('definition')
      .getByRole('link', { name: /Ensaio geral/ })
      .click()
    await see(title(treasurer, 'Ensaio geral'))
    await treasurer.getByRole('link', { name: 'Report' }).click()
    await see(treasurer.getByText('All entries that name this event, paid and pending.'))
  },
)

e2e(
  'an event and its money are one press apart, whoever looks, and each screen says the same',
  async ({ app, api }) => {
    const admin = await api.foundGroup()
    const members = await saveRoster(api, admin, ROSTER)
    const concert = await addPast(api, admin, { title: 'Concerto', calendar: 'Publico' })
    const treasurer = await api.join(admin, 'treasurer')
    const ledger = financeFixture(api, treasurer)
    const sums = (page: Page) => [
      page.getByRole('row', { name: 'Income R$350.00' }),
      page.getByRole('row', { name: 'Expenses −R$80.50' }),
      page.getByRole('row', { name: 'Result R$269.50' }),
    ]

    // Before anybody finished it the treasurer books for it, from its page.
    const page = await app.visit(`/calendar/${concert.id}`, { as: treasurer })
    await see(page.getByText('No entries for this event yet.'))
    await page.getByRole('link', { name: 'Add an entry' }).click()
    await see(page.getByRole('combobox', { name: 'Event' }))
    await ledger.save({ eventId: concert.id, amount: 35_000, description: 'Bilheteria' })
    await ledger.save({ eventId: concert.id, amount: 8_050, kind: 'expense', status: 'pending', description: 'Sala' })
    await page.goto(`/calendar/${concert.id}`)
    await see(...sums(page), page.getByText('Pending'))
    await page.getByRole('link', { name: 'See in the finances' }).click()
    const totals = page.getByLabel('Total of these entries')
    // Paid and pending are never added up.
    await expect.poll(() => totals.textContent()).toMatch(/R\$350\.00.*−R\$80\.50/)
    await page.goBack()

    // Who finishes sees them beside the report.
    const conductor = await app.visit(`/calendar/${concert.id}/finish`, { as: admin })
    await see(...sums(conductor))
    await finish(api, admin, concert, lines(members, 'present', 'present', 'absent'))

    await page.reload()
    await page.getByRole('link', { name: 'Report' }).click()
    await see(...sums(page))
    await page.getByRole('link', { name: 'See in the finances' }).click()
    // Paid and pending are never added up.
    await expect.poll(() => totals.textContent()).toMatch(/R\$350\.00.*−R\$80\.50/)
    await page.goBack()
    await page.getByRole('link', { name: 'Go to the event' }).click()
    await see(title(page, 'Concerto'), ...sums(page))
    // A member sees the event, and nothing of its money.
    const member = await app.visit(`/calendar/${concert.id}`, { as: await api.join(admin, 'member') })
    await see(title(member, 'Concerto'))
    await missing(member.getByRole('heading', { name: 'Money' }))
  },
)

e2e('the figures follow the filters, the URL keeps them, and what nobody recorded is said', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const members = await saveRoster(api, admin, ROSTER)
  const rehearsal = await addPast(api, admin, { title: 'Ensaio na praça', ago: 3 })
  await finish(api, admin, rehearsal, lines(members, 'present', 'excused', 'absent'))
  const concert = await addPast(api, admin, { title: 'Concerto', calendar: 'Publico', ago: 2 })
  await finish(api, admin, concert, lines(members, 'present', 'present', 'present'), { audience: 300 })
  const other = await addPast(api, admin, { title: 'Passeio', calendar: 'Outros', ago: 4 })
  await finish(api, admin, other, [])
  const ledger = financeFixture(api, admin)
  await ledger.save({ amount: 90_000, eventId: concert.id, category: 'tickets' })
  await ledger.save({ kind: 'expense', amount: 30_000, eventId: concert.id, category: 'venue', status: 'pending' })

  const page = await app.visit(ALL, { as: admin })
  await see(
    title(page, 'Analytics 3'),
    page.getByText('4 present of 5 expected'),
    page.getByText('recorded at 2 of 3 events'),
  )
  await see(
    page.getByText('counted at 1 of 2 events that are no rehearsals'),
    page.getByText('R$900.00 in, R$300.00 out'),
  )
  const glance = page.getByRole('region', { name: 'At a glance' })
  await see(
    glance.getByRole('row', { name: /Strings.*100%.*3 of 3/ }),
    glance.getByRole('row', { name: /Brass.*50%.*1 of 2/ }),
  )
  const list = page.getByRole('table', { name: 'Finished events' })
  await see(list.getByRole('row', { name: /Passeio.*No attendance was recorded\..*Nobody counted the audience\./ }))

  await list.getByRole('button', { name: 'Result (R$)' }).click()
  await expect.poll(() => page.url()).toContain('sort=asc&sortColumn=net')
  await page.getByRole('combobox', { name: 'Category' }).selectOption({ label: 'Rehearsal' })
  await see(title(page, 'Analytics 1'), page.getByText('1 present of 2 expected'))
  await page.getByRole('searchbox', { name: 'Search the events' }).fill('praca')
  await expect.poll(() => page.url()).toContain('q=praca')
  await page.reload()
  await see(title(page, 'Analytics 1'), list.getByRole('link', { name: 'Ensaio na praça' }))
  await page.getByRole('searchbox', { name: 'Search the events' }).fill('xyzzy')
  await see(page.getByRole('heading', { name: 'No finished event matches' }))
  await page.goBack()
  await see(title(page, 'Analytics 3'))

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as CSV' }).click(),
  ])
  await see(toast(page, '3 events exported.'))
  const text = await readFile(await download.path(), 'utf8')
  const { data } = Papa.parse<Record<string, string>>(text.slice(1), { header: true })
  expect(data.find((row) => row['Event'] === 'Concerto')).toMatchObject({
    Attendance: '1',
    Audience: '300',
    Result: '600.00',
  })
  expect(data.find((row) => row['Event'] === 'Passeio')).toMatchObject({ Attendance: '', Audience: '' })
})

e2e('a season is compared with the same days of the one before', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const members = await saveRoster(api, admin, ROSTER)
  const now = await addPast(api, admin, { title: 'Agora', ago: 2 })
  await finish(api, admin, now, lines(members, 'present', 'present', 'present'))
  const then = await addPast(api, admin, { title: 'Antes', ago: 2 + 365 })
  await finish(api, admin, then, lines(members, 'present', 'absent', 'absent'))
  const page = await app.visit(`/analytics?period=custom&from=${daysAgo(4)}&to=${daysAgo(0)}`, { as: admin })
  await see(title(page, 'Analytics 1'), page.getByText(/Compared with the same days a year before, .*: 1 event\./))
  await see(page.getByText('A year before: 33%'))
  await page.goto(`/analytics?period=custom&from=${daysAgo(2 + 366)}&to=${daysAgo(2 + 364)}`)
  await see(page.getByText(/There is nothing to compare with/))
})

e2e('who may be on the way out is for those who lead, and for nobody else', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const members = await saveRoster(api, admin, ROSTER)
  for (const ago of [9, 7, 5]) {
    const event = await addPast(api, admin, { title: 'Ensaio', ago })
    await finish(api, admin, event, lines(members, 'present', 'present', 'absent'))
  }
  const conductor = await api.join(admin, 'conductor')
  const page = await app.visit(ALL, { as: conductor })
  const warnings = page.getByRole('region', { name: 'Worth a word' })
  await see(warnings.getByText('Absent at the last 3 events without an excuse. Not yet there at any event.'))
  await missing(warnings.getByText('Ana Lima'))
  await warnings.getByRole('link', { name: 'Caio Reis' }).click()
  await see(title(page, 'Caio Reis'))

  const treasurer = await api.join(admin, 'treasurer')
  const his = await app.visit(ALL, { as: treasurer })
  await see(title(his, 'Analytics 3'))
  await missing(his.getByRole('region', { name: 'Worth a word' }))
  expect((await api.call('/analytics/early-warnings', { as: treasurer })).status).toBe(403)

  const member = await api.join(admin, 'member')
  const hers = await app.visit('/analytics', { as: member })
  await see(title(hers, 'This part is not open to you'))
  await missing(hers.getByRole('link', { name: 'Analytics' }))
  expect((await api.call('/analytics/events/list', { as: member })).status).toBe(403)
})

e2e('a conductor sees who came, member by member: filtered, exported, and on each one’s page', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const members = await saveRoster(api, admin, ROSTER)
  const rehearsal = await addPast(api, admin, { title: 'Ensaio', ago: 1 })
  await finish(api, admin, rehearsal, lines(members, 'late', 'excused', 'absent'))
  const page = await app.visit(ALL, { as: await api.join(admin, 'conductor') })
  await page.getByRole('navigation', { name: 'Analytics' }).getByRole('link', { name: 'Members' }).click()
  await see(title(page, 'Attendance 3'))
  await page.getByRole('combobox', { name: 'Period' }).selectOption({ label: 'All seasons' })
  const table = page.getByRole('table', { name: 'Attendance' })
  const names = () => table.locator('a.row-link').allTextContents()
  await expect.poll(names).toEqual(['Ana Lima', 'Bia Sá', 'Caio Reis'])
  await see(table.getByRole('row', { name: /Ana Lima.*1 late.*100%/ }))
  await page.getByRole('combobox', { name: 'Section' }).selectOption('brass')
  await expect.poll(names).toEqual(['Caio Reis'])
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as CSV' }).click(),
  ])
  await see(toast(page, '1 member exported.'))
  const text = await readFile(await download.path(), 'utf8')
  const { data } = Papa.parse<Record<string, string>>(text.slice(1), { header: true })
  expect(data).toMatchObject([
    { Name: 'Caio Reis', Recorded: '1', Present: '0', Late: '0', Absent: '1', Attendance: '0' },
  ])

  await table.getByRole('link', { name: 'Caio Reis' }).click()
  const latest = page.getByRole('region', { name: 'The last ten events' })
  await see(title(page, 'Caio Reis'), latest.getByText('Absent'), latest.getByRole('link', { name: 'Ensaio' }))
  const his = await app.visit('/analytics/members', { as: await api.join(admin, 'treasurer') })
  await see(title(his, 'This part is not open to you'))
})

e2e('the list and the record of an event go onto paper without the shell around them', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const members = await saveRoster(api, admin, ROSTER)
  const programme = [{ title: 'Batuque', composer: 'A. Nepomuceno', minutes: 5 }]
  const concert = await addPast(api, admin, { title: 'Concerto', calendar: 'Publico', props: { programme } })
  await finish(api, admin, concert, lines(members, 'present', 'absent', 'excused'), { notes: 'Encore!' })
  await finish(api, admin, await addPast(api, admin, { title: 'Ensaio', ago: 9 }), [])
  const context = await app.open({ as: admin })
  // The dialog of the browser would stand in the way; that it was asked for is what counts.
  await context.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = 'yes'
    }
  })
  const page = await context.newPage()
  await page.goto(ALL)
  await page.getByRole('link', { name: 'Print list' }).click()
  await see(page.getByRole('heading', { name: 'Coral da Serra: finished events' }), page.getByText('2 events · As of'))
  // What nobody wrote down is no zero on paper either.
  const silent = page.getByRole('row', { name: /Ensaio/ }).getByRole('cell', { name: 'No attendance was recorded.' })
  await expect.poll(() => silent.count()).toBe(2)
  await see(page.getByRole('row', { name: /Concerto Public 50% 1 of 2/ }))
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['printed'])).toBe('yes')
  await page.emulateMedia({ media: 'print' })
  await missing(page.getByRole('navigation', { name: 'Main menu' }), page.getByRole('button', { name: 'Print' }))

  await page.emulateMedia({ media: 'screen' })
  await page.goto(`/analytics/${concert.id}`)
  await see(title(page, 'Concerto'), page.getByRole('button', { name: 'Print' }))
  await page.emulateMedia({ media: 'print' })
  await see(page.getByText('Coral da Serra', { exact: true }), page.getByText('Encore!'), page.getByText('Batuque'))
  await see(page.getByRole('row', { name: /Strings 1 of 2 · 50% Bia Sá Ana Lima/ }))
  await missing(page.getByRole('button', { name: 'Print' }), page.getByRole('heading', { name: 'History' }))
  // One page of A4 is one page.
  const paper = await page.pdf({ format: 'A4' })
  expect(paper.toString('latin1').match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1)
})

e2e('the season fits every screen: nothing of it pushes the page sideways', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const members = await saveRoster(api, admin, ROSTER)
  const concert = await addPast(api, admin, { title: 'Concerto', calendar: 'Publico' })
  await finish(api, admin, concert, lines(members, 'present', 'present', 'absent'), { audience: 250_000 })
  await financeFixture(api, admin).save({ eventId: concert.id, amount: 987_654_321 })
  const page = await app.visit(ALL, { as: admin, language: 'pt-BR' })
  await see(page.getByRole('row', { name: /Concerto.*67%/ }))
  for (const width of [1366, 1280, 1000, 820, 720, 390, 320]) {
    await page.setViewportSize({ width, height: 900 })
    const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    await expect.poll(tooWide, { message: `at ${width}` }).toBe(0)
  }
})

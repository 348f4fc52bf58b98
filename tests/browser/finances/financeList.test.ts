import { readFile } from 'node:fs/promises'
import Papa from 'papaparse'
import type { Page } from 'playwright-core'
import { v7 as uuidv7 } from 'uuid'
import { expect } from 'vitest'
import { financeFixture } from './financeFixture'
import { e2e } from '../support/e2e'
import { missing, see, title, toast } from '../support/page'

const filter = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
const totals = (page: Page) => page.getByLabel('Total of these entries')
const asked = (page: Page) => new URL(page.url()).search

/** All of them have a figure. */
async function total(page: Page, ...figures: string[]): Promise<void> {
  await expect.poll(() => totals(page).getByRole('definition').allInnerTexts()).toEqual(figures)
}

e2e('filters narrow the list and its totals, and the address says them', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const ledger = financeFixture(api, admin)
  const ana = await api.saveMember(admin, { name: 'Ana Lima' })
  const due = { category: 'dues', memberId: ana.id } as const
  await ledger.save({ ...due, description: 'Mensalidade de março', amount: 4500, date: '2024-03-05' })
  await ledger.save({
    ...due,
    description: 'Mensalidade de abril',
    amount: 4600,
    date: '2024-04-05',
    status: 'pending',
    dueDate: '2024-04-10',
  })
  await ledger.save({ description: 'Bilheteria', category: 'tickets', amount: 90_000, date: '2024-04-20' })
  await ledger.save({ description: 'Ônibus', kind: 'expense', category: 'travel', amount: 30_000, date: '2024-04-21' })
  const page = await app.visit('/finances/entries', { as: admin })
  await see(title(page, 'Entries 4'))
  // Income, expenses and result of what is paid; then what is to receive and to pay.
  await total(page, 'R$945.00', '−R$300.00', 'R$645.00', 'R$46.00', 'R$0.00')

  await filter(page, 'Kind').selectOption('income')
  await see(title(page, 'Entries 3'))
  await total(page, 'R$945.00', 'R$0.00', 'R$945.00', 'R$46.00', 'R$0.00')
  await filter(page, 'Category').selectOption('dues')
  await see(title(page, 'Entries 2'))
  await filter(page, 'Status').selectOption('overdue')
  await see(title(page, 'Entries 1'), page.getByRole('row', { name: /Mensalidade de abril.*Ana Lima.*Overdue/ }))
  expect(asked(page)).toBe('?kind=income&category=dues&overdue=yes')
  await page.reload()
  await see(title(page, 'Entries 1'))
  await total(page, 'R$46.00', 'R$0.00')
  await page.goBack()
  await see(title(page, 'Entries 2'))

  await page.getByRole('button', { name: 'Clear the filters' }).click()
  await see(title(page, 'Entries 4'))
  await filter(page, 'Period').selectOption('custom')
  await page.getByLabel('From').fill('2024-04-01')
  await page.getByLabel('To', { exact: true }).fill('2024-04-30')
  await see(title(page, 'Entries 3'))
  await total(page, 'R$900.00', '−R$300.00', 'R$600.00', 'R$46.00', 'R$0.00')
  await filter(page, 'Member').click()
  await page.keyboard.type('ana')
  await page.keyboard.press('Enter')
  await see(title(page, 'Entries 1'))
  expect(asked(page)).toBe(`?period=custom&from=2024-04-01&to=2024-04-30&memberId=${ana.id}`)
  await total(page, 'R$0.00', 'R$0.00', 'R$0.00', 'R$46.00', 'R$0.00')

  // Into an entry and back: the list is as it was.
  await page.getByRole('link', { name: 'Mensalidade de abril' }).click()
  await see(title(page, 'Mensalidade de abril'))
  await page.getByRole('link', { name: 'Entries', exact: true }).click()
  await see(title(page, 'Entries 1'))
  expect(asked(page)).toContain(`memberId=${ana.id}`)

  await filter(page, 'Period').selectOption('month')
  await see(page.getByRole('heading', { name: 'Nothing matches' }))
  await total(page, 'R$0.00', 'R$0.00', 'R$0.00', 'R$0.00', 'R$0.00')
})

e2e('the largest amount is shown whole, and the totals say what they are of', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const ledger = financeFixture(api, admin)
  await ledger.save({ kind: 'expense', amount: 10 ** 12, category: 'instruments', status: 'pending' })
  const page = await app.visit('/finances/entries', { as: admin })
  const amount = page.getByRole('row').getByText('−R$10,000,000,000.00')
  for (const width of [1440, 1024, 700]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => amount.evaluate((cell) => cell.scrollWidth <= cell.clientWidth)).toBe(true)
  }
  // What is paid and what is not are never added up.
  await see(totals(page).getByText('To pay'), totals(page).getByText('−R$10,000,000,000.00'))
  await see(totals(page).getByText('Result'))
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await page.getByLabel('Status').selectOption('pending')
  await missing(totals(page).getByText('Result'))
  await see(totals(page).getByText('−R$10,000,000,000.00'))
})

e2e('the list opens with today on top; what is to come is a chip of its own, the next first', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const ledger = financeFixture(api, admin)
  await ledger.save({ description: 'Hoje em dia', date: '2024-04-01' })
  await ledger.save({ description: 'Daqui a muito', date: '2099-05-01', status: 'pending' })
  await ledger.save({ description: 'Logo', date: '2099-04-01', status: 'pending' })
  const page = await app.visit('/finances/entries', { as: admin })
  await see(title(page, 'Entries 1'), page.getByRole('link', { name: 'Hoje em dia' }))
  await page.getByRole('button', { name: 'To come 2' }).click()
  await see(title(page, 'Entries 2'))
  expect(await page.getByRole('link', { name: /Daqui|Logo/ }).allInnerTexts()).toEqual(['Logo', 'Daqui a muito'])
  // Whoever looks for something finds it, whenever it is.
  await page.getByRole('button', { name: 'To come 2' }).click()
  await page.getByLabel('Search the entries').fill('daqui')
  await see(page.getByRole('link', { name: 'Daqui a muito' }))
})

e2e('entries are changed many at once by keyboard: all or none, and back with Undo', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const ledger = financeFixture(api, admin)
  await api.saveMember(admin, { name: 'Ana Lima' })
  const raffle = await ledger.save({ description: 'Rifa', date: '2024-04-03' })
  await ledger.save({ description: 'Bazar', date: '2024-04-02', status: 'pending' })
  await ledger.save({ description: 'Bingo', date: '2024-04-01' })
  const page = await app.visit('/finances/entries', { as: admin })
  await see(title(page, 'Entries 3'))
  for (const name of ['Rifa', 'Bazar']) {
    await page.getByRole('checkbox', { name: `Choose “${name}”` }).focus()
    await page.keyboard.press('Space')
  }
  // The menu of the row that was ticked last is next to it.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Change 2 chosen entries' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Change 2 entries' })
  await dialog.getByRole('combobox', { name: 'Category' }).selectOption('tickets')
  await dialog.getByRole('combobox', { name: 'Member' }).focus()
  await page.keyboard.type('ana')
  await see(dialog.getByRole('option', { name: 'Ana Lima' }))
  await page.keyboard.press('Enter')
  await dialog.getByRole('combobox', { name: 'Status' }).selectOption('paid')
  await see(dialog.getByLabel('Paid on'))

  // Somebody else is faster with one of them: none is changed, it is named, and left out with one press.
  await ledger.save({ ...raffle, notes: 'Recibo 7' })
  await dialog.getByRole('combobox', { name: 'Member' }).focus()
  await page.keyboard.press('Enter')
  await see(dialog.getByRole('alert').getByText('Rifa', { exact: true }))
  expect((await ledger.all()).map(({ category }) => category)).toEqual(['donation', 'donation', 'donation'])
  await dialog.getByRole('button', { name: 'Leave it out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Change 1 entry' }).click()
  await see(toast(page, '1 entry is changed.'))
  const changed = async () => (await ledger.all()).filter(({ category }) => category === 'tickets')
  expect(await changed()).toMatchObject([{ description: 'Bazar', status: 'paid', memberId: expect.any(String) }])
  await page.getByRole('button', { name: 'Undo' }).click()
  await see(toast(page, '1 entry is as it was.'))
  expect(await changed()).toEqual([])
})

e2e('what an event earned and cost is found by its name, and named on its entries', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const ledger = financeFixture(api, admin)
  const addEvent = async (title: string, day: string): Promise<string> => {
    const id = uuidv7()
    const span = { start: `${day}T22:00:00Z`, end: `${day}T23:30:00Z`, allDay: false }
    const event = { id, title, ...span, extendedProps: { calendar: 'Publico', status: 'scheduled' } }
    expect((await api.call('/calendar/add-event', { as: admin, body: { event } })).status).toBe(201)
    return id
  }
  const concert = await addEvent('Concerto de abril', '2024-04-20')
  await addEvent('Concerto de maio', '2024-05-20')
  await ledger.save({ description: 'Bilheteria', category: 'tickets', amount: 90_000, eventId: concert })
  await ledger.save({ description: 'Rifa' })
  const page = await app.visit('/finances/entries', { as: admin })
  await see(title(page, 'Entries 2'))
  await filter(page, 'Event').click()
  await page.keyboard.type('abril')
  await see(page.getByRole('option', { name: 'Concerto de abril · Apr 20, 2024' }))
  await page.keyboard.press('Enter')
  await see(title(page, 'Entries 1'))
  expect(asked(page)).toBe(`?eventId=${concert}`)
  await total(page, 'R$900.00', 'R$0.00', 'R$900.00', 'R$0.00', 'R$0.00')
  await page.reload()
  await expect.poll(() => filter(page, 'Event').inputValue()).toBe('Concerto de abril · Apr 20, 2024')

  await page.getByRole('link', { name: 'Bilheteria' }).click()
  await see(page.getByRole('link', { name: 'Concerto de abril · Apr 20, 2024' }))
  await page.getByRole('link', { name: 'Edit' }).click()
  const field = page.getByRole('combobox', { name: 'Event' })
  await expect.poll(() => field.inputValue()).toBe('Concerto de abril · Apr 20, 2024')
  await field.fill('maio')
  await page.getByRole('option', { name: 'Concerto de maio · May 20, 2024' }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await see(
    title(page, 'Bilheteria'),
    page.getByText('Event: Concerto de maio · May 20, 2024 (before: Concerto de abril · Apr 20, 2024)'),
  )
})

e2e('words, amounts and names are searched; order and page are the server’s', async ({ app, api }) => {
  const page = await app.visit('/finances/entries', { as: await api.enterDemo('treasurer') })
  const search = page.getByRole('searchbox', { name: 'Search the entries' })
  const table = page.getByRole('table', { name: 'Finance entries' })
  await search.fill('denilson agosto')
  await see(table.getByRole('row', { name: /Mensalidade de agosto.*Denílson Rocha/ }).first())
  expect(asked(page)).toBe('?q=denilson+agosto')
  await search.fill('')
  // Pressed before the search is taken back, which waits for a pause in the typing: both hold.
  await table.getByRole('columnheader', { name: 'Amount' }).getByRole('button').click()
  await expect.poll(() => asked(page)).toBe('?sort=asc&sortColumn=amount')
  await page.getByRole('button', { name: 'Next page' }).click()
  await see(page.getByText(/^26–50 of/))
  await page.reload()
  await see(page.getByText(/^26–50 of/))
  await expect
    .poll(() => table.getByRole('columnheader', { name: 'Amount' }).getAttribute('aria-sort'))
    .toBe('ascending')
})

e2e('the export holds what the filters select, in the words of the screen', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const ledger = financeFixture(api, admin)
  for (let day = 10; day < 22; day += 1) await ledger.save({ description: `Doação ${day}`, date: `2024-05-${day}` })
  await ledger.save({ description: '=1+1', kind: 'expense', amount: 123_456, date: '2024-05-30', status: 'pending' })
  await ledger.save({ date: '2024-06-01' })
  const page = await app.visit('/finances/entries?period=custom&to=2024-05-31', { as: admin })
  await see(title(page, 'Entries 13'))
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as CSV' }).click(),
  ])
  await see(toast(page, '13 entries exported.'))
  expect(download.suggestedFilename()).toMatch(/^Coral da Serra – Entries – \d{4}-\d\d-\d\d\.csv$/)
  const text = await readFile(await download.path(), 'utf8')
  const { data } = Papa.parse<Record<string, string>>(text.slice(1), { header: true })
  expect(data).toHaveLength(13)
  expect(data[0]).toMatchObject({ Description: "'=1+1", Kind: 'Expense', Amount: '-1234.56', Status: 'Pending' })

  // For a spreadsheet of another country; the choice is kept.
  await page.getByRole('button', { name: 'CSV file: Comma, decimal point' }).click()
  await page.getByRole('button', { name: 'Semicolon, decimal comma' }).click()
  await page.reload()
  await see(page.getByRole('button', { name: 'CSV file: Semicolon, decimal comma' }))
  const [other] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as CSV' }).click(),
  ])
  const [, first] = (await readFile(await other.path(), 'utf8')).split('\r\n')
  expect(first).toMatch(/^2024-05-30;'=1\+1;Expense;.*;"-1234,56";Pending;/)
})

e2e('what the address says the list shows, also after an entry was removed', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const ledger = financeFixture(api, admin)
  for (const [description, date] of [
    ['Flyers', '2024-03-05'],
    ['Lights', '2024-05-05'],
  ] as const)
    await ledger.save({ description, kind: 'expense', category: 'travel', amount: 1_000, date })
  // Days alone are a period, which the filter shows as well.
  const page = await app.visit('/finances/entries?to=2024-04-30', { as: admin })
  await see(title(page, 'Entries 1'), page.getByRole('row', { name: /Flyers/ }))
  await expect.poll(() => filter(page, 'Period').inputValue()).toBe('custom')
  await expect.poll(() => page.getByLabel('To', { exact: true }).inputValue()).toBe('04/30/2024')
  await page.getByRole('button', { name: 'Clear the filters' }).click()
  await see(title(page, 'Entries 2'))
  await page.goBack()
  await see(title(page, 'Entries 1'))
  await expect.poll(() => filter(page, 'Period').inputValue()).toBe('custom')
  await page.goForward()
  await see(title(page, 'Entries 2'))
  await page.getByRole('link', { name: 'Lights' }).click()
  await see(title(page, 'Lights'))
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await see(title(page, 'Entries 1'))
  expect(asked(page)).toBe('')
  await expect.poll(() => filter(page, 'Period').inputValue()).toBe('')
})

e2e('a conductor and a plain member see nothing of the money', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const entry = await financeFixture(api, admin).save()
  for (const role of ['conductor', 'member'] as const) {
    const person = await api.join(admin, role)
    const page = await app.visit('/', { as: person })
    await see(page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Home' }))
    await missing(page.getByRole('link', { name: 'Finances' }))
    for (const path of ['/finances', '/finances/entries', `/finances/entries/${entry.id}`, '/finances/report']) {
      await page.goto(path)
      await see(title(page, 'This part is not open to you'))
      await missing(page.getByText('Doação'), page.getByText('R$'))
    }
    for (const path of [
      'list',
      'balance',
      'all-finances',
      `find-finance?id=${entry.id}`,
      'list-debtors',
      'list-reversals',
    ]) {
      expect((await api.call(`/finances/${path}`, { as: person })).status).toBe(403)
    }
  }
})

e2e(
  'who was removed keeps their name in what they left behind, and long choices wait to be opened',
  async ({ app, api }) => {
    const admin = await api.foundGroup()
    const ledger = financeFixture(api, admin)
    const gil = await api.saveMember(admin, { name: 'Gil Alves' })
    await api.saveMember(admin, { name: 'Ana Lima' })
    await ledger.save({ description: 'Mensalidade', category: 'dues', memberId: gil.id })
    await api.call(`/members/remove-member?id=${gil.id}`, { as: admin, method: 'DELETE' })
    const page = await app.visit('/settings/account', { as: admin })
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))

    await page.goto(new URL('/finances/entries', page.url()).href)
    await see(page.getByRole('row', { name: /Mensalidade.*Gil Alves.*Removed/ }))
    expect(asked.filter((path) => /list-names|all-members|all-events/.test(path))).toEqual([])
    // Typed before the choices are there: nothing of it is lost.
    let letThrough = () => {}
    const held = new Promise<void>((resolve) => {
      letThrough = resolve
    })
    await page.route(/\/members\/list-names/, async (route) => {
      await held
      await route.continue()
    })
    await filter(page, 'Member').click()
    await see(page.getByRole('option', { name: 'Loading' }))
    await page.keyboard.type('ana')
    await page.keyboard.press('Enter')
    letThrough()
    await expect.poll(() => asked.filter((path) => path === '/members/list-names')).toHaveLength(1)
    await see(title(page, 'Entries 0'))
    expect(await filter(page, 'Member').inputValue()).toBe('Ana Lima')

    await page.goto(new URL(`/finances/debtors/${gil.id}`, page.url()).href)
    await see(title(page, 'Statement of Gil Alves'), page.getByText('Removed', { exact: true }))
  },
)

e2e('on a small window filters fold into one line, and what is in force stays in sight', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const ledger = financeFixture(api, admin)
  await ledger.save({ description: 'Bilheteria', category: 'tickets', amount: 90_000, date: '2024-04-20' })
  await ledger.save({ description: 'Ônibus', kind: 'expense', category: 'travel', amount: 30_000, date: '2024-04-21' })
  const page = await app.visit('/finances/entries', { as: admin, window: { width: 1024, height: 700 } })
  const bar = page.locator('.filter-bar')
  const lines = () => bar.evaluate((shown) => Math.round(shown.getBoundingClientRect().height / 40))
  // Without what is nothing.
  await total(page, 'R$900.00', '−R$300.00', 'R$600.00')
  await missing(filter(page, 'Kind'), filter(page, 'Status'))
  await expect.poll(lines).toBe(1)
  const fold = page.getByRole('button', { name: 'Filters', exact: true })
  await fold.press('Enter')
  await filter(page, 'Kind').selectOption('income')
  await total(page, 'R$900.00', 'R$0.00', 'R$900.00')
  await fold.click()
  await see(filter(page, 'Kind'))
  await missing(filter(page, 'Status'))
  const rows = () =>
    totals(page)
      .getByRole('definition')
      .evaluateAll((sums) => new Set(sums.map((sum) => Math.round(sum.getBoundingClientRect().top))).size)
  expect(await rows()).toBe(1)
  // On a phone they have their names above.
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(rows).toBe(1)
})

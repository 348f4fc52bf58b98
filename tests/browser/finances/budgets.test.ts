import { expect } from 'vitest'
import { addEvent } from '../calendar/eventFixture'
import { e2e } from '../support/e2e'
import { pinToast, missing, see, toast } from '../support/page'
import { financeFixture } from './financeFixture'

// In the group's zone the year may be another one for an hour, and the tests run at any.
const year = String(new Date().getUTCFullYear())
const lastYear = String(Number(year) - 1)

e2e('a budget begins with last year and 5 %, and an entry that breaks it is told so', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const ledger = financeFixture(api, admin)
  await ledger.save({ kind: 'expense', category: 'venue', amount: 100_000, date: `${lastYear}-03-10` })
  await ledger.save({ kind: 'income', category: 'dues', amount: 300_010, date: `${lastYear}-03-10` })
  await ledger.save({ kind: 'expense', category: 'venue', amount: 90_000, date: `${year}-01-10` })
  const page = await app.visit(`/finances/budget?year=${year}`, { as: admin })
  await page.getByRole('button', { name: 'Make a budget' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('More or less, in percent').fill('five')
  await page.keyboard.press('Enter')
  await see(dialog.getByText('Write a number from -100 to 1000'))
  await dialog.getByLabel('More or less, in percent').fill('5')
  await page.keyboard.press('Enter')

  const venue = page.getByRole('textbox', { name: 'Expenses: Venue' })
  await expect.poll(() => venue.inputValue()).toBe('1,050.00')
  expect(await page.getByRole('textbox', { name: 'Income: Dues' }).inputValue()).toBe('3,150.11')
  await venue.fill('1000')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.type('70')
  await see(page.getByRole('row', { name: /Total 3,150\.11 1,070\.00/ }))
  await page.keyboard.press('Enter')
  const saved = toast(page, `The budget ${year} was saved.`)
  await pinToast(saved)
  await see(page.getByRole('row', { name: /Venue 1,000\.00 900\.00 0\.00 900\.00 100\.00/ }))
  await saved.getByRole('button', { name: 'Undo' }).click()
  await see(page.getByRole('heading', { name: `No budget for ${year} yet` }))

  const budget = { year, lines: [{ kind: 'expense', category: 'venue', amount: 100_000 }], version: 2 }
  await api.call('/finances/add-budget', { as: admin, body: { budget } })
  await page.goto(`${new URL(page.url()).origin}/finances/entries/new`)
  await page.getByRole('textbox', { name: 'Amount' }).fill('100')
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Venue')
  await page.getByLabel('Date', { exact: true }).fill(`${year}-02-01`)
  const warning = page.getByText(
    `This takes Venue to R$1,050.00 of R$1,000.00 budgeted for ${year}: R$50.00 more than planned.`,
  )
  await missing(warning)
  await page.getByRole('textbox', { name: 'Amount' }).fill('150')
  await see(warning)
  await page.getByRole('textbox', { name: 'Description' }).fill('Sala')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await see(toast(page, 'Sala'))

  await ledger.save({ kind: 'expense', category: 'other', amount: 20_000, date: `${year}-01-12`, description: 'Luz' })
  await page.goto(`${new URL(page.url()).origin}/finances/entries`)
  await page.getByRole('row', { name: /Luz/ }).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Change…' }).click()
  await page.getByRole('dialog').getByLabel('Category').selectOption('Venue')
  await see(page.getByText(`This takes Venue to R$1,250.00 of R$1,000.00 budgeted for ${year}`))
})

e2e(
  'a category of the group’s own is planned beside the one above it, and has its own warning',
  async ({ app, api }) => {
    const admin = await api.foundGroup()
    const ledger = financeFixture(api, admin)
    const bar = await ledger.subcategory('Bar', 'tickets')
    await ledger.subcategory('Portaria', 'tickets')
    const sold = { kind: 'income', category: 'tickets', date: `${lastYear}-03-10` } as const
    await ledger.save({ ...sold, amount: 100_000 })
    await ledger.save({ ...sold, amount: 5000, subcategoryId: bar })
    await ledger.save({ ...sold, date: `${year}-01-10`, amount: 1200, subcategoryId: bar })
    const page = await app.visit(`/finances/budget?year=${year}`, { as: admin })
    await page.getByRole('button', { name: 'Make a budget' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Fill' }).click()
    await see(page.getByText('planned on top of the category above it'))
    const field = page.getByRole('textbox', { name: 'Income: Tickets · Bar' })
    await expect.poll(() => field.inputValue()).toBe('50.00')
    await see(page.getByRole('row', { name: /Total 1,050\.00 0\.00/ }))
    await page.getByRole('textbox', { name: 'Expenses: Tickets · Bar' }).fill('30')
    await page.keyboard.press('Enter')
    await see(
      page.getByRole('row', { name: /Tickets · all else 1,000\.00 0\.00/ }),
      page.getByRole('row', { name: /Tickets · Bar 50\.00 12\.00 0\.00 12\.00 38\.00/ }),
      page.getByRole('row', { name: /All income 1,050\.00 12\.00/ }),
    )
    await page.getByRole('link', { name: 'Tickets · Bar' }).first().click()
    await see(page.getByRole('row', { name: /R\$12\.00/ }))
    await missing(page.getByRole('row', { name: /R\$50\.00/ }))

    await page.goto(`${new URL(page.url()).origin}/finances/entries/new`)
    await page.getByRole('textbox', { name: 'Amount' }).fill('31')
    await page.getByLabel('Date', { exact: true }).fill(`${year}-02-01`)
    await page.getByRole('combobox', { name: 'Category' }).selectOption('Tickets · Bar')
    await see(page.getByText('This takes Tickets · Bar to R$31.00 of R$30.00 budgeted'))
  },
)

e2e('what two people change in one budget is kept, and what both did is named', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const line = (category: string, amount: number) => ({ kind: 'expense', category, amount })
  const save = (lines: object[], version?: number) =>
    api.call('/finances/add-budget', { as: admin, body: { budget: { year, lines, version } } })
  await save([line('venue', 100_000), line('travel', 5000)])
  const page = await app.visit(`/finances/budget?year=${year}`, { as: admin })
  await page.getByRole('button', { name: 'Change' }).click()
  await page.getByRole('textbox', { name: 'Expenses: Venue' }).fill('1100')
  await save([line('venue', 120_000), line('travel', 6000)], 1)
  await page.keyboard.press('Enter')
  await see(page.getByText('Somebody else has changed it too: Expenses: Venue R$1,200.00.'))
  await page.getByRole('button', { name: 'Save' }).click()
  await see(
    page.getByRole('row', { name: /Venue 1,100\.00 0\.00/ }),
    page.getByRole('row', { name: /Travel 60\.00 0\.00/ }),
  )
})

e2e(
  'an event’s money is planned on its page, stands beside what came, and a copy has the plan too',
  async ({ app, api }) => {
    const admin = await api.foundGroup()
    const [event] = await addEvent(api, admin, { title: 'Concerto', day: `${year}-03-16`, calendar: 'Publico' })
    if (event === undefined) throw new Error('No event.')
    const entry = { kind: 'expense', category: 'venue', amount: 45_000, eventId: event.id } as const
    await financeFixture(api, admin).save(entry)
    const page = await app.visit(`/calendar/${event.id}`, { as: admin })
    await page.getByRole('button', { name: 'Plan its money' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Expenses: Venue' }).fill('400')
    await dialog.getByRole('textbox', { name: 'Income: Tickets' }).fill('900')
    await page.keyboard.press('Enter')
    await see(toast(page, 'The budget of the event was saved.'))
    const plan = page.getByRole('table', { name: 'What was planned of the event, and what came of it' })
    await see(
      plan.getByRole('row', { name: /Venue Expense −400\.00 −450\.00 −50\.00/ }),
      plan.getByRole('row', { name: /Result 500\.00 −450\.00 −950\.00/ }),
    )

    await page.goto(`${new URL(page.url()).origin}/calendar/new?copy=${event.id}`)
    await page.getByLabel('Title').fill('Outro concerto')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await see(
      page.getByRole('heading', { name: 'Outro concerto' }),
      page.getByRole('button', { name: 'Change the budget' }),
    )
    await see(plan.getByRole('row', { name: /Venue Expense −400\.00 0\.00 400\.00/ }))

    const conductor = await api.join(admin, 'conductor')
    const theirs = await app.visit(`/calendar/${event.id}`, { as: conductor })
    await see(theirs.getByRole('heading', { name: 'Concerto', exact: true }))
    await missing(theirs.getByText('Budget of the event'))
  },
)

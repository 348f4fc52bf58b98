import { expect } from 'vitest'
import { financeFixture } from './financeFixture'
import { e2e } from '../support/e2e'
import { missing, see, toast, written } from '../support/page'

/** Of the month that it is in the group's zone. */
const dayOfMonth = (day: string) =>
  `${new Date().toLocaleDateString('en-CA', { timeZone: 'America/Sao_Paulo' }).slice(0, 7)}-${day}`

e2e('an entry is made recurring, proposed, booked, changed and skipped, each with Undo', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const ledger = financeFixture(api, admin)
  const rent = await ledger.save({ kind: 'expense', amount: 80_000, category: 'venue', description: 'Rent' })
  const page = await app.visit(`/finances/entries/${rent.id}`, { as: admin })
  await page.getByRole('link', { name: 'Make recurring' }).click()
  const form = page.getByRole('dialog', { name: 'New recurring entry' })
  await form.getByLabel('First day').fill(dayOfMonth('01'))
  await form.getByLabel('Last day').fill('2020-01-01')
  await form.getByRole('button', { name: 'Save' }).click()
  await see(form.locator('[aria-invalid="true"]'))
  await form.getByLabel('Last day').fill(dayOfMonth('28'))
  await form.getByRole('button', { name: 'Save' }).click()
  await see(toast(page, '“Rent” was saved.'), page.getByRole('row', { name: /Rent.*Each month/ }))

  await page.goto('/')
  const card = page.getByRole('region', { name: 'To be booked' })
  await card.getByRole('button', { name: /^Skip “Rent”/ }).click()
  await toast(page, 'was skipped').getByRole('button', { name: 'Undo' }).click()
  await see(card.getByText(/as paid/))

  await page.goto('/finances')
  await card.getByRole('button', { name: /^Book “Rent”/ }).press('Enter')
  const told = toast(page, 'was booked')
  await see(told)
  await missing(card)
  await expect.poll(async () => (await ledger.all()).length).toBe(2)
  await told.getByRole('button', { name: 'Undo' }).click()
  await see(card)
  await expect.poll(async () => (await ledger.all()).length).toBe(1)

  await card.getByRole('button', { name: /^Change “Rent”/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Book “Rent”' })
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('825.50')
  await dialog.getByLabel('Date').fill(dayOfMonth('02'))
  await dialog.getByRole('button', { name: 'Book' }).click()
  await see(toast(page, 'was booked'))
  await missing(card)
  const booked = (await ledger.all()).find(({ id }) => id !== rent.id)
  expect(booked).toMatchObject({ amount: 82_550, date: dayOfMonth('02'), kind: 'expense', category: 'venue' })

  await page.goto('/finances/recurring')
  await page.getByRole('button', { name: 'Rent', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await see(page.getByRole('heading', { name: 'Nothing recurs yet' }))
  await toast(page, 'comes no more').getByRole('button', { name: 'Undo' }).click()
  await see(page.getByRole('row', { name: /Rent.*Over/ }))
})

e2e('a rule is tried on the past, saved, moved by the keyboard and brought back', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const ledger = financeFixture(api, admin)
  await ledger.save({ kind: 'expense', category: 'venue', description: 'ENEL 0311' })
  await ledger.save({ kind: 'expense', category: 'other', description: 'Conta Enel 12' })
  const page = await app.visit('/finances/entries?period=all', { as: admin })
  await page.getByRole('link', { name: 'Lists', exact: true }).click()
  await page.getByRole('link', { name: 'Rules for bank lines' }).click()
  await see(page.getByRole('heading', { name: 'No rules yet' }))
  const dialog = page.getByRole('dialog', { name: 'New rule' })

  async function addRule(text: string, category: string): Promise<void> {
    await page.getByRole('button', { name: 'New rule' }).click()
    await dialog.getByLabel('Text contains').fill(text)
    await dialog.getByRole('combobox', { name: 'Category' }).selectOption(category)
  }

  await addRule('enel', 'venue')
  await see(
    dialog.getByText('It would have met 2 paid entries. 1 of them was booked as something else.'),
    dialog.getByRole('listitem').filter({ hasText: 'Conta Enel 12' }).getByText('booked as Other'),
  )
  await dialog.getByRole('button', { name: 'Save' }).click()
  await see(toast(page, 'The rule “enel” was saved.'))
  await addRule('tarifa', 'other')
  await see(dialog.getByText('It would have met no paid entry of the past.'))
  await dialog.getByRole('button', { name: 'Save' }).click()
  const rows = page.getByRole('row').filter({ hasText: 'text contains' })
  await expect.poll(() => rows.first().textContent()).toContain('enel')

  await written(page, '/finances/order-match-rules', () =>
    page.getByRole('button', { name: 'Move “tarifa” up' }).press('Enter'),
  )
  await expect.poll(() => rows.first().textContent()).toContain('tarifa')
  await see(page.getByRole('status').filter({ hasText: '“tarifa” is now number 1 of 2.' }))
  // Where it cannot go further, the focus stays, and another press does nothing.
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  await expect.poll(focused).toBe('Move “tarifa” up')
  await page.keyboard.press('Enter')
  await expect.poll(focused).toBe('Move “tarifa” up')
  await page.reload()
  await expect.poll(() => rows.first().textContent()).toContain('tarifa')

  await page
    .getByRole('button', { name: /tarifa”$/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  const removed = toast(page, 'The rule “tarifa” was removed.')
  await expect.poll(() => rows.count()).toBe(1)
  await removed.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => rows.first().textContent()).toContain('tarifa')
})

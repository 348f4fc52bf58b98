import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect } from 'vitest'
import { financeFixture } from './financeFixture'
import { e2e } from '../support/e2e'
import { missing, see, title, toast } from '../support/page'

const row = (page: Page, name: string, balance: string) =>
  page.getByRole('row', { name: new RegExp(`^${name}.*${balance.replace(/[$.]/g, '\\$&')}`) })

e2e('a new cash box, money moved to it and back by Undo, and an entry on it', async ({ app, api }) => {
  const admin = await api.foundGroup()
  await financeFixture(api, admin).save({ amount: 100_000 })
  const page = await app.visit('/finances/accounts', { as: admin })
  await see(row(page, 'Main', 'R$1,000.00'), page.getByText('All entries are on this account.'))
  await missing(page.getByRole('button', { name: 'Transfer' }))

  await page.getByRole('button', { name: 'New account' }).click()
  const form = page.getByRole('dialog', { name: 'New account' })
  await form.getByLabel('Name').fill('main')
  await form.getByLabel('Opening balance').fill('200')
  await form.getByLabel('On', { exact: true }).fill('2026-01-01')
  await form.getByRole('button', { name: 'Save' }).click()
  await see(form.getByText('This is already in use'))
  await form.getByLabel('Name').fill('Cash box')
  await page.keyboard.press('Enter')
  await see(
    toast(page, '“Cash box” was saved.'),
    row(page, 'Cash box', 'R$200.00'),
    row(page, 'All together', 'R$1,200.00'),
  )

  // By the keyboard alone.
  await page.getByRole('button', { name: 'Transfer' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Transfer' })
  await dialog.getByLabel('From').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('50')
  await dialog.getByLabel('To').selectOption('Main')
  await page.keyboard.press('Enter')
  await see(dialog.getByText('The money would stay where it is: choose another account.'))
  await dialog.getByLabel('To').selectOption('Cash box')
  await dialog.getByLabel('Amount').press('Enter')
  await see(row(page, 'Main', 'R$950.00'), row(page, 'Cash box', 'R$250.00'), row(page, 'All together', 'R$1,200.00'))
  await toast(page, 'The transfer was saved.').getByRole('button', { name: 'Undo' }).click()
  await see(row(page, 'Main', 'R$1,000.00'), row(page, 'Cash box', 'R$200.00'))

  await page.goto('/finances/entries/new')
  await page.getByLabel('Amount').fill('30')
  await page.getByLabel('Description').fill('Strings')
  await page.getByRole('combobox', { name: 'Category' }).selectOption('instruments')
  await page.getByRole('combobox', { name: 'Account' }).selectOption('Cash box')
  // Nothing was in the box before it was begun.
  await page.getByLabel('Date').fill('2025-12-31')
  await see(page.getByText('On Dec 31, 2025 Cash box holds R$0.00: after this it would be −R$30.00.'))
  await page.getByLabel('Date').fill('2026-01-02')
  await missing(page.getByText('Cash box holds'))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await see(page.getByText('Cash box'))
  await page.goto('/finances/accounts')
  await page.getByRole('link', { name: 'Cash box' }).click()
  await see(page.getByText('It holds R$170.00.'), row(page, 'Strings', 'R$170.00'))

  await page.getByRole('link', { name: 'Accounts', exact: true }).first().click()
  await page.getByRole('button', { name: 'Change Cash box' }).click()
  const changing = page.getByRole('dialog', { name: 'Change Cash box' })
  await changing.getByLabel('Name').fill('Tin box')
  await changing.getByRole('button', { name: 'Save' }).click()
  await toast(page, '“Tin box” was saved.').getByRole('button', { name: 'Undo' }).click()
  await see(page.getByRole('link', { name: 'Cash box' }))

  // What was moved and taken back is told.
  await page.getByRole('button', { name: 'Transfer', exact: true }).click()
  await dialog.getByLabel('From').selectOption('Cash box')
  await dialog.getByLabel('To').selectOption('Main')
  await dialog.getByLabel('Amount').fill('170.01')
  await see(dialog.getByText(/holds R\$170\.00: after this it would be −R\$0\.01/))
  await dialog.getByLabel('Amount').fill('20')
  await missing(dialog.getByText('after this it would be'))
  await dialog.getByRole('button', { name: 'Save' }).click()
  await see(row(page, 'Main', 'R$1,020.00'))
  // The message about it covers no button of the next dialog, also where both take all of the width.
  await page.setViewportSize({ width: 390, height: 700 })
  await page.getByRole('button', { name: 'Transfer', exact: true }).click()
  await see(toast(page, 'The transfer was saved.'))
  await dialog.getByRole('button', { name: 'Save' }).click({ trial: true, timeout: 3_000 })
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('link', { name: 'Transfers' }).click()
  await page.getByRole('link', { name: /^From (Main|Cash box) to/ }).click()
  await see(page.getByText('entered it'), page.getByText('R$20.00'))
})

e2e(
  'the journal of an account is saved as PDF from its page, and a period that ends before it begins is said',
  async ({ app, api }) => {
    const admin = await api.foundGroup()
    const ledger = financeFixture(api, admin)
    const box = await ledger.account('Caixinha', 20_000)
    await ledger.save({ accountId: box, description: 'Raffle', date: '2026-02-01', amount: 4530 })
    const page = await app.visit(`/finances/accounts/${box}`, { as: admin })
    await page.getByRole('link', { name: 'Journal' }).click()
    await see(title(page, 'Journal'))
    await expect.poll(() => page.getByLabel('Account').inputValue()).toBe(box)
    await page.getByLabel('From', { exact: true }).fill('2026-12-31')
    await page.getByLabel('To', { exact: true }).fill('2026-01-01')
    await page.getByRole('button', { name: 'Save the journal' }).click()
    await expect.poll(() => page.getByLabel('To', { exact: true }).getAttribute('aria-invalid')).toBe('true')
    await page.getByLabel('From', { exact: true }).fill('2026-01-01')
    await page.getByLabel('To', { exact: true }).fill('2026-12-31')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save the journal' }).click(),
    ])
    await see(toast(page, 'The journal is saved.'))
    expect(download.suggestedFilename()).toBe('Coral da Serra – Journal – Caixinha – 2026-01-01 – 2026-12-31.pdf')
    const pdf = await getDocumentProxy(new Uint8Array(await readFile(await download.path())))
    expect((await extractText(pdf, { mergePages: true })).text).toMatch(/Raffle[^]*45\.30[^]*Closing balance/)
    // From the lists it is of all accounts, where nothing else is chosen.
    await page.goto('/finances/journal')
    await expect.poll(() => page.getByLabel('Account').inputValue()).toBe('all')
    const [ofAll] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save the journal' }).click(),
    ])
    expect(ofAll.suggestedFilename()).toContain('Journal – All accounts – ')
  },
)

import { expect } from 'vitest'
import type { Page } from 'playwright-core'
import { AllFinances } from '@contract/finances'
import { chooseFile, column, countOf, line, preview } from './importFile'
import { ofx } from '../finances/ofxFile'
import { e2e } from '../support/e2e'
import { missing, see } from '../support/page'

const TILL = [
  'Date;Description;Amount;Remark',
  '13/03/2026;Tickets;20,00;front door',
  '13/03/2026;Drinks;12,5O;bar',
  '14/03/2026;Collection;33,00;box',
].join('\n')

/** As a person reads it, who gives a column another meaning, mends a line and leaves one out. */
async function importTill(page: Page): Promise<void> {
  await chooseFile(page, 'till.csv', TILL)
  await column(page, 'Remark').selectOption('notes')
  await page.getByLabel('All lines are').selectOption('income')
  await page.getByLabel('Category for all lines').selectOption('tickets')
  await preview(page)
  const amount = page.getByLabel('Amount of line 3')
  await amount.fill('12,50')
  await amount.press('Enter')
  await page.getByRole('checkbox', { name: 'Import line 4', exact: true }).uncheck()
  await see(page.getByText('3 lines read: 2 to import + 1 left out'))
  await page.getByRole('button', { name: 'Import 2 entries' }).click()
  await see(page.getByText('2 entries were added.'), page.getByText('3 lines were read.'))
}

async function seesItAsItWas(page: Page): Promise<void> {
  await see(page.getByRole('heading', { name: 'What is in which column?' }))
  expect(await column(page, 'Remark').inputValue()).toBe('notes')
  expect(await page.getByLabel('All lines are').inputValue()).toBe('income')
  expect(await page.getByLabel('Category for all lines').inputValue()).toBe('tickets')
  await preview(page)
  await expect.poll(() => countOf(page, 'To import')).toBe('2')
  await see(line(page, 3).getByText('R$12.50'), line(page, 4).getByText('Left out'))
}

e2e('a file that was taken back is there as it was, and can be imported again', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const stored = async () =>
    AllFinances.parse(await (await api.call('/finances/all-finances', { as: admin })).json()).length
  const page = await app.visit('/finances/import', { as: admin })
  await importTill(page)
  await page.getByRole('button', { name: 'Undo the import' }).click()
  await see(page.getByRole('heading', { name: 'The import is undone' }))
  await page.getByRole('button', { name: 'Back to its columns' }).click()
  await seesItAsItWas(page)
  await page.getByRole('button', { name: 'Import 2 entries' }).click()
  await see(page.getByText('2 entries were added.'))
  expect(await stored()).toBe(2)

  // From the list of earlier imports as well.
  await page.getByRole('button', { name: 'Import another file' }).click()
  await page.getByRole('button', { name: 'Take back till.csv' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click()
  await see(page.getByText('till.csv is taken back. Its columns, answers and lines are still here as they were.'))
  expect(await stored()).toBe(0)
  await page.getByRole('button', { name: 'Go on with it' }).click()
  await seesItAsItWas(page)
})

e2e(
  'once the page is left, the next file of its shape is read as the one that was taken back',
  async ({ app, api }) => {
    const page = await app.visit('/finances/import', { as: await api.foundGroup() })
    await importTill(page)
    await page.getByRole('button', { name: 'Undo the import' }).click()
    await see(page.getByRole('heading', { name: 'The import is undone' }))
    await page.reload()
    await chooseFile(page, 'till 2.csv', TILL)
    await see(page.getByText('Columns and answers are as they were for the last file like this one.'))
    expect(await column(page, 'Remark').inputValue()).toBe('notes')
  },
)

e2e(
  'a bank’s file that is taken back from the list lies on the desk again, decided as it was',
  async ({ app, api }) => {
    const page = await app.visit('/finances/import', { as: await api.foundGroup() })
    await chooseFile(page, 'extrato.ofx', ofx([{ amount: 5000, text: 'Pix Rui' }], 5000))
    await page.getByRole('button', { name: 'Match the lines' }).click()
    await see(page.getByRole('list', { name: 'Lines of the file' }))
    await page.keyboard.press('c')
    await page.keyboard.type('Grant')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+Enter')
    await see(page.getByText('1 entry or transfer is new.'))
    await page.getByRole('link', { name: 'Import another file' }).click()
    await missing(page.getByRole('link', { name: 'Go on matching' }))
    await page.getByRole('button', { name: 'Take back extrato.ofx' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click()
    await page.getByRole('link', { name: 'Go on matching' }).click()
    await see(page.locator('.review-decision').getByText('New entry: Grant'))
  },
)

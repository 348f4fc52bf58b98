import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { ReceiptList } from '@contract/finances/receipts'
import { financeFixture } from './financeFixture'
import { dropFiles, pasteFiles } from './receiptFixture'
import { e2e } from '../support/e2e'
import { pinToast, missing, see, title, toast } from '../support/page'

const PDF = '%PDF-1.7\n'
const show = (page: Page, name: string) => page.getByRole('button', { name: `Show “${name}”` })
const remove = (page: Page, name: string) => page.getByRole('button', { name: `Remove “${name}”` })

e2e('receipts are dropped and pasted, told twice, shown, saved, removed and brought back', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const ledger = financeFixture(api, admin)
  const [rent, light] = [
    await ledger.save({ description: 'Rent', kind: 'expense', category: 'venue' }),
    await ledger.save({ description: 'Light', kind: 'expense', category: 'venue' }),
  ]
  const page = await app.visit(`/finances/entries/${rent.id}`, { as: admin })
  await see(page.getByText('No receipt yet.'))
  await dropFiles(page, { 'rent.pdf': `${PDF}rent`, 'empty.pdf': '' })
  await see(show(page, 'rent.pdf'), page.getByText('“empty.pdf” was not added. It is empty.'))
  await page.getByRole('button', { name: 'Let “empty.pdf” go' }).click()
  await pasteFiles(page, { 'more.pdf': `${PDF}more` })
  await see(show(page, 'more.pdf'), page.getByText('added the receipt “more.pdf”'))

  await show(page, 'rent.pdf').click()
  const dialog = page.getByRole('dialog', { name: 'rent.pdf' })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: 'Download' }).click(),
  ])
  expect([download.suggestedFilename(), await readFile(await download.path(), 'utf8')]).toEqual([
    'rent.pdf',
    `${PDF}rent`,
  ])
  await page.keyboard.press('Escape')

  await remove(page, 'rent.pdf').click()
  await pinToast(toast(page, '“rent.pdf” is removed.'))
  await missing(show(page, 'rent.pdf'))
  await page.getByRole('button', { name: 'Undo' }).click()
  await see(show(page, 'rent.pdf'))

  const other = await app.visit(`/finances/entries/${light.id}`, { as: admin })
  await dropFiles(other, { 'light.pdf': `${PDF}rent` })
  await see(show(other, 'light.pdf'), other.getByText('“light.pdf” is there twice.'))
  await other.getByRole('link', { name: 'Rent', exact: true }).click()
  await see(title(other, 'Rent'))
})

e2e('the files of a new entry follow it once it is saved, and what has none is found', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const ledger = financeFixture(api, admin)
  await ledger.save({ description: 'Unproven', kind: 'expense', category: 'venue' })
  const page = await app.visit('/finances/entries/new', { as: admin })
  await page.getByRole('textbox', { name: 'Amount' }).fill('12')
  await page.getByRole('textbox', { name: 'Description' }).fill('Strings')
  await page.getByRole('combobox', { name: 'Category' }).selectOption('instruments')
  await dropFiles(page, { 'bill.pdf': `${PDF}bill`, 'no.pdf': '<html>', 'not this.pdf': PDF })
  await page.getByRole('button', { name: 'Leave “not this.pdf” out' }).click()
  // What can be told of a file before it is sent, is told when it is chosen.
  await page
    .getByLabel('Add a receipt')
    .setInputFiles({ name: 'bill.txt', mimeType: 'text/plain', buffer: Buffer.from('12,00') })
  await see(page.getByText('“bill.txt” was not added. This is none of the files that a receipt can be'))
  await missing(page.getByRole('button', { name: 'Leave “bill.txt” out' }))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await see(title(page, 'Strings'), show(page, 'bill.pdf'))
  await see(page.getByText('“no.pdf” was not added. This is none of the files that a receipt can be'))
  const stored = (await ledger.all()).find(({ description }) => description === 'Strings')
  const list = await api.call(`/finances/list-receipts?financeId=${stored?.id ?? ''}`, { as: admin })
  expect(ReceiptList.parse(await list.json()).receipts.map(({ name }) => name)).toEqual(['bill.pdf'])

  await page.goto(new URL('/finances/entries', page.url()).href)
  await see(page.getByRole('link', { name: /Strings\s*1 receipt/ }))
  await page.getByRole('combobox', { name: 'Receipt' }).selectOption('Without a receipt')
  await see(page.getByRole('link', { name: 'Unproven' }))
  await missing(page.getByRole('link', { name: /Strings/ }))
})

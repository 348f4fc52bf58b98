import { readFile } from 'node:fs/promises'
import { extractText, getDocumentProxy } from 'unpdf'
import type { Download, Page } from 'playwright-core'
import { expect } from 'vitest'
import { e2e } from '../support/e2e'
import { see, toast } from '../support/page'
import { financeFixture } from './financeFixture'

const year = new Date().getUTCFullYear()

async function textOf(download: Download): Promise<string> {
  const file = await getDocumentProxy(new Uint8Array(await readFile(await download.path())))
  return (await extractText(file, { mergePages: true })).text.replaceAll(/\s+/g, ' ')
}

/** Presses the button of the dialog, and returns the text of the PDF that is saved then. */
async function madeBy(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Make receipts' }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: 'Make receipts' }).click()
  return textOf(await saved)
}

e2e('donations of a year get a collective receipt, which is revoked and made again', async ({ app, api }) => {
  const group = { currency: 'EUR', region: 'DE', timeZone: 'Europe/Berlin' }
  const admin = await api.foundGroup({ groupName: 'Musikverein Köln', group })
  const zoe = await api.saveMember(admin, { name: 'Zoë Müller' })
  const ledger = financeFixture(api, admin)
  for (const [day, amount] of [
    ['01-10', 20_000],
    ['01-20', 12_150],
  ] as const)
    await ledger.save({ memberId: zoe.id, amount, date: `${year}-${day}`, description: 'Spende' })
  await ledger.save({ amount: 5000, date: `${year}-01-15`, description: 'Spende Bäckerei' })

  const page = await app.visit('/finances/donations', { as: admin })
  await see(page.getByText('Before receipts can be made, say who makes them out.'))
  await page.getByRole('link', { name: 'Enter them' }).click()
  const field = (name: string) => page.getByRole('textbox', { name })
  await field('Street').fill('Domplatz 1')
  await field('Postcode').fill('50667')
  await field('Town').fill('Köln')
  await field('Tax office').fill('Köln-Mitte')
  await field('Tax number').last().fill('215/5860/1234')
  await field('Day of the notice').fill(`${year - 1}-06-15`)
  await field('Years that it is for').fill('2022 bis 2024')
  await field('Purposes').fill('der Kunst und Kultur')
  await page.getByRole('button', { name: 'Save' }).click()
  await see(toast(page, 'The details are saved.'))

  // Zoë’s address is missing, and is added where the link leads.
  await page.goto('/finances/donations')
  const givers = page.getByRole('table', { name: 'Donors' })
  await see(givers.getByText('No postal address.').first())
  const stored = await api.saveMember(admin, { ...zoe, address: { street: 'Am Ufer 3', town: 'Köln' } })
  expect(stored.address?.town).toBe('Köln')
  await page.reload()

  // Of the entry that names nobody a donor from outside is noted.
  const nameless = givers.getByRole('row').filter({ hasText: 'Nobody named' })
  await nameless.getByRole('button').click()
  await page.getByRole('combobox', { name: 'Who gave it' }).selectOption({ label: 'Somebody from outside' })
  const dialog = page.getByRole('dialog', { name: 'Somebody from outside' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Bäckerei Süß')
  await dialog.getByRole('textbox', { name: 'Street' }).fill('Ring 2')
  await dialog.getByRole('textbox', { name: 'Town' }).fill('Bonn')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await see(toast(page, 'Bäckerei Süß is saved.'))
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await see(toast(page, 'The donation is noted.'), givers.getByRole('rowheader', { name: 'Bäckerei Süß' }))

  await givers.getByRole('checkbox', { name: 'Select Zoë Müller' }).check()
  const text = await madeBy(page)
  expect(text).toContain('Sammelbestätigung über Geldzuwendungen/Mitgliedsbeiträge')
  expect(text).toContain('Zoë Müller Am Ufer 3 Köln')
  expect(text).toContain('dreihunderteinundzwanzig Euro und fünfzig Cent')
  expect(text).toContain(`Nr. ${year}-001`)

  const receipts = page.getByRole('table', { name: 'Receipts' })
  await receipts.getByRole('button', { name: `Revoke ${year}-001` }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('Anschrift falsch')
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await see(toast(page, `${year}-001 is revoked.`), receipts.getByText('Revoked: Anschrift falsch'))

  await givers.getByRole('checkbox', { name: 'Select Zoë Müller' }).check()
  expect(await madeBy(page)).toContain(`Nr. ${year}-002`)

  // The entry says that a receipt stands for it, and that it is wrong once it was changed.
  await givers.getByRole('row').filter({ hasText: 'Zoë Müller' }).getByRole('link', { name: /\d/ }).first().click()
  await see(page.getByText(`The donation receipt ${year}-002 stands for this entry.`))
  const entry = (await ledger.all()).find(({ amount }) => amount === 20_000)
  if (entry === undefined) throw new Error('no entry')
  await ledger.save({ ...entry, amount: 19_000 })
  await page.goto('/finances/donations')
  await see(receipts.getByText('The books say otherwise by now: revoke it.'))
})

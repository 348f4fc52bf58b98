import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import { e2e } from '../support/e2e'
import { see, title, toast } from '../support/page'
import { financeFixture } from './financeFixture'

e2e('a year is added up by sphere, a category moves to another one and back', async ({ app, api }) => {
  const group = { currency: 'EUR', region: 'DE', timeZone: 'Europe/Berlin' }
  const admin = await api.foundGroup({ groupName: 'Musikverein Köln', group })
  const ledger = financeFixture(api, admin)
  const subcategory = { id: '01900000-0000-7000-8000-00000000ab01', name: 'Bier', category: 'other' }
  expect((await api.call('/finances/add-subcategory', { as: admin, body: { subcategory } })).ok).toBe(true)
  await ledger.save({ category: 'dues', amount: 100_000 })
  await ledger.save({ category: 'sponsorship', amount: 1_000_000 })
  await ledger.save({ category: 'other', subcategoryId: subcategory.id, amount: 4_200_000 })
  await ledger.save({ category: 'other', kind: 'expense', amount: 5000 })

  const page = await app.visit('/finances/report/spheres?year=2026', { as: admin })
  const sums = page.getByRole('table', { name: 'Sums by sphere' })
  await see(sums.getByRole('row', { name: 'Ideal sphere €43,000.00 €50.00 €42,950.00' }))
  await see(page.getByText('Commercial business earned €10,000.00 of €50,000.00 (20 %).'))

  await page.getByRole('combobox', { name: 'Sphere of Bier' }).selectOption({ label: 'Commercial business' })
  await see(toast(page, 'Bier: Commercial business.'))
  await see(sums.getByRole('row', { name: 'Commercial business €52,000.00 €0.00 €52,000.00' }))
  await see(
    page.getByText(
      'Commercial business earned €52,000.00, more than €50,000.00: its profit is taxed, corporation and trade tax (first €5,000 free in each).',
    ),
  )
  await page.getByRole('button', { name: 'Undo' }).click()
  await see(page.getByText('Commercial business earned €10,000.00 of €50,000.00 (20 %).'))
})

e2e(
  'a batch for the tax advisor: what has no number is named, is given one, and the file is saved',
  async ({ app, api }) => {
    const group = { currency: 'EUR', region: 'DE', timeZone: 'Europe/Berlin' }
    const admin = await api.foundGroup({ groupName: 'Musikverein Köln', group })
    const ledger = financeFixture(api, admin)
    await ledger.save({ category: 'dues', amount: 4200, description: 'Beitrag Müller' })
    await ledger.save({ category: 'people', kind: 'expense', amount: 10_050, description: 'Aushilfe „Horn“' })

    const page = await app.visit('/finances/lists', { as: admin })
    await page.getByRole('link', { name: 'DATEV' }).click()
    await see(title(page, 'DATEV'))
    await page.getByLabel('From').fill('2026-01-01')
    await page.getByLabel('To', { exact: true }).fill('2026-12-31')
    await see(page.getByText('The numbers by which your advisor knows you are missing.'))
    await page.getByRole('link', { name: 'Fill in the numbers' }).click()

    await see(title(page, 'Account numbers'))
    await page.getByLabel('Consultant number').fill('29098')
    await page.getByLabel('Client number').fill('55003')
    await page.getByRole('combobox', { name: 'Chart of accounts' }).selectOption({ label: 'SKR 49' })
    await page.getByRole('button', { name: 'Put in the proposals' }).click()
    await expect.poll(() => page.getByLabel('Dues', { exact: true }).inputValue()).toBe('2110')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await see(toast(page, 'The numbers are saved.'), title(page, 'DATEV'))
    await see(page.getByText('These have no account number yet:'), page.getByText('Musicians and staff (1 booking)'))

    await page.getByRole('link', { name: 'Fill in the numbers' }).click()
    await page.getByLabel('Musicians and staff', { exact: true }).fill('67100')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await see(page.getByText('At most 4 characters, please.'))
    await page.getByLabel('Musicians and staff', { exact: true }).fill('6710')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await see(page.getByText('2 bookings: €42.00 came in, €100.50 went out.'))
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('EXTF_Buchungsstapel_2026-01-01_2026-12-31.csv')
    const file = (await readFile(await download.path())).toString('latin1')
    expect(file.split('\r\n')).toMatchObject([
      expect.stringMatching(/^"EXTF";700;21;"Buchungsstapel";13;.*;29098;55003;20260101;4;20260101;20261231;/),
      expect.stringMatching(/^Umsatz/),
      expect.stringContaining('"Beitrag Müller"'),
      expect.stringContaining('"Aushilfe \u0084Horn\u0093"'),
      '',
    ])
  },
)

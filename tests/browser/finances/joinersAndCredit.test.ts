import { expect } from 'vitest'
import { financeFixture } from './financeFixture'
import { e2e } from '../support/e2e'
import { see, toast } from '../support/page'

e2e(
  'who joined in October is shown with their months, on a phone too, and charged for them alone',
  async ({ app, api }) => {
    const admin = await api.foundGroup()
    await api.saveMember(admin, { name: 'Ana Lima', section: 'brass' })
    await api.saveMember(admin, { name: 'Bia Souza', section: 'voices', joinedOn: '2025-10-12' })
    const page = await app.visit('/finances/dues', { as: admin })
    await page.getByLabel('Month', { exact: true }).fill('2025-01')
    await page.getByRole('combobox', { name: 'Number of months' }).selectOption('12')
    await page.getByRole('textbox', { name: 'Amount per member' }).fill('15')
    await page.getByRole('button', { name: 'Preview' }).click()
    const joiner = page.getByRole('row', { name: /Bia Souza/ })
    await see(
      page.getByText('15 new entries, R$225.00 in all.'),
      joiner.getByText('October 2025 to December 2025: 3 × R$15.00'),
      joiner.getByText(/joined on/),
      joiner.getByText('3 × R$15.00 = R$45.00'),
      page.getByText('Each is charged January 2025 to December 2025, unless their line says other months.'),
      page.getByRole('row', { name: 'Ana Lima Brass 12 × R$15.00 = R$180.00' }),
    )
    await page.setViewportSize({ width: 390, height: 800 })
    await see(joiner.getByText('October 2025 to December 2025: 3 × R$15.00'))
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    await expect.poll(overflow).toBeLessThanOrEqual(0)
    await page.getByRole('button', { name: 'Create 15 entries' }).click()
    await see(toast(page, '15 entries are created.'), page.getByRole('row', { name: /Bia Souza.*R\$45\.00/ }))
  },
)

e2e('a group chooses what is charged of the year in which somebody joins', async ({ app, api }) => {
  const admin = await api.foundGroup()
  await api.saveMember(admin, { name: 'Bia Souza', section: 'voices', joinedOn: '2025-10-12' })
  await financeFixture(api, admin).feeClass('Adult', 2000)
  const page = await app.visit('/finances/fees', { as: admin })
  const choice = page.getByRole('combobox', { name: /joins or comes back/ })
  await choice.selectOption('pays the months that are left of it')
  await see(toast(page, 'Saved. It counts for dues that are charged from now on.'))
  await page.reload()
  await expect.poll(() => choice.inputValue()).toBe('months')
})

e2e(
  'credit that pays for a levy is asked for no more, and the year report has each to the cent',
  async ({ app, api }) => {
    const admin = await api.foundGroup()
    const ana = await api.saveMember(admin, { name: 'Ana Lima' })
    const ledger = financeFixture(api, admin)
    const [due] = await ledger.charge('2026-01', 6000)
    if (due === undefined) throw new Error('nothing was charged')
    await ledger.pay([due], '2026-01-12')
    await ledger.credit(ana.id, 6000)
    await ledger.levy('Tour', 10_000, ['2026-03-10'], [ana.id])
    const page = await app.visit(`/finances/debtors/${ana.id}`, { as: admin })
    await see(page.getByText('Owes R$100.00'), page.getByText('Left to pay: R$40.00'))
    await page.getByRole('button', { name: 'Use credit: R$60.00' }).click()
    await see(toast(page, 'R$60.00 of credit is used.'), page.getByText('Owes R$40.00'))
    await page.getByRole('button', { name: 'Mark as paid', exact: true }).first().click()
    await page.getByRole('dialog', { name: 'Mark as paid' }).getByRole('button', { name: 'Mark as paid' }).click()
    await see(page.getByText('Owes nothing'))

    await page.goto('/finances/report?year=2026')
    await see(page.getByRole('row', { name: /Dues R\$60\.00/ }), page.getByRole('row', { name: /Other R\$100\.00/ }))
    await page.goto('/finances/entries')
    const moved = page.getByRole('row', { name: /Tour.*Dues/ })
    await see(moved)
    await moved.getByRole('link', { name: 'Tour' }).click()
    await see(page.getByText('Credit that was used elsewhere is taken out here.', { exact: false }))
    expect(await page.getByRole('link', { name: 'Edit' }).count()).toBe(0)
  },
)

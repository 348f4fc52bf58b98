import { expect } from 'vitest'
import { e2e } from '../support/e2e'
import { missing, see } from '../support/page'
import { financeFixture } from './financeFixture'

e2e(
  'a year is put into one document, its parts from a sheet each, without names unless they are wanted',
  async ({ app, api }) => {
    const admin = await api.foundGroup()
    const ana = await api.saveMember(admin, { name: 'Ana Lima' })
    const ledger = financeFixture(api, admin)
    const year = new Date().getFullYear()
    await ledger.save({
      kind: 'income',
      category: 'tickets',
      amount: 90_000,
      date: `${year}-01-03`,
      description: 'Bilheteria',
    })
    await ledger.save({
      kind: 'expense',
      category: 'venue',
      amount: 25_050,
      date: `${year}-01-04`,
      description: 'Salão',
    })
    await ledger.save({ kind: 'income', category: 'other', amount: 700, date: `${year}-01-05`, description: 'Rifa' })
    await ledger.save({ kind: 'expense', category: 'other', amount: 700, date: `${year}-01-05`, description: 'Gelo' })
    await ledger.save({ memberId: ana.id, status: 'pending', amount: 4_000, dueDate: `${year}-01-02` })
    await ledger.budget(String(year), [{ kind: 'expense', category: 'venue', amount: 30_000 }])
    const page = await app.visit('/finances/report', { as: admin })
    await page.getByRole('link', { name: 'Assembly pack' }).click()
    const accounts = page.getByRole('region', { name: 'Accounts' })
    await see(
      accounts.getByRole('row', { name: /^All accounts R\$0\.00 R\$649\.50 R\$649\.50$/ }),
      accounts.getByText('They come to the balance of the report.'),
      page.getByRole('table', { name: 'Venue' }).getByRole('row', { name: /Salão.*250\.50/ }),
      page.getByRole('region', { name: 'Budget' }).getByRole('row', { name: /^Venue R\$300\.00 R\$250\.50 .*49\.50$/ }),
      page.getByRole('region', { name: 'What is open' }).getByRole('row', { name: 'Together 1 R$40.00' }),
    )
    // Both of one category, and each with its own sum.
    const others = page.getByRole('table', { name: 'Other' })
    await see(
      others.first().getByRole('row', { name: '1 entry R$7.00' }),
      others.last().getByRole('row', { name: '1 entry −R$7.00' }),
    )
    await missing(page.getByText('Ana Lima'))
    await page.getByRole('checkbox', { name: 'With the names of who owes' }).check()
    await see(page.getByRole('row', { name: /^Ana Lima .* R\$40\.00$/ }))
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
    // Cover, report, budget, accounts, entries, what is open.
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(6)
  },
)

import { v7 as newId } from 'uuid'
import { expect } from 'vitest'
import { auditFixture } from '../finances/auditFixture'
import { e2e } from '../support/e2e'
import { see } from '../support/page'

e2e(
  'what the bank said stands beside a movement, with the parts of its booking; an auditor without names sees none',
  async ({ app, api }) => {
    const admin = await api.foundGroup()
    const ana = await api.saveMember(admin, { name: 'Ana Lima' })
    const line = {
      date: '2026-02-05',
      amount: 6_000,
      description: 'PIX DE OTTO KRANZ POR ANA LIMA',
      counterparty: 'Otto Kranz',
      counterpartyAccount: 'DE89370400440532013000',
      batch: 'B-77',
      statement: '11',
      line: 7,
    }
    const entry = { kind: 'new', category: 'dues' }
    const lines = [
      { line, decision: { ...entry, id: newId(), memberId: ana.id, description: 'Mensalidade' } },
      { line: { ...line, amount: 4_000, line: 8 }, decision: { ...entry, id: newId(), description: 'Rifa' } },
    ]
    await api.call('/finances/import-matched', {
      as: admin,
      body: { import: { id: newId(), fileName: 'fevereiro.sta', lines } },
    })

    const page = await app.visit(`/finances/accounts/${admin.userData.group.id}`, { as: admin })
    const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'Mensalidade' }) })
    await row
      .getByRole('button', { name: 'Otto Kranz · PIX DE OTTO KRANZ POR ANA LIMA One of 2 parts of R$100.00' })
      .click()
    const details = page.locator('.bank-details')
    await see(
      details.getByText('… 3000'),
      details.getByText('fevereiro.sta · statement 11 · line 7'),
      details.getByText('Part of one booking of R$100.00, in 2 parts:'),
    )
    await details.getByRole('link', { name: 'Rifa' }).click()
    await see(page.getByRole('heading', { name: 'From the bank' }))
    await page.getByRole('link', { name: 'Mensalidade' }).click()
    await see(page.getByRole('heading', { name: 'Mensalidade', level: 1 }))

    const { token } = await auditFixture(api, admin).link()
    const auditor = await app.visit(`/auditor#${token}`)
    await auditor.getByRole('button', { name: 'PIX DE … POR … One of 2 parts of R$100.00' }).first().click()
    await see(auditor.getByText('Part of one booking of R$100.00, in 2 parts:'))
    expect(await auditor.getByRole('main').textContent()).not.toMatch(/Otto|Kranz|Ana|3000/i)
  },
)

import { v7 as uuidv7 } from 'uuid'
import { expect } from 'vitest'
import { chooseFile } from '../importing/importFile'
import { e2e } from '../support/e2e'
import { pinToast, see, toast } from '../support/page'
import { financeFixture } from './financeFixture'
import { ofx } from './ofxFile'

e2e(
  'a payment that the bank took back is owed again, with its fee, from the bank’s line or by hand',
  async ({ app, api }) => {
    const admin = await api.foundGroup()
    const ana = await api.saveMember(admin, { name: 'Ana Lima' })
    const ledger = financeFixture(api, admin)
    await ledger.charge('2026-11')
    const owed = async () =>
      (await ledger.all()).filter(({ status }) => status === 'pending').reduce((sum, { amount }) => sum + amount, 0)
    const page = await app.visit('/finances/import', { as: admin })
    await chooseFile(page, 'extrato.ofx', ofx([{ amount: 5000, text: 'PIX RECEBIDO ANA LIMA' }], 5000))
    await page.getByRole('button', { name: 'Match the lines' }).click()
    await see(page.locator('.review-decision').filter({ hasText: 'Pays Ana Lima' }))
    await page.keyboard.press('Control+Enter')
    await see(page.getByRole('heading', { name: 'Imported' }))
    expect(await owed()).toBe(0)

    const paid = (await ledger.all()).find(({ memberId, status }) => memberId === ana.id && status === 'paid')
    await page.goto(`/finances/entries/${paid?.id}`)
    await see(page.getByRole('heading', { name: 'From the bank' }), page.getByText('PIX RECEBIDO ANA LIMA'))
    await page.getByRole('button', { name: 'It was returned' }).click()
    const dialog = page.getByRole('dialog', { name: 'Did the bank take this payment back?' })
    await dialog.getByRole('textbox', { name: 'The bank’s fee for it' }).fill('3,5o')
    await dialog.getByRole('button', { name: 'It was returned' }).click()
    await expect.poll(() => dialog.locator('[aria-invalid="true"]').count()).toBe(1)
    await dialog.getByRole('textbox', { name: 'The bank’s fee for it' }).fill('3.50')
    await dialog.getByRole('checkbox', { name: 'The member owes the fee too' }).check()
    await dialog.getByRole('button', { name: 'It was returned' }).click()
    await see(toast(page, 'R$50.00 is owed again.'))
    expect(await owed()).toBe(5350)

    await page.getByRole('button', { name: 'Undo' }).click()
    await see(toast(page, 'The payment stands again.'))
    expect(await owed()).toBe(0)

    // The next file of the bank has the line that took it back.
    await page.goto('/finances/import')
    const back = { amount: -5000, text: 'DEVOLUCAO PIX ANA LIMA' }
    await chooseFile(page, 'extrato2.ofx', ofx([back], 0))
    await page.getByRole('button', { name: 'Match the lines' }).click()
    await page
      .getByRole('button', { name: /^Gives back/ })
      .first()
      .click()
    await page.keyboard.press('Control+Enter')
    await see(page.getByRole('heading', { name: 'Imported' }))
    expect(await owed()).toBe(5000)
  },
)

e2e('a payment whose credit was used says what for, and goes back with that use in one press', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const ana = await api.saveMember(admin, { name: 'Ana Lima' })
  const ledger = financeFixture(api, admin)
  const payment = { id: uuidv7(), finances: [], amount: 6000, date: '2026-03-02', memberId: ana.id }
  const post = async (path: string, body: object) => {
    const answer = await api.call(path, { as: admin, body })
    if (!answer.ok) throw new Error(await answer.text())
  }
  await post('/finances/receive-payment', { payment: { ...payment, description: 'Adiantado' } })
  const [due] = await ledger.charge('2026-03')
  if (due === undefined) throw new Error('one due was charged')
  const use = { id: uuidv7(), memberId: ana.id, of: due.id, version: due.version, amount: 5000 }
  await post('/finances/use-credit', { credit: { date: '2026-03-05', uses: [use] } })

  const page = await app.visit(`/finances/entries/${payment.id}`, { as: admin })
  await page.getByRole('button', { name: 'It was returned' }).click()
  const dialog = page.getByRole('dialog', { name: 'Did the bank take this payment back?' })
  await dialog.getByRole('button', { name: 'It was returned' }).click()
  await see(
    dialog.getByText('R$50.00 of that has been used', { exact: false }),
    dialog.getByText('R$50.00 for “Mensalidade”, on Mar 5, 2026'),
    dialog.getByRole('link', { name: 'To the statement' }),
  )
  await dialog.getByRole('button', { name: 'Take the use back and return' }).click()
  const done = toast(page, 'R$60.00 went back. What the credit had paid is owed again.')
  await see(done)
  await pinToast(done)
  const pending = async () =>
    (await ledger.all()).filter(({ status }) => status === 'pending').map(({ amount }) => amount)
  expect(await pending()).toEqual([5000])
  await done.getByRole('button', { name: 'Undo' }).click()
  await see(toast(page, 'The payment stands again, as credit. It is not used yet: that is done on the statement.'))
  expect(await pending()).toEqual([5000])
})

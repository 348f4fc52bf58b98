import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { getDocumentProxy } from 'unpdf'
import { expect } from 'vitest'
import { financeFixture } from './financeFixture'
import { e2e } from '../support/e2e'
import { descriptionOf, pinToast, missing, see, title, toast } from '../support/page'

const preview = (page: Page) => page.getByRole('table', { name: 'Preview' })
const owing = (page: Page) => page.getByRole('table', { name: 'Members who owe' })
/** What is done with all that are ticked. */
const bar = (page: Page) => page.locator('.chosen-bar')
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Mark as paid' })

async function pay(page: Page, day: string): Promise<void> {
  await dialog(page).getByLabel('Paid on').fill(day)
  await dialog(page).getByRole('combobox', { name: 'Paid by' }).selectOption('pix')
  await dialog(page).getByRole('button', { name: 'Mark as paid' }).click()
  await missing(dialog(page))
}

e2e('dues are looked at before they are made, and made once', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const ana = await api.saveMember(admin, { name: 'Ana Lima', section: 'brass' })
  const bruno = await api.saveMember(admin, { name: 'Bruno Sá', section: 'voices' })
  await api.saveMember(admin, { name: 'Clara Nunes', section: 'voices' })
  await api.saveMember(admin, { name: 'Davi Rocha', section: 'strings', status: 'former' })
  const page = await app.visit('/finances/debtors', { as: admin })
  await see(page.getByRole('heading', { name: 'Nobody owes anything' }))
  await page.getByRole('link', { name: 'Charge dues' }).click()

  await page.getByLabel('Month', { exact: true }).fill('2024-02')
  // What goes with the month follows it.
  await expect.poll(() => page.getByLabel('Description').inputValue()).toBe('Dues of February 2024')
  await expect.poll(() => page.getByLabel('Due date').inputValue()).toBe('02/29/2024')
  await page.getByRole('textbox', { name: 'Amount per member' }).fill('50')
  for (const [who, amount] of [
    ['Section: Voices', '40'],
    ['Bruno Sá', '0'],
  ] as const) {
    await page.getByRole('button', { name: 'Add an exception' }).click()
    await page.getByRole('combobox', { name: 'Section or member' }).last().click()
    await page.keyboard.type(who)
    await page.keyboard.press('Enter')
    await page.getByRole('textbox', { name: 'Amount', exact: true }).last().fill(amount)
  }
  await page.getByRole('button', { name: 'Preview' }).click()
  await see(page.getByText('2 new entries, R$90.00 in all.'))
  await see(
    preview(page).getByRole('row', { name: 'Ana Lima Brass R$50.00' }),
    preview(page).getByRole('row', { name: 'Clara Nunes Voices R$40.00' }),
    preview(page).getByRole('row', { name: 'Bruno Sá Voices spared' }),
  )
  await missing(preview(page).getByText('Davi Rocha'))
  await page.getByRole('button', { name: 'Create 2 entries' }).click()
  await see(toast(page, '2 entries are created.'), title(page, 'Who owes'))
  await see(page.getByText('2 people owe R$90.00 together.'))
  await see(owing(page).getByRole('row', { name: /Ana Lima.*Brass.*Feb 29, 2024.*R\$50\.00/ }))

  // The next month begins with what was said of this one, and a year of them can be charged in one go.
  await page.getByRole('link', { name: 'Charge dues' }).click()
  await see(page.getByText('Amount, day and exceptions are as they were for February 2024.'))
  expect(await page.getByLabel('Month', { exact: true }).inputValue()).toBe('2024-03')
  expect(await page.getByLabel('Due date').inputValue()).toBe('03/31/2024')
  await page.getByLabel('Number of months').selectOption({ label: '12 months, to February 2025' })
  await page.getByRole('button', { name: 'Preview' }).click()
  await see(
    page.getByRole('button', { name: 'Create 24 entries' }),
    preview(page).getByRole('row', { name: 'Clara Nunes Voices 12 × R$40.00 = R$480.00' }),
  )

  // The same month again adds nothing; who was spared can still be charged.
  await page.getByLabel('Number of months').selectOption('1')
  await page.getByLabel('Month', { exact: true }).fill('2024-02')
  await page.getByRole('button', { name: 'Remove this exception' }).last().click()
  await page.getByRole('button', { name: 'Remove this exception' }).last().click()
  await page.getByRole('textbox', { name: 'Amount per member' }).fill('50')
  // Enter in the field does the same, and what it shows stays.
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Preview')
  await expect.poll(() => page.getByRole('textbox', { name: 'Amount per member' }).inputValue()).toBe('50.00')
  await see(page.getByRole('button', { name: 'Create 1 entry' }))
  await see(preview(page).getByRole('row', { name: 'Ana Lima Brass has it already' }))
  await page.getByRole('button', { name: 'Create 1 entry' }).click()
  await see(page.getByText('3 people owe R$140.00 together.'))
  const all = await financeFixture(api, admin).all()
  expect(all.filter(({ memberId }) => memberId === ana.id)).toHaveLength(1)
  expect(all.find(({ memberId }) => memberId === bruno.id)).toMatchObject({ amount: 5000, status: 'pending' })
})

e2e('who paid is marked from the list of entries, and the mark can be taken back', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const ledger = financeFixture(api, admin)
  await api.saveMember(admin, { name: 'Ana Lima' })
  const [due] = await ledger.charge('2024-02')
  const page = await app.visit('/finances/entries', { as: admin })
  await see(page.getByRole('row', { name: /Mensalidade.*Feb 1, 2024.*Overdue/ }))
  await page.getByRole('button', { name: 'Actions for Mensalidade' }).click()
  await page.getByRole('button', { name: 'Mark as paid', exact: true }).click()
  await dialog(page).getByLabel('Paid on').fill('')
  await expect.poll(() => descriptionOf(dialog(page).getByLabel('Paid on'))).toContain('This date does not exist.')
  await pay(page, '2024-03-02')
  await pinToast(toast(page, '1 entry is paid.'))
  await see(page.getByRole('row', { name: /Mensalidade.*Mar 2, 2024.*Paid/ }))
  expect(await ledger.all()).toMatchObject([{ status: 'paid', date: '2024-03-02', method: 'pix', version: 2 }])

  // Who paid stands beside who owes, of each season.
  const list = await app.visit('/finances/debtors', { as: admin })
  await list.getByRole('link', { name: 'Who paid' }).click()
  await see(list.getByRole('heading', { name: 'No dues are paid yet' }))
  await list.getByRole('combobox', { name: 'Period' }).selectOption('all')
  await see(list.getByText('1 payment of dues, R$50.00 in all.'))
  await list.getByRole('table', { name: 'Payments of dues' }).getByRole('link', { name: 'Mensalidade' }).click()
  await see(title(list, 'Mensalidade'))
  await list.close()

  await toast(page, '1 entry is paid.').getByRole('button', { name: 'Undo' }).click()
  await see(
    toast(page, '1 entry is pending again.'),
    page.getByRole('row', { name: /Mensalidade.*Feb 1, 2024.*Overdue/ }),
  )
  expect(await ledger.all()).toEqual([{ ...due, version: 3 }])
})

e2e('many are marked at once, all or none, and all of it can be taken back', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const ledger = financeFixture(api, admin)
  for (const name of ['Ana Lima', 'Bruno Sá', 'Clara Nunes']) await api.saveMember(admin, { name })
  await ledger.charge('2024-02')
  await ledger.charge('2024-03')
  const page = await app.visit('/finances/debtors', { as: admin })
  await owing(page).getByRole('checkbox', { name: 'Choose Ana Lima' }).check()
  await owing(page).getByRole('checkbox', { name: 'Choose Bruno Sá' }).check()
  await bar(page).getByRole('button', { name: 'Mark as paid (2)' }).click()
  await see(dialog(page).getByText('4 entries, R$200.00 in all.'))
  await pay(page, '2024-03-15')
  await pinToast(toast(page, '4 entries are paid.'))
  await see(page.getByText('1 person owes R$100.00.'))
  expect((await ledger.all()).filter(({ status }) => status === 'paid')).toHaveLength(4)
  await toast(page, '4 entries are paid.').getByRole('button', { name: 'Undo' }).click()
  await see(toast(page, '4 entries are pending again.'), page.getByText('3 people owe R$300.00 together.'))

  // Whatever somebody else did to one of them meanwhile, none is marked behind their back.
  await owing(page).getByRole('checkbox', { name: 'Choose everyone' }).check()
  await bar(page).getByRole('button', { name: 'Mark as paid (3)' }).click()
  await see(dialog(page).getByText('6 entries'))
  const [first] = await ledger.all()
  if (first === undefined) throw new Error('No dues')
  await ledger.save({ ...first, amount: 1 })
  await dialog(page).getByRole('button', { name: 'Mark as paid' }).click()
  await see(dialog(page).getByRole('alert').filter({ hasText: 'Nothing was marked; look at them again.' }))
  expect((await ledger.all()).filter(({ status }) => status === 'paid')).toEqual([])
})

e2e('a payment that somebody built upon is not taken back', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const ledger = financeFixture(api, admin)
  await api.saveMember(admin, { name: 'Ana Lima' })
  const [due] = await ledger.charge('2024-02')
  const page = await app.visit(`/finances/entries/${due?.id}`, { as: admin })
  await page.getByRole('button', { name: 'Mark as paid', exact: true }).click()
  await pay(page, '2024-03-02')
  await pinToast(toast(page, '1 entry is paid.'))
  const [paid] = await ledger.all()
  await ledger.save({ ...paid, notes: 'Recibo 7' })
  await toast(page, '1 entry is paid.').getByRole('button', { name: 'Undo' }).click()
  await see(toast(page, 'The payment could not be taken back. Someone changed one of the entries since.'))
  expect(await ledger.all()).toMatchObject([{ status: 'paid', notes: 'Recibo 7' }])
})

e2e('a statement says what one member has to pay: to copy, to print, to tick off', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const ledger = financeFixture(api, admin)
  const ana = await api.saveMember(admin, { name: 'Ana Lima' })
  await ledger.pay(await ledger.charge('2024-01'), '2024-01-20')
  await ledger.charge('2024-02')
  await ledger.charge('2024-03')
  await api.saveMember(admin, { ...ana, status: 'former' })
  const context = await app.open({ as: admin })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await context.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  const page = await context.newPage()
  await page.goto('/finances/debtors')
  // Who left with a balance still stands here, and is marked.
  await see(owing(page).getByRole('row', { name: /Ana Lima Former.*R\$100\.00/ }))
  await owing(page).getByRole('link', { name: 'Ana Lima' }).click()
  await see(title(page, 'Statement of Ana Lima'), page.getByText('Owes R$100.00'))
  await see(page.getByRole('table', { name: 'Paid' }).getByRole('row', { name: /Mensalidade Jan 20, 2024/ }))

  await page.getByRole('button', { name: 'Copy as text' }).click()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(text).toMatch(/^Hello Ana Lima,\n\nThis is what is open with Coral da Serra on /)
  expect(text).toContain(
    [
      'Mensalidade, due on February 10, 2024: R$50.00',
      'Mensalidade, due on March 10, 2024: R$50.00',
      'Total: R$100.00',
    ].join('\n'),
  )

  await page.getByRole('button', { name: 'Print' }).click()
  await expect.poll(() => page.locator('html').getAttribute('data-printed')).toBe('')
  await page.emulateMedia({ media: 'print' })
  await see(page.getByText(/Coral da Serra · As of/), page.getByRole('heading', { name: 'Statement of Ana Lima' }))
  await missing(
    page.getByRole('button', { name: 'Print' }),
    page.getByRole('checkbox').first(),
    page.getByRole('banner'),
  )
  await page.emulateMedia({ media: 'screen' })

  await page.getByRole('checkbox').nth(1).check()
  await page.getByRole('button', { name: 'Mark as paid', exact: true }).click()
  await see(dialog(page).getByText('1 entry, R$50.00 in all.'))
  await pay(page, '2024-04-02')
  await see(page.getByText('Owes R$50.00'), page.getByRole('table', { name: 'Paid' }).getByText('Apr 2, 2024'))
})

e2e('the bills of all who owe are one file, also those on other pages', async ({ app, api }) => {
  const admin = await api.foundGroup()
  for (let at = 1; at <= 12; at += 1) await api.saveMember(admin, { name: `Person ${at}`, section: 'voices' })
  const dues = { month: '2024-02', amount: 2_500, description: 'Dues', dueDate: '2024-02-10' }
  await api.call('/finances/create-dues', { as: admin, body: { dues } })
  const page = await app.visit('/finances/debtors?perPage=10', { as: admin })
  await page.getByRole('checkbox', { name: 'Choose Person 1', exact: true }).check()
  await bar(page).getByRole('button', { name: 'Print all (12)' }).click()
  const question = page.getByRole('dialog', { name: 'Print the bills of 12 people?' })
  await see(question)
  const coming = page.waitForEvent('download')
  await question.getByRole('button', { name: 'Print bills' }).click()
  const file = await (await coming).path()
  await missing(question)
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(file)))
  expect(pdf.numPages).toBe(12)
})

import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { financeFixture } from './financeFixture'
import { e2e } from '../support/e2e'
import { descriptionOf, pinToast, missing, see, title, toast } from '../support/page'

const amount = (page: Page) => page.getByRole('textbox', { name: 'Amount' })
const description = (page: Page) => page.getByRole('textbox', { name: 'Description' })
const save = (page: Page) => page.getByRole('button', { name: /^Save( changes)?$/ })
const kind = (page: Page, name: string) => page.getByRole('group', { name: 'Kind' }).getByRole('radio', { name })
const status = (page: Page, name: string) => page.getByRole('group', { name: 'Status' }).getByRole('radio', { name })
const fact = (page: Page, text: string | RegExp) => page.getByRole('definition').filter({ hasText: text })
const history = (page: Page): Locator =>
  page.locator('section', { has: page.getByRole('heading', { name: 'History' }) })
const menuOf = (page: Page, name: string) => page.getByRole('button', { name: `Actions for ${name}` })

e2e('a first entry is typed as people write money; what is ambiguous is asked', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const page = await app.visit('/finances', { as: admin })
  // That of the empty books: while they load, the page's own stands there.
  await page.locator('a[href$="kind=income"]').click()
  await see(title(page, 'New entry'))

  await save(page).click()
  await expect.poll(() => descriptionOf(amount(page))).toContain('Please enter the amount.')
  const refused = {
    '0': 'above zero',
    '-5': 'Without a minus sign',
    abc: 'This is not an amount',
    99999999999999: 'At most',
  }
  for (const [typed, sentence] of Object.entries(refused)) {
    await amount(page).fill(typed)
    await expect.poll(() => descriptionOf(amount(page))).toContain(sentence)
  }

  await amount(page).fill('3.456')
  await expect.poll(() => descriptionOf(amount(page))).toContain('How do you mean 3.456?')
  await description(page).fill('Till on the first evening')
  await page.getByRole('combobox', { name: 'Category' }).selectOption('other')
  await save(page).click()
  await expect.poll(() => descriptionOf(amount(page))).toContain('Choose which amount you mean.')
  expect(await financeFixture(api, admin).all()).toEqual([])

  await page.getByRole('button', { name: 'R$3,456.00' }).click()
  await expect.poll(() => amount(page).inputValue()).toBe('3,456.00')
  await expect.poll(() => amount(page).evaluate((input) => input === document.activeElement)).toBe(true)
  // An opening balance is proposed first.
  await expect.poll(() => kind(page, 'Income').isChecked()).toBe(true)
  await save(page).click()
  await see(toast(page, 'is added.'), title(page, 'Till on the first evening'), page.getByText('R$3,456.00'))
  await see(history(page).getByText('Helena Prado entered it'))
  expect(await financeFixture(api, admin).all()).toMatchObject([{ kind: 'income', amount: 345_600, category: 'other' }])
})

e2e('a year of two digits is of this century, and shown with four', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const ledger = financeFixture(api, admin)
  await ledger.save({ date: '2024-01-31' })
  const page = await app.visit('/finances/entries/new', { as: admin })
  await amount(page).fill('45')
  await description(page).fill('Cordas')
  await page.getByRole('combobox', { name: 'Category' }).selectOption('instruments')
  const date = page.getByLabel('Date', { exact: true })
  await date.selectText()
  await page.keyboard.type('1/31/24')
  await page.keyboard.press('Tab')
  expect(await date.inputValue()).toBe('01/31/2024')
  await save(page).click()
  await see(title(page, 'Cordas'))

  // Where a day is only looked at, the century goes without saying, and a year that is typed by half is not asked for.
  await page.goto('/finances')
  const on = page.getByLabel('Balance on')
  await on.selectText()
  await page.keyboard.type('1/30/24')
  expect(new URL(page.url()).search).toBe('')
  await page.getByRole('link', { name: 'New entry' }).focus()
  await see(page.getByRole('heading', { name: 'Balance on Jan 30, 2024' }))
})

e2e('in Portuguese the comma is the decimal sign', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const page = await app.visit('/finances/entries/new', { as: admin, language: 'pt-BR' })
  const valor = page.getByRole('textbox', { name: 'Valor' })
  for (const [typed, shown] of [
    ['1.234,56', '1.234,56'],
    ['1234,5', '1.234,50'],
    ['1,234.56', '1.234,56'],
  ] as const) {
    await valor.fill(typed)
    await valor.blur()
    await expect.poll(() => valor.inputValue()).toBe(shown)
  }
  await page.getByRole('textbox', { name: 'Descrição' }).fill('Partituras')
  await page.getByRole('combobox', { name: 'Categoria' }).selectOption('scores')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await see(title(page, 'Partituras'), page.getByText(/−R\$\s1\.234,56/))
  expect(await financeFixture(api, admin).all()).toMatchObject([{ kind: 'expense', amount: 123_456 }])
})

e2e('an entry is edited and duplicated, and its history tells it all', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const ledger = financeFixture(api, admin)
  const ana = await api.saveMember(admin, { name: 'Ana Lima' })
  const entry = await ledger.save({ description: 'Uniforme', category: 'fees', memberId: ana.id, method: 'pix' })
  const page = await app.visit(`/finances/entries/${entry.id}`, { as: admin })
  await see(title(page, 'Uniforme'), fact(page, 'Ana Lima'), fact(page, 'Mar 10, 2026'))

  await page.getByRole('link', { name: 'Edit' }).click()
  await expect.poll(() => amount(page).inputValue()).toBe('50.00')
  await amount(page).fill('75')
  await status(page, 'Pending').check()
  await page.getByLabel('Due date').fill('2026-04-01')
  await save(page).click()
  await see(toast(page, 'is saved.'), title(page, 'Uniforme'))
  const change = history(page).getByRole('listitem').filter({ hasText: 'Helena Prado changed it' })
  await see(change.getByText('Amount: R$75.00 (before: R$50.00)'), change.getByText('Status: Pending (before: Paid)'))
  // How it was paid goes with the payment.
  await see(change.getByText('Paid by: empty (before: Pix)'), change.getByText('Due date: Apr 1, 2026 (before: empty)'))

  await page.getByRole('link', { name: 'Duplicate' }).click()
  await see(title(page, 'New entry'))
  await expect.poll(() => amount(page).inputValue()).toBe('75.00')
  await expect.poll(() => page.getByRole('combobox', { name: 'Member' }).inputValue()).toBe('Ana Lima')
  await description(page).fill('Uniforme novo')
  await save(page).click()
  await see(title(page, 'Uniforme novo'))
  const all = await ledger.all()
  expect(all.map(({ amount, memberId, version }) => ({ amount, memberId, version }))).toEqual([
    { amount: 7500, memberId: ana.id, version: 1 },
    { amount: 7500, memberId: ana.id, version: 2 },
  ])
})

e2e('what is removed comes back with Undo, and the totals with it', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const ledger = financeFixture(api, admin)
  const entry = await ledger.save({ description: 'Doação da padaria', amount: 12_345 })
  await ledger.save({ description: 'Rifa', amount: 100 })
  const page = await app.visit('/finances/entries', { as: admin })
  const totals = page.getByLabel('Total of these entries')
  await expect.poll(() => totals.innerText()).toContain('R$124.45')
  await menuOf(page, 'Doação da padaria').click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await pinToast(toast(page, 'is removed.'))
  await see(title(page, 'Entries 1'))
  await missing(page.getByRole('link', { name: 'Doação da padaria' }))
  await expect.poll(() => totals.innerText()).not.toContain('R$124.45')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Rifa')
  await toast(page, 'is removed.').getByRole('button', { name: 'Undo' }).click()
  await see(toast(page, 'is back.'), title(page, 'Entries 2'))
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Doação da padaria')
  await expect.poll(() => totals.innerText()).toContain('R$124.45')

  await page.getByRole('link', { name: 'Doação da padaria' }).click()
  await see(history(page).getByText('removed it'), history(page).getByText('brought it back'))
  expect(await ledger.all()).toContainEqual({ ...entry, version: 2 })
})

e2e('two people edit the same entry: both are shown, and what is chosen is saved', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const ledger = financeFixture(api, admin)
  const entry = await ledger.save({ description: 'Aluguel', kind: 'expense', category: 'venue', notes: 'Old' })
  const page = await app.visit(`/finances/entries/${entry.id}/edit`, { as: admin })
  await amount(page).fill('60')
  await page.getByRole('textbox', { name: 'Notes' }).fill('Mine')
  await ledger.save({ ...entry, amount: 7000, date: '2026-03-11' })
  await save(page).click()
  const dialog = page.getByRole('dialog', { name: 'Changed by someone else meanwhile' })
  const side = (field: string, whose: string) =>
    dialog.getByRole('group', { name: field }).getByRole('radio', { name: whose })
  await see(dialog.getByText('R$60.00'), dialog.getByText('R$70.00'), dialog.getByText('Mar 11, 2026'))
  await expect.poll(() => side('Amount', 'Yours').isChecked()).toBe(true)
  // What nobody else touched is no question.
  await missing(dialog.getByRole('group', { name: 'Notes' }))
  await side('Amount', 'Theirs').check()
  await dialog.getByRole('button', { name: 'Save this choice' }).click()
  await see(title(page, 'Aluguel'), page.getByText('−R$70.00'))
  expect(await ledger.all()).toMatchObject([{ amount: 7000, date: '2026-03-11', notes: 'Mine', version: 3 }])

  // Removed while one edits: put back with what was typed.
  await page.getByRole('link', { name: 'Edit' }).click()
  await amount(page).fill('80')
  await ledger.remove(entry.id)
  await save(page).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Put it back and save' }).click()
  await see(title(page, 'Aluguel'), page.getByText('−R$80.00'))
  expect(await ledger.all()).toMatchObject([{ amount: 8000, notes: 'Mine' }])
})

e2e('several are typed in one after the other, by the keyboard alone', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const page = await app.visit('/finances/entries/new', { as: admin })
  await see(title(page, 'New entry'))
  for (const name of ['Ônibus', 'Lanche']) {
    await amount(page).focus()
    await page.keyboard.type('12.50')
    await page.keyboard.press('Tab')
    await page.keyboard.type(name)
    await page.keyboard.press('Tab')
    await page.keyboard.type('Travel')
    await page.getByRole('button', { name: 'Save and add another' }).focus()
    await page.keyboard.press('Enter')
    await see(toast(page, `“${name}” is added.`))
    await expect.poll(() => amount(page).inputValue()).toBe('')
    await expect.poll(() => amount(page).evaluate((input) => input === document.activeElement)).toBe(true)
  }
  const all = await financeFixture(api, admin).all()
  expect(all.map(({ description, amount, category }) => [description, amount, category])).toEqual([
    ['Lanche', 1250, 'travel'],
    ['Ônibus', 1250, 'travel'],
  ])
})

e2e(
  'of two members of one name, what tells them apart is beside it where one of them is chosen',
  async ({ app, api }) => {
    const admin = await api.foundGroup()
    await api.saveMember(admin, { name: 'Ana Lima', instrument: 'Viola' })
    const oboist = await api.saveMember(admin, { name: 'Ana Lima', instrument: 'Oboe' })
    await api.saveMember(admin, { name: 'Rui Prado', instrument: 'Viola' })
    const page = await app.visit('/finances/entries/new', { as: admin })
    const member = page.getByRole('combobox', { name: 'Member' })
    await member.fill('Rui')
    await see(page.getByRole('option', { name: 'Rui Prado Viola', exact: true }))
    await member.fill('Ana')
    await see(page.getByRole('option', { name: 'Ana Lima (Viola)' }))
    await page.getByRole('option', { name: 'Ana Lima (Oboe)' }).click()
    await expect.poll(() => member.inputValue()).toBe('Ana Lima (Oboe)')
    await amount(page).fill('50.00')
    await description(page).fill('Gift of the oboist')
    await page.getByRole('combobox', { name: 'Category' }).selectOption('other')
    await save(page).click()
    await see(toast(page, /Gift of the oboist/))
    expect((await financeFixture(api, admin).all()).map(({ memberId }) => memberId)).toEqual([oboist.id])
    await page.goto('/finances/levies/new')
    await see(
      page.getByRole('rowheader', { name: 'Ana Lima (Viola)' }),
      page.getByRole('rowheader', { name: 'Rui Prado' }),
    )
  },
)

import { expect } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import type { SignedIn } from '@contract/auth'
import { FinanceAccountList } from '@contract/finances/accounts'
import { chooseFile } from '../importing/importFile'
import type { Api } from '../support/api'
import { e2e } from '../support/e2e'
import { see, toast } from '../support/page'
import { financeFixture } from './financeFixture'
import { ofx, type OfxLine } from './ofxFile'

/** A line of the review, from 0. */
const line = (page: Page, place: number): Locator =>
  page.getByRole('list', { name: 'Lines of the file' }).locator('> li').nth(place)
/** What was decided of it; on the current line the offers say the same. */
const decided = (page: Page, place: number): Locator => line(page, place).locator('.review-decision')
const focused = (page: Page) => page.evaluate(() => Number(document.activeElement?.getAttribute('data-place') ?? -1))

async function toReview(page: Page, file: string): Promise<void> {
  await chooseFile(page, 'extrato.ofx', file)
  await page.getByRole('button', { name: 'Match the lines' }).click()
  await see(page.getByRole('list', { name: 'Lines of the file' }))
}

async function mainBalance(api: Api, as: SignedIn): Promise<number | undefined> {
  const answer = await api.call('/finances/list-accounts', { as })
  return FinanceAccountList.parse(await answer.json()).accounts[0]?.balance
}

e2e('dues, a bank’s file of sixty lines, all by keys: nobody owes, and the balance agrees', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const ledger = financeFixture(api, admin)
  const names = Array.from(
    { length: 50 },
    (_, at) => `Pessoa${String.fromCharCode(97 + Math.floor(at / 10))}${String.fromCharCode(97 + (at % 10))} Silva`,
  )
  for (const name of names) await api.saveMember(admin, { name })
  await ledger.charge('2026-11')
  const lines: OfxLine[] = [
    // Certain; then of somebody else with the same amount; then what was never seen.
    ...names.slice(0, 45).map((name) => ({ amount: 5000, text: `PIX RECEBIDO ${name.toUpperCase()}` })),
    ...names.slice(45).map(() => ({ amount: 5000, text: 'DEPOSITO EM DINHEIRO' })),
    ...Array.from({ length: 8 }, (_, at) => ({ amount: -(1000 + at), text: `COMPRA ${'ABCDEFGH'[at]} PAPELARIA` })),
    { amount: -3, text: 'AJUSTE' },
    { amount: 900, text: 'RENDIMENTO' },
  ]
  const closing = lines.reduce((sum, { amount }) => sum + amount, 0)
  const file = ofx(lines, closing)
  const page = await app.visit('/finances/import', { as: admin })
  await toReview(page, file)
  await see(line(page, 0).getByText(/^Pays Pessoaaa Silva/), page.getByText('45 lines decided · 15 open'))
  await expect.poll(() => focused(page)).toBe(45)

  // The first of what is offered and free, five times.
  for (let at = 45; at < 50; at += 1) {
    await expect.poll(() => focused(page)).toBe(at)
    await page.keyboard.press('Enter')
  }
  for (let at = 50; at < 58; at += 1) {
    await expect.poll(() => focused(page)).toBe(at)
    await page.keyboard.press('c')
    await page.keyboard.type('Scores')
    await page.keyboard.press('Enter')
  }
  await expect.poll(() => focused(page)).toBe(58)
  await page.keyboard.press('s')
  await expect.poll(() => focused(page)).toBe(59)

  // A reload in the middle loses nothing.
  await page.reload()
  await see(page.getByText('59 lines decided · 1 open'), line(page, 58).getByText('Not booked'))
  await expect.poll(() => focused(page)).toBe(59)
  await page.keyboard.press('c')
  await page.keyboard.type('Donation')
  await page.keyboard.press('Enter')
  await see(page.getByText('60 lines decided · 0 open'), page.getByText('The bank has R$0.03 less.'))
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => focused(page)).toBe(58)
  await page.keyboard.press('c')
  await page.keyboard.type('Other')
  await page.keyboard.press('Enter')
  await see(page.getByText('They agree.'))
  expect(await ledger.all()).toHaveLength(50)
  await page.keyboard.press('Control+Enter')
  await see(
    page.getByRole('heading', { name: 'Imported' }),
    page.getByText('50 lines paid what was owed.'),
    page.getByText('10 entries and transfers are new.'),
    page.getByText(/^The account has R\$.*, as the bank says\.$/),
  )
  expect((await ledger.all()).filter(({ status }) => status === 'pending')).toEqual([])
  expect(await mainBalance(api, admin)).toBe(closing)

  await page.getByRole('link', { name: 'Import another file' }).click()
  await toReview(page, file)
  await see(page.getByText('All lines of this file are in the books already: there is nothing to import.'))
})

e2e('a due in two payments, two dues in one, a rule from a correction, and all of it undone', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const ledger = financeFixture(api, admin)
  const ana = await api.saveMember(admin, { name: 'Ana Lima' })
  const bia = await api.saveMember(admin, { name: 'Bia Prado' })
  const owed = { status: 'pending', category: 'dues', date: '2026-11-01', dueDate: '2026-11-10' } as const
  await ledger.save({ ...owed, memberId: ana.id, description: 'Mensalidade', amount: 5000 })
  await ledger.save({ ...owed, memberId: bia.id, description: 'Mensalidade', amount: 4000 })
  await ledger.save({ ...owed, memberId: bia.id, description: 'Uniforme', amount: 2500 })
  const dora = await api.saveMember(admin, { name: 'Dora Nunes' })
  await ledger.save({ ...owed, memberId: dora.id, description: 'Mensalidade', amount: 5000 })
  const before = await ledger.all()
  const lines: OfxLine[] = [
    { amount: 2000, text: 'PIX ANA LIMA' },
    { amount: 6500, text: 'PIX CARLOS SOUZA' },
    { amount: -700, text: 'PAPELARIA CENTRAL 0012' },
    { amount: -900, text: 'PAPELARIA CENTRAL 0044' },
    { amount: 6000, text: 'PIX DORA NUNES' },
  ]
  const page = await app.visit('/finances/import', { as: admin })
  await toReview(page, ofx(lines, 12_900))
  await page.keyboard.press('1')
  await see(line(page, 0).getByText(/Pays a part of Ana Lima .*R\$30\.00 stays open/))
  await expect.poll(() => focused(page)).toBe(1)
  await page.keyboard.press('/')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox').fill('Bia')
  await expect.poll(() => dialog.getByRole('checkbox').count()).toBe(2)
  await dialog.getByRole('checkbox').first().check()
  await see(dialog.getByText(/is left: it becomes credit/))
  await dialog.getByRole('checkbox').last().check()
  await page.keyboard.press('Enter')
  await see(line(page, 1).getByText(/^Pays 2 entries: Bia Prado/))
  await expect.poll(() => focused(page)).toBe(2)
  await page.keyboard.press('c')
  await page.keyboard.type('Scores')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => focused(page)).toBe(2)
  await page.keyboard.press('m')
  await page.keyboard.type('Ana')
  await page.keyboard.press('Enter')
  await see(decided(page, 2).getByText('New entry: Scores, Ana Lima'))
  await expect.poll(() => focused(page)).toBe(2)
  await page.keyboard.press('r')
  const made = toast(page, 'Rule made.')
  await see(made, line(page, 3).getByText('New entry: Scores, Ana Lima'))
  // The line of which the rule was made stays as it was decided by hand.
  await made.getByRole('button', { name: 'Undo' }).click()
  await see(decided(page, 2).getByText('New entry: Scores, Ana Lima'), page.getByText('3 lines decided · 2 open'))
  await line(page, 2).getByRole('button').first().press('r')
  await see(page.getByText('4 lines decided · 1 open'))
  await page.keyboard.press('Enter')
  await expect.poll(() => focused(page)).toBe(4)
  await page.keyboard.press('1')
  await see(decided(page, 4).getByText(/^Pays Dora Nunes .*; R\$10\.00 becomes credit of Dora Nunes$/))
  await see(page.getByText('They agree.'))
  // Also whom no offer names is named when one comes back.
  await page.reload()
  await see(line(page, 1).getByText(/^Pays 2 entries: Bia Prado/))
  await page.getByRole('button', { name: 'Import 5 lines' }).click()
  await see(page.getByText('3 lines paid what was owed.'))
  expect((await ledger.all()).filter(({ status }) => status === 'pending')).toMatchObject([{ amount: 3000 }])

  await page.getByRole('button', { name: 'Take back' }).click()
  await see(page.getByText('5 lines decided · 0 open'), line(page, 3).getByText('New entry: Scores'))
  const plain = (entries: typeof before) => entries.map(({ version: _version, ...entry }) => entry)
  expect(plain(await ledger.all())).toEqual(plain(before))
})

const MT940 = `:20:A
:25:0001/123456
:28C:1/1
:60F:C261031BRL10,00
:61:261103C50,00NTRF//A1
:86:Pix recebido
:62F:C261130BRL60,00
-
`

e2e('accounts of one file come one after the other, and a table is matched as a file is', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const second = await financeFixture(api, admin).account('Conta 2', 100)
  const page = await app.visit('/finances/import', { as: admin })
  await chooseFile(page, 'extrato.sta', MT940 + MT940.replace('123456', '654321').replace('50,00', '70,00'))
  const account = page.getByRole('combobox', { name: 'Your account' })
  await page.getByRole('button', { name: 'Match the lines' }).click()
  await see(page.getByRole('alert').getByText('Something is still open: Your account.'))
  await account.selectOption('Main')
  await page.getByRole('button', { name: 'Match the lines' }).click()
  await see(line(page, 0).getByText('R$50.00'))
  await page.keyboard.press('c')
  await page.keyboard.type('Donation')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+Enter')
  await see(page.getByRole('heading', { name: 'More of this file' }))
  await account.selectOption('Conta 2')
  await page.getByRole('button', { name: 'Match the lines' }).click()
  await see(line(page, 0).getByText('R$70.00'))
  await page.keyboard.press('c')
  await page.keyboard.type('Grant')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+Enter')
  await see(page.getByText('1 entry or transfer is new.'))
  const stored = await financeFixture(api, admin).all()
  expect(stored.find(({ amount }) => amount === 7000)).toMatchObject({ accountId: second, category: 'grant' })

  await page.getByRole('link', { name: 'Import another file' }).click()
  await chooseFile(page, 'extrato.csv', 'Data;Histórico;Valor\n25/11/2026;Pix Rui;30,00\n26/11/2026;Tarifa;-2,00\n')
  await page.getByLabel('Category for all lines').selectOption('other')
  await page.getByRole('button', { name: 'Preview' }).click()
  await see(page.getByRole('alert').getByText('Something is still open: Your account.'))
  await account.selectOption('Conta 2')
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByRole('button', { name: 'Match with what is owed' }).click()
  await see(line(page, 0).getByText('Pix Rui'), line(page, 1).getByText('−R$2.00'))
  // What was said of the file goes along, and is what a new entry is offered.
  await see(line(page, 0).getByText('as the file says'), line(page, 0).getByText('Other'))
  await page.keyboard.press('Enter')
  await see(line(page, 1).getByText('as the file says'))
})

import { v7 as uuidv7 } from 'uuid'
import type { Page } from 'playwright-core'
import { financeFixture } from './financeFixture'
import { dropFiles } from './receiptFixture'
import { chooseFile } from '../importing/importFile'
import { ofx } from './ofxFile'
import { see, title } from '../support/page'
import type { Screens } from '../app/screens'

const named = (text: string, values: Record<string, string>) =>
  Object.entries(values).reduce((said, [name, value]) => said.replace(`{{${name}}}`, value), text)

/** Balance and entries. */
export const financeScreens: Screens = {
  'balance, nothing yet': async ({ visit, words: { finances }, newcomer }) => {
    const page = await visit('/finances', newcomer)
    await see(page.getByRole('heading', { name: finances.list.empty.title }))
    return page
  },
  'balance on a day': async ({ visit, words: { finances }, api, admin }) => {
    const ledger = financeFixture(api, admin)
    await ledger.save({ amount: 123_456 })
    await ledger.save({ kind: 'expense', category: 'venue', status: 'pending', dueDate: '2024-01-01' })
    const page = await visit('/finances?on=2026-04-30', admin)
    await see(page.getByRole('button', { name: finances.balance.clearDate }), page.locator('.recharts-surface').first())
    return page
  },
  'entries, filtered, with a row menu open': async ({ visit, words: { finances }, api, admin, ana }) => {
    const ledger = financeFixture(api, admin)
    const overdue = { memberId: ana.id, status: 'pending', dueDate: '2024-01-01' } as const
    // Rows for the open menu to lie upon.
    for (let day = 10; day < 16; day += 1) await ledger.save({ ...overdue, date: `2026-03-${day}` })
    await ledger.save({ ...overdue, description: 'Aluguel', date: '2026-03-20' })
    const page = await visit(`/finances/entries?overdue=yes&memberId=${ana.id}&period=custom&from=2024-01-01`, admin)
    await page.getByRole('button', { name: named(finances.list.actionsFor, { name: 'Aluguel' }) }).click()
    await see(page.getByRole('button', { name: finances.list.pay }))
    return page
  },
  'entries to be changed, and one that stands in the way': async ({ visit, words: { finances }, api, admin }) => {
    const ledger = financeFixture(api, admin)
    const entries = [
      await ledger.save({ description: 'Rifa', date: '2023-03-10' }),
      await ledger.save({ description: 'Bazar', date: '2023-03-10' }),
    ]
    const page = await visit('/finances/entries?period=custom&to=2023-12-31', admin)
    for (const { description: name } of entries)
      await page
        .getByRole('checkbox', { name: named(finances.batch.choose, { name }) })
        .first()
        .check()
    await page.getByRole('button', { name: finances.batch.open }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: finances.fields.category }).selectOption('tickets')
    await dialog.getByRole('combobox', { name: finances.fields.status }).selectOption('pending')
    for (const entry of entries.slice(0, 1)) await ledger.save({ ...entry, amount: 1 })
    await dialog.locator('.btn-primary').click()
    await see(page.getByRole('alert'))
    return page
  },
  'accounts, a transfer about to be made': async ({ visit, words: { accounts }, api, admin }) => {
    await financeFixture(api, admin).account('Caixinha', 20_000)
    const page = await visit('/finances/accounts', admin)
    await page.getByRole('button', { name: accounts.transfer.new }).click()
    await see(page.getByRole('dialog', { name: accounts.transfer.new }))
    return page
  },
  'an account and what moved on it': async ({ visit, words: { accounts }, api, admin }) => {
    const box = await financeFixture(api, admin).account('Caixa do coro', 20_000)
    const page = await visit(`/finances/accounts/${box}?from=2025-01-01`, admin)
    await see(page.getByRole('button', { name: accounts.clearFrom }))
    return page
  },
  'the lists of the finances': async ({ visit, words: { finances, financeLists }, admin }) => {
    const page = await visit('/finances/lists', admin)
    await see(title(page, finances.tabs.lists), page.getByRole('link', { name: financeLists.levies.title }))
    return page
  },
  'the journal of an account, about to be made': async ({ visit, words: { journal }, api, admin }) => {
    const box = await financeFixture(api, admin).account('Caixa do livro', 20_000)
    const page = await visit(`/finances/journal?account=${box}`, admin)
    await see(page.getByRole('button', { name: journal.save }))
    return page
  },
  'an account beside its statement, which differs': async ({ visit, words: { reconcile }, api, admin }) => {
    const ledger = financeFixture(api, admin)
    const box = await ledger.account('Caixa da turnê', 20_000)
    await ledger.save({ accountId: box, amount: 4530, date: '2026-02-01' })
    const page = await visit(`/finances/accounts/${box}/reconcile`, admin)
    await page.getByRole('checkbox', { name: reconcile.tickAll }).check()
    await page.getByLabel(reconcile.balance).fill('200')
    await see(page.getByText(reconcile.missing))
    return page
  },
  'transfers, and one with its history': async ({ visit, words: { accounts }, api, admin }) => {
    const ledger = financeFixture(api, admin)
    const box = await ledger.account('Caixa da viagem', 20_000)
    await ledger.transfer(box, admin.userData.group.id, 500)
    const page = await visit(`/finances/transfers?accountId=${box}`, admin)
    await page.getByRole('link', { name: /Caixa da viagem/ }).click()
    await see(page.getByRole('button', { name: accounts.transfer.change }))
    return page
  },
  'entries, no match': async ({ visit, words, admin }) => {
    const page = await visit('/finances/entries?q=xyzzy', admin)
    await see(page.getByRole('heading', { name: words.layout.table.noMatchTitle }))
    return page
  },
  'an entry, paid with Undo, and its history': async ({ visit, words: { finances, dues, shell }, api, admin }) => {
    const entry = await financeFixture(api, admin).save({ description: 'Rifa', status: 'pending' })
    const page = await visit(`/finances/entries/${entry.id}`, admin)
    await page.getByRole('button', { name: finances.list.pay }).click()
    await page.getByRole('dialog').getByRole('button', { name: dues.pay.confirm }).click()
    await see(page.getByRole('button', { name: shell.undo }), page.getByText(finances.history.actions.changed))
    return page
  },
  'an entry with receipts, one of them refused, and one shown': async ({
    visit,
    words: { finances, receipts },
    api,
    admin,
  }) => {
    const entry = await financeFixture(api, admin).save({
      description: 'Partituras',
      kind: 'expense',
      category: 'scores',
    })
    const page = await visit(`/finances/entries/${entry.id}`, admin)
    await dropFiles(page, { 'nota.pdf': '%PDF-1.7', 'pagina.pdf': '<html>' })
    await see(page.getByText(finances.history.receipt.added.split('{{')[0] ?? ''), page.getByRole('alert'))
    await page.getByRole('button', { name: named(receipts.open, { name: 'nota.pdf' }) }).click()
    await see(page.getByRole('link', { name: receipts.openTab }))
    return page
  },
  'a new entry with a file that waits': async ({ visit, words: { receipts }, admin }) => {
    const page = await visit('/finances/entries/new', admin)
    await dropFiles(page, { 'nota.pdf': '%PDF-1.7' })
    await see(page.getByText(receipts.pendingHint))
    return page
  },
  'two versions of an entry': async ({ visit, words: { finances, forms }, api, admin }) => {
    const ledger = financeFixture(api, admin)
    const entry = await ledger.save()
    const page = await visit(`/finances/entries/${entry.id}/edit`, admin)
    await page.getByRole('textbox', { name: finances.fields.amount }).fill('60')
    await ledger.save({ ...entry, amount: 7000, notes: 'New' })
    await page.getByRole('button', { name: forms.record.save }).click()
    await see(page.getByRole('dialog', { name: forms.conflict.title }))
    return page
  },
}

/** A file on the review: a due that is sure, what was never seen, and one that may be anybody's. */
async function toReview({
  visit,
  words: { matching },
  api,
  admin,
  ana,
}: Parameters<Screens[string]>[0]): Promise<Page> {
  const owed = { memberId: ana.id, status: 'pending', date: '2026-11-01', dueDate: '2026-11-10' } as const
  await financeFixture(api, admin).save({ ...owed, amount: 7700, description: 'Estante' })
  await financeFixture(api, admin).account(`Cofre ${Date.now() % 1e6}`, 100)
  const page = await visit('/finances/import', admin)
  const lines = [
    { amount: 7700, text: ana.name },
    { amount: -333, text: 'TARIFA' },
    { amount: 7700, text: 'DEPOSITO' },
  ]
  await chooseFile(page, 'extrato.ofx', ofx(lines, 12_345))
  await page.getByRole('combobox', { name: matching.setup.account }).selectOption({ index: 1 })
  await page.getByRole('button', { name: matching.setup.begin }).click()
  await see(page.getByText(matching.keys.accept))
  return page
}

/** The review on which a bank's file is matched. */
export const matchingScreens: Screens = {
  'the review, no file': async ({ visit, words: { matching }, newcomer }) => {
    const page = await visit('/finances/matching', newcomer)
    await see(page.getByRole('heading', { name: matching.empty.title }))
    return page
  },
  'the review, with lines of all kinds': async (tour) => {
    const page = await toReview(tour)
    await see(page.getByRole('button', { name: tour.words.matching.acts.search }))
    return page
  },
  'a line that is searched for by hand': async (tour) => {
    const page = await toReview(tour)
    await page.getByRole('button', { name: /DEPOSITO/ }).click()
    await page.getByRole('button', { name: tour.words.matching.acts.search }).click()
    await page.getByRole('dialog').getByRole('searchbox').fill('Estante')
    await page.getByRole('dialog').getByRole('checkbox').first().check()
    return page
  },
}

/** Plans, and where the year is going. */
export const budgetScreens: Screens = {
  'a budget and the forecast': async ({ visit, words: { budget }, api, admin }) => {
    const ledger = financeFixture(api, admin)
    await ledger.budget('2019', [
      { kind: 'expense', category: 'venue', amount: 1000 },
      { kind: 'income', category: 'dues', amount: 9000 },
    ])
    await ledger.save({ kind: 'expense', category: 'venue', amount: 1500, date: '2019-05-01' })
    await ledger.save({ kind: 'income', category: 'dues', amount: 500, date: '2019-05-01', status: 'pending' })
    const page = await visit('/finances/budget?year=2019', admin)
    await see(page.getByText(named(budget.over, { amount: '' }).trim()).first())
    return page
  },
  'a forecast without a budget': async ({ visit, words: { budget }, admin }) => {
    const page = await visit('/finances/budget', admin)
    await see(
      page.getByText(budget.forecast.rule.slice(0, 20)).first(),
      page.getByRole('button', { name: budget.begin }),
    )
    return page
  },
  'a budget that is typed, with an error': async ({ visit, words: { budget, finances }, api, admin }) => {
    await financeFixture(api, admin).budget('2018', [{ kind: 'income', category: 'dues', amount: 9000 }])
    const page = await visit('/finances/budget?year=2018', admin)
    // What an earlier look typed into this tab is there again.
    const change = page.getByRole('button', { name: budget.change })
    const field = page.getByRole('textbox', { name: `${budget.expense}: ${finances.categories.venue}` })
    await change.or(field).first().waitFor()
    if (await change.isVisible()) await change.click()
    await field.fill('abc')
    await page.keyboard.press('Enter')
    await see(page.locator('[aria-invalid=true]'))
    return page
  },
  'how a budget begins': async ({ visit, words: { budget }, admin }) => {
    const page = await visit('/finances/budget?year=2017', admin)
    await page.getByRole('button', { name: budget.begin }).click()
    await see(page.getByRole('dialog').getByLabel(budget.start.source))
    return page
  },
}

/** Months that are closed, what is left to do in them, and the report. */
export const monthScreens: Screens = {
  'an entry of a closed month, asked how to reverse it': async ({ visit, words: { finances }, api, admin }) => {
    const ledger = financeFixture(api, admin)
    const entry = await ledger.save({ description: 'Lanche', date: '2024-01-10' })
    await ledger.close('2024-01')
    const page = await visit(`/finances/entries/${entry.id}`, admin)
    await page.getByRole('button', { name: finances.reversal.act }).click()
    await see(page.getByRole('dialog', { name: finances.reversal.title }))
    return page
  },
  'an entry that was reversed': async ({ visit, words: { finances }, api, admin }) => {
    const ledger = financeFixture(api, admin)
    const entry = await ledger.save({ description: 'Convite', date: '2024-02-10' })
    await ledger.close('2024-02')
    await ledger.reverse(entry, '2024-03-01')
    const page = await visit(`/finances/entries/${entry.id}`, admin)
    await see(
      page.getByRole('link', { name: finances.reversal.show }),
      page.getByText(finances.statuses.reversed, { exact: true }),
    )
    return page
  },
  'a new entry, with errors, a question and a closed month': async ({
    visit,
    words: { finances, forms, shell },
    api,
    admin,
  }) => {
    await financeFixture(api, admin).close('2024-03')
    const page = await visit('/finances/entries/new', admin)
    await page.getByRole('textbox', { name: finances.fields.amount }).fill('3.456')
    await page.getByLabel(finances.fields.date, { exact: true }).fill('2024-03-10')
    await page.getByRole('button', { name: forms.record.add, exact: true }).click()
    await see(page.getByText(shell.validationError.required).first(), page.getByRole('button', { name: /3[.,]456/ }))
    return page
  },
  'months, one of them closed': async ({ visit, words: { finances }, api, admin }) => {
    await financeFixture(api, admin).close('2024-04')
    const page = await visit('/finances/months?year=2024', admin)
    await see(page.getByRole('heading', { name: finances.months.history }))
    return page
  },
  'a month, asked why it is opened again': async ({ visit, words: { finances }, api, admin }) => {
    await financeFixture(api, admin).close('2024-05')
    const page = await visit('/finances/months?year=2024', admin)
    await page.getByRole('button', { name: finances.months.reopen }).first().click()
    await see(page.getByRole('dialog').getByRole('textbox', { name: finances.months.reason }))
    return page
  },
  'the report of a year': async ({ visit, words: { finances }, admin }) => {
    const page = await visit('/finances/report?year=2026', admin)
    await see(page.getByText(finances.report.place))
    return page
  },
}

/** Who owes, statements, dues and payments. */
export const duesScreens: Screens = {
  'who owes, nobody': async ({ visit, words: { dues }, newcomer }) => {
    const page = await visit('/finances/debtors', newcomer)
    await see(page.getByRole('heading', { name: dues.debtors.emptyTitle }))
    return page
  },
  'who owes, some chosen': async ({ visit, words: { dues }, api, admin, ana }) => {
    await financeFixture(api, admin).charge('2024-06')
    await api.saveMember(admin, { ...ana, status: 'former' })
    const page = await visit('/finances/debtors', admin)
    await page.getByRole('checkbox', { name: named(dues.debtors.choose, { name: ana.name }) }).check()
    await see(page.getByRole('button', { name: named(dues.debtors.payChosen_one, { shown: '1' }) }))
    return page
  },
  'who paid, in other dates': async ({ visit, words: { dues }, api, admin, ana }) => {
    const ledger = financeFixture(api, admin)
    await ledger.feeClass('Regente', 2500)
    await ledger.save({
      category: 'dues',
      description: 'Anuidade',
      memberId: ana.id,
      date: '2023-05-02',
      method: 'pix',
    })
    await ledger.save({ category: 'dues', description: 'Devolução', kind: 'expense', date: '2023-05-03' })
    const page = await visit('/finances/payments?from=2023-05-01&to=2023-05-31', admin)
    await see(page.getByRole('table', { name: dues.paid.tableLabel }), page.getByRole('link', { name: 'Anuidade' }))
    return page
  },
  'who paid, nobody': async ({ visit, words: { dues }, newcomer }) => {
    const page = await visit('/finances/payments', newcomer)
    await see(page.getByRole('heading', { name: dues.paid.emptyTitle }))
    return page
  },
  'a payment in a closed month': async ({ visit, words: { dues }, api, admin }) => {
    const ledger = financeFixture(api, admin)
    await ledger.charge('2024-07')
    await ledger.close('2024-07')
    const page = await visit('/finances/debtors', admin)
    await page.getByRole('checkbox', { name: dues.debtors.chooseAll }).check()
    const [pay] = dues.debtors.payChosen_other.split(' (')
    await page.locator('.chosen-bar').getByRole('button', { name: pay }).click()
    await page.getByLabel(dues.pay.date).fill('2024-07-31')
    await see(page.getByRole('dialog').getByText(dues.pay.fromClosed))
    return page
  },
  'own categories': async ({ visit, words: { categories }, api, admin }) => {
    await financeFixture(api, admin).subcategory('Bar', 'tickets')
    const page = await visit('/finances/categories', admin)
    await page.getByRole('button', { name: named(categories.changeOf, { name: 'Bar' }) }).click()
    await see(page.getByRole('dialog').getByText(categories.parentHint))
    return page
  },
  'a payment that is shared out': async ({ visit, words: { finances, splits }, admin }) => {
    const page = await visit('/finances/entries/new', admin)
    await page.getByRole('textbox', { name: finances.fields.amount }).fill('150')
    await page.getByRole('textbox', { name: finances.fields.description }).fill('Loja')
    await page.getByRole('button', { name: finances.form.split }).click()
    await page.getByRole('button', { name: splits.addPart }).click()
    await see(page.getByRole('group', { name: named(splits.part, { number: '3' }) }))
    return page
  },
  'fee classes': async ({ visit, words: { fees }, api, admin }) => {
    await financeFixture(api, admin).feeClass('Estudante', 2500)
    const page = await visit('/finances/fees', admin)
    await see(page.getByText('Estudante').first(), page.getByText(fees.members.monthHint))
    return page
  },
  'a fee class whose amount changes': async ({ visit, words: { fees }, api, admin }) => {
    await financeFixture(api, admin).feeClass('Família', 2500)
    const page = await visit('/finances/fees', admin)
    await page.getByRole('button', { name: fees.class.new }).click()
    await page.getByRole('button', { name: fees.class.laterAdd }).click()
    await see(page.getByLabel(fees.class.laterFrom))
    return page
  },
  'a family rate about to be set': async ({ visit, words: { fees }, admin }) => {
    const page = await visit('/finances/fees', admin)
    await page.getByRole('button', { name: fees.family.add }).click()
    await see(page.getByLabel(fees.family.second))
    return page
  },
  'what recurs, with a proposal': async ({ visit, words: { recurring }, api, admin }) => {
    await financeFixture(api, admin).recurring('Aluguel', 80_000)
    const page = await visit('/finances/recurring', admin)
    await see(page.getByRole('heading', { name: recurring.proposals.title }), page.getByRole('table'))
    return page
  },
  'a recurring entry about to be added': async ({ visit, words: { recurring }, api, admin }) => {
    await financeFixture(api, admin).recurring('Internet', 9_990)
    const page = await visit('/finances/recurring', admin)
    await page.getByRole('button', { name: recurring.add }).click()
    await see(page.getByRole('dialog', { name: recurring.add }))
    return page
  },
  'rules for lines of the bank': async ({ visit, words: { rules }, api, admin }) => {
    const ledger = financeFixture(api, admin)
    await ledger.rule('tarifa', 'other')
    await ledger.rule('aluguel', 'venue')
    const page = await visit('/finances/rules', admin)
    await see(page.getByRole('table', { name: rules.tableLabel }))
    return page
  },
  'a rule that is tried': async ({ visit, words: { rules }, api, admin }) => {
    const ledger = financeFixture(api, admin)
    await ledger.rule('tarifa', 'other')
    await ledger.save({ kind: 'expense', category: 'venue', description: 'Conta ENEL' })
    const page = await visit('/finances/rules', admin)
    await page.getByRole('button', { name: rules.add }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(rules.form.contains).fill('enel')
    await see(dialog.getByRole('listitem').first())
    return page
  },
  'levies, none yet': async ({ visit, words: { levies }, newcomer }) => {
    const page = await visit('/finances/levies', newcomer)
    await see(page.getByRole('heading', { name: levies.emptyTitle }))
    return page
  },
  levies: async ({ visit, api, admin, ana }) => {
    await financeFixture(api, admin).levy('Uniforme', 10_000, ['2027-03-10'], [ana.id])
    const page = await visit('/finances/levies', admin)
    await see(page.getByRole('link', { name: 'Uniforme' }).first())
    return page
  },
  'a levy in instalments, and who else is asked': async ({ visit, words: { levies }, api, admin, ana }) => {
    const ledger = financeFixture(api, admin)
    const id = await ledger.levy('Viagem', 10_000, ['2027-03-10', '2027-04-10', '2027-05-10'], [ana.id])
    const page = await visit(`/finances/levies/${id}`, admin)
    await see(title(page, 'Viagem'), page.getByRole('link', { name: ana.name }))
    await page.getByRole('button', { name: levies.members.add }).click()
    await see(page.getByRole('dialog'))
    return page
  },
  'a new levy': async ({ visit, words: { levies }, admin }) => {
    const page = await visit('/finances/levies/new', admin)
    await page.getByRole('combobox', { name: levies.form.count }).selectOption('3')
    await see(page.getByRole('checkbox', { name: named(levies.members.choose, { name: 'Player 10' }) }))
    return page
  },
  'a member who leaves, with what is left to pay': async ({
    visit,
    words: { members, memberFees },
    api,
    admin,
    ana,
  }) => {
    await financeFixture(api, admin).save({ memberId: ana.id, status: 'pending', date: '2027-01-01' })
    const page = await visit(`/members/${ana.id}/edit`, admin)
    await page.getByLabel(members.fields.leftOn).fill('2027-03-20')
    await see(page.getByRole('radio', { name: memberFees.leaving.writeOff }))
    return page
  },
}

export const askingScreens: Screens = {
  'a statement': async ({ visit, words: { dues }, api, admin, ana }) => {
    const ledger = financeFixture(api, admin)
    await ledger.save({ memberId: ana.id })
    await ledger.save({ memberId: ana.id, status: 'pending', dueDate: '2024-01-01' })
    const lent = await ledger.save({ memberId: ana.id, status: 'pending', description: 'Uniforme' })
    await ledger.payPart(lent, 2000, '2026-04-02')
    await ledger.writeOff(
      await ledger.save({ memberId: ana.id, status: 'pending', description: 'Viagem' }),
      '2026-04-03',
    )
    const page = await visit(`/finances/debtors/${ana.id}`, admin)
    await see(
      title(page, named(dues.statement.title, { name: ana.name })),
      page.getByText(dues.statement.total).first(),
    )
    return page
  },
  'a statement with credit, about to be given back': async ({ visit, words: { credit }, api, admin }) => {
    const member = await api.saveMember(admin, { name: 'Caio Melo' })
    const ledger = financeFixture(api, admin)
    await ledger.credit(member.id, 3000)
    await ledger.save({ memberId: member.id, status: 'pending', amount: 2000 })
    const page = await visit(`/finances/debtors/${member.id}`, admin)
    await page.getByRole('button', { name: credit.refund.act, exact: true }).click()
    await see(page.getByRole('dialog').getByRole('textbox', { name: credit.refund.amount }))
    return page
  },
  'who pays for whom, and one more about to be added': async ({ visit, words: { payers }, api, admin }) => {
    const member = await api.saveMember(admin, { name: 'Davi Reis' })
    const ledger = financeFixture(api, admin)
    await ledger.payer('Casa Reis', [member.id])
    const page = await visit('/finances/payers', admin)
    await page
      .getByRole('button', { name: named(payers.expand, { name: 'Casa Reis' }) })
      .first()
      .click()
    await see(page.getByRole('link', { name: 'Davi Reis' }).first())
    await page.getByRole('button', { name: payers.new }).click()
    await see(page.getByRole('dialog').getByRole('textbox', { name: payers.form.name }))
    return page
  },
  'what a payer owes for two': async ({ visit, words: { dues }, api, admin }) => {
    const ledger = financeFixture(api, admin)
    const two = [
      await api.saveMember(admin, { name: 'Eva Prado' }),
      await api.saveMember(admin, { name: 'Igor Prado' }),
    ]
    for (const { id } of two) await ledger.save({ memberId: id, status: 'pending', dueDate: '2024-01-01' })
    const payer = await ledger.payer(
      'Casa Prado',
      two.map(({ id }) => id),
    )
    const page = await visit(`/finances/payers/${payer}`, admin)
    await see(page.getByText(dues.statement.total).first(), page.getByRole('link', { name: 'Casa Prado' }))
    return page
  },
  'reminders, one by hand': async ({ visit, words: { reminders }, api, admin, ana }) => {
    await financeFixture(api, admin).save({ memberId: ana.id, status: 'pending', dueDate: '2024-01-01' })
    const page = await visit('/finances/reminders', admin)
    await page.getByRole('button', { name: named(reminders.handOf, { name: ana.name }) }).click()
    await see(page.getByRole('dialog').getByRole('button', { name: reminders.copy }))
    return page
  },
  'assembly pack, with names': async ({ visit, words: { pack }, api, admin, ana }) => {
    await financeFixture(api, admin).save({ memberId: ana.id, status: 'pending', dueDate: '2024-01-01' })
    const page = await visit('/finances/report/pack', admin)
    await page.getByRole('checkbox', { name: pack.withNames }).check()
    await see(page.getByRole('heading', { name: pack.accounts.title }), page.getByText(ana.name).last())
    return page
  },
  'texts of reminders': async ({ visit, words: { reminders }, admin }) => {
    const page = await visit('/finances/reminders/texts', admin)
    await page.getByRole('textbox', { name: reminders.settings.days }).first().fill('x')
    await page.getByRole('button', { name: reminders.settings.save }).click()
    await see(page.locator('[aria-invalid="true"]'))
    return page
  },
  'ways to pay, with a wrong key': async ({ visit, words: { paying, shell }, admin }) => {
    const page = await visit('/finances/ways-to-pay', admin)
    await page.getByRole('textbox', { name: paying.settings.pixKey }).fill('12345678901')
    await page.getByRole('button', { name: paying.settings.save }).click()
    await see(page.getByText(shell.validationError.bad_pix_key))
    return page
  },
  'a statement with a way to pay': async ({ visit, words: { paying }, api, admin, ana }) => {
    const ledger = financeFixture(api, admin)
    await ledger.payBy({
      pix: { key: 'tesouraria@example.org', name: 'Banda', city: 'Olinda' },
      details: 'Caixa: terças',
    })
    await ledger.save({ memberId: ana.id, status: 'pending', dueDate: '2024-01-01' })
    const page = await visit(`/finances/debtors/${ana.id}`, admin)
    await see(page.getByRole('heading', { name: paying.ways.title }), page.getByText('Caixa: terças'))
    return page
  },
  'a statement with a QR-bill': async ({ visit, words: { paying }, api }) => {
    const admin = await api.foundGroup({ group: { currency: 'CHF' } })
    const ledger = financeFixture(api, admin)
    const address = { postalCode: '8000', town: 'Zürich' }
    await ledger.payBy({ transfer: { name: 'Chor', iban: 'CH4431999123000889012', address, billLanguage: 'fr' } })
    const zoe = await api.saveMember(admin, { name: 'Zoë Müller' })
    await ledger.save({ memberId: zoe.id, status: 'pending', dueDate: '2024-01-01' })
    const page = await visit(`/finances/debtors/${zoe.id}`, admin)
    await see(page.getByRole('region', { name: paying.ways.swissBill }))
    return page
  },
  'a statement with a mandate that is being changed': async ({ visit, words: { debits }, api }) => {
    const admin = await api.foundGroup()
    const zoe = await api.saveMember(admin, { name: 'Zoë Müller' })
    await financeFixture(api, admin).collecting(zoe.id)
    const page = await visit(`/finances/debtors/${zoe.id}`, admin)
    await page.getByRole('button', { name: `${debits.mandate.changeAct} M-1` }).click()
    await see(page.getByRole('dialog', { name: debits.mandate.change }))
    return page
  },
  'what can be collected, and a problem': async ({ visit, words: { debits }, api }) => {
    const admin = await api.foundGroup()
    const zoe = await api.saveMember(admin, { name: 'Zoë Müller' })
    await financeFixture(api, admin).collecting(zoe.id)
    const page = await visit('/finances/debits/new', admin)
    await see(page.getByText(debits.problems.void))
    return page
  },
  'a run of direct debits': async ({ visit, words: { debits }, api }) => {
    const admin = await api.foundGroup()
    const zoe = await api.saveMember(admin, { name: 'Zoë Müller' })
    await financeFixture(api, admin).collecting(zoe.id)
    const { mandates } = (await (await api.call('/finances/list-mandates', { as: admin })).json()) as {
      mandates: { version: number }[]
    }
    const [mandate] = mandates
    await api.call('/finances/add-mandate', { as: admin, body: { mandate: { ...mandate, signedOn: '2026-01-10' } } })
    const page = await visit('/finances/debits/new', admin)
    await page.locator('.btn-primary').last().click()
    await see(page.getByRole('table', { name: debits.run.table }))
    return page
  },
  'payments that are ordered, one with a wrong account': async ({ visit, words: { paymentOrders }, api }) => {
    const admin = await api.foundGroup({ group: { currency: 'EUR' } })
    const ledger = financeFixture(api, admin)
    await ledger.payBy({ transfer: { name: 'Coral', iban: 'DE89370400440532013000' } })
    await ledger.save({ kind: 'expense', category: 'people', status: 'pending', description: 'Honorar' })
    const page = await visit('/finances/orders/new', admin)
    await page.locator('.payable input').check()
    await page.locator('.btn-primary').last().click()
    await see(page.getByText(paymentOrders.new.fields), page.locator('[aria-invalid=true]').last())
    return page
  },
  'donations, a receipt of one, and who gave another': async ({ visit, words: { donations }, api }) => {
    const admin = await api.foundGroup()
    const zoe = await api.saveMember(admin, { name: 'Zoë Müller', address: { street: 'Ufer 3', town: 'Köln' } })
    const ledger = financeFixture(api, admin)
    const date = new Date().toISOString().slice(0, 10)
    const { id, version } = await ledger.save({ memberId: zoe.id, date })
    await ledger.save({ date })
    const settings = { name: 'Coral', address: { town: 'Porto' }, subcategoryIds: [], version: 0 }
    const year = Number(date.slice(0, 4))
    const receipt = { id: uuidv7(), kind: 'single', donorId: zoe.id, finances: [{ id, version }] }
    await api.call('/finances/donation-settings', { as: admin, body: { settings } })
    await api.call('/finances/add-donation-receipts', { as: admin, body: { year, receipts: [receipt] } })
    const page = await visit('/finances/donations', admin)
    await see(page.getByRole('table', { name: donations.receipts }))
    await page.getByRole('row').filter({ hasText: donations.nobody }).getByRole('button').click()
    await see(page.getByRole('dialog').getByRole('combobox', { name: donations.whoGave }))
    return page
  },
  'four spheres, and one of them over the limit': async ({ visit, words: { spheres }, api }) => {
    const admin = await api.foundGroup()
    await financeFixture(api, admin).save({ category: 'sponsorship', amount: 6_000_000, date: '2026-03-10' })
    const page = await visit('/finances/report/spheres?year=2026', admin)
    await see(page.getByRole('table', { name: spheres.table }), page.getByRole('table', { name: spheres.categories }))
    return page
  },
  'restricted money: overspent, near its end with money left, and closed': async ({
    visit,
    words: { purposes },
    api,
  }) => {
    const admin = await api.foundGroup()
    const ledger = financeFixture(api, admin)
    const soon = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
    const add = async (purpose: object) => {
      const id = uuidv7()
      await api.call('/finances/add-purpose', { as: admin, body: { purpose: { id, ...purpose } } })
      return id
    }
    await ledger.save({ kind: 'expense', purposeId: await add({ name: 'Noten', note: 'Nur Drucknoten' }) })
    await ledger.save({ kind: 'income', purposeId: await add({ name: 'Edital', endsOn: soon }) })
    await add({ name: 'Viagem', isClosed: true })
    const page = await visit('/finances/purposes', admin)
    await see(page.getByRole('rowheader', { name: purposes.closed }))
    return page
  },
  'a batch for DATEV, with what is missing': async ({ visit, words: { datev }, api }) => {
    const admin = await api.foundGroup({ group: { currency: 'EUR', region: 'DE' } })
    await financeFixture(api, admin).save({ category: 'people', kind: 'expense', date: '2026-03-10' })
    const page = await visit('/finances/datev?from=2026-01-01&to=2026-12-31', admin)
    await see(page.getByText(datev.gaps), page.getByRole('link', { name: datev.toSettings }))
    return page
  },
  'account numbers for DATEV, with what is wrong': async ({ visit, words: { datev }, api }) => {
    const admin = await api.foundGroup({ group: { currency: 'EUR', region: 'DE' } })
    const page = await visit('/finances/datev/settings', admin)
    await page.getByLabel(datev.settings.consultant).fill('7')
    await page.getByRole('button', { name: datev.settings.save, exact: true }).click()
    await see(page.locator('[aria-invalid="true"]').first())
    return page
  },
  'details for donation receipts in Germany, with what is missing': async ({ visit, words: { donations }, api }) => {
    const admin = await api.foundGroup({ group: { currency: 'EUR', region: 'DE' } })
    const page = await visit('/finances/donations/settings', admin)
    await page.getByRole('button', { name: donations.settings.save }).click()
    await see(page.locator('[aria-invalid="true"]').first())
    return page
  },
  'dues, with an exception and a look at them': async ({ visit, words: { finances, dues }, api, admin }) => {
    await financeFixture(api, admin).feeClass('Adulto', 4000)
    const page = await visit('/finances/dues', admin)
    await page.getByRole('textbox', { name: dues.charge.otherAmount }).fill('50')
    await page.getByRole('button', { name: dues.charge.addException }).click()
    await page.getByRole('combobox', { name: dues.charge.who }).click()
    await page.getByRole('listbox').getByRole('option').first().click()
    await page.getByRole('textbox', { name: finances.fields.amount, exact: true }).fill('40')
    await page.getByRole('button', { name: dues.charge.preview }).click()
    await see(page.getByRole('table', { name: dues.charge.previewTitle }))
    return page
  },
}

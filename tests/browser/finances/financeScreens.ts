import { financeFixture } from './financeFixture'
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
  'a payment in a closed month': async ({ visit, words: { dues }, api, admin }) => {
    const ledger = financeFixture(api, admin)
    await ledger.charge('2024-07')
    await ledger.close('2024-07')
    const page = await visit('/finances/debtors', admin)
    await page.getByRole('checkbox', { name: dues.debtors.chooseAll }).check()
    await page.locator('.chosen-bar').getByRole('button').click()
    await page.getByLabel(dues.pay.date).fill('2024-07-31')
    await see(page.getByRole('dialog').getByText(dues.pay.fromClosed))
    return page
  },
  'a statement': async ({ visit, words: { dues }, api, admin, ana }) => {
    const ledger = financeFixture(api, admin)
    await ledger.save({ memberId: ana.id })
    await ledger.save({ memberId: ana.id, status: 'pending', dueDate: '2024-01-01' })
    const page = await visit(`/finances/debtors/${ana.id}`, admin)
    await see(
      title(page, named(dues.statement.title, { name: ana.name })),
      page.getByText(dues.statement.total).first(),
    )
    return page
  },
  'dues, with an exception and a look at them': async ({ visit, words: { finances, dues }, admin }) => {
    const page = await visit('/finances/dues', admin)
    await page.getByRole('textbox', { name: dues.charge.amount }).fill('50')
    await page.getByRole('button', { name: dues.charge.addException }).click()
    await page.getByRole('combobox', { name: dues.charge.who }).click()
    await page.getByRole('listbox').getByRole('option').first().click()
    await page.getByRole('textbox', { name: finances.fields.amount, exact: true }).fill('40')
    await page.getByRole('button', { name: dues.charge.preview }).click()
    await see(page.getByRole('table', { name: dues.charge.previewTitle }))
    return page
  },
}

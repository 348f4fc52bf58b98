import { readFile } from 'node:fs/promises'
import { v7 as newId } from 'uuid'
import { expect } from 'vitest'
import type { SignedIn } from '@contract/auth'
import { AllFinances } from '@contract/finances'
import { Balance } from '@contract/finances/balance'
import type { Api } from '../support/api'
import { financeFixture } from './financeFixture'
import { chooseFile, column, countOf, line, preview } from '../importing/importFile'
import { workbookParts, zipOf } from '../../unit/@core/import/workbookFile'
import { e2e } from '../support/e2e'
import { cutTexts, missing, see, title, toast } from '../support/page'

const STATEMENT = [
  'Extrato conta corrente;;;;',
  'Agência 1234;Conta 5678-9;;;',
  '',
  'Data;Histórico;Documento;Valor;Saldo',
  '01/03/2026;SALDO ANTERIOR;;1.000,00;1.000,00',
  '02/03/2026;Doação à orquestra;123456;1.234,56;2.234,56',
  '05/03/2026;Aluguel da sala;123457;-800,00;1.434,56',
  '13/03/2026;Tarifa bancária;123458;12,50-;1.422,06',
  '14/03/2026;Mensalidade João;123459;abc;1.422,06',
  '31/02/2026;Mensalidade Zeca;123460;50,00;1.472,06',
].join('\r\n')

const LINES = 20_000
const HOW_LONG = { timeout: 60_000 }

function largeFile(lines: number): string {
  const rows = Array.from({ length: lines }, (_, at) => {
    const day = `2025-${String(1 + (at % 12)).padStart(2, '0')}-${String(1 + (at % 28)).padStart(2, '0')}`
    return `${day},Payment ${at},${at % 2 === 0 ? '' : '-'}${10 + (at % 90)}.25`
  })
  return ['Date,Description,Amount', ...rows].join('\n')
}

async function entries(api: Api, as: SignedIn) {
  return AllFinances.parse(await (await api.call('/finances/all-finances', { as })).json())
}

async function balance(api: Api, as: SignedIn): Promise<number> {
  return Balance.parse(await (await api.call('/finances/balance', { as })).json()).balance
}

function addEntry(api: Api, as: SignedIn, over: object): Promise<Response> {
  const entry = { id: newId(), kind: 'expense', category: 'venue', status: 'paid' }
  return api.call('/finances/add-finance', { as, body: { finance: { ...entry, ...over } } })
}

e2e('a bank’s statement comes in line by line, shows in the balance, and is undone', async ({ app, api }) => {
  const admin = await api.foundGroup()
  await addEntry(api, admin, { amount: 80_000, description: 'Aluguel da sala', date: '2026-03-05' })
  const page = await app.visit('/finances/entries', { as: admin })
  await page.getByRole('link', { name: 'Import' }).click()
  await see(title(page, 'Import entries'), page.getByText('None yet.'))

  await chooseFile(page, 'extrato.csv', STATEMENT)
  await see(
    page.getByText('8 lines read: 2 left out + 6 to look through'),
    page.getByText('Read as Windows (1252), cells between semicolons'),
  )
  const held = await Promise.all(
    ['Data', 'Histórico', 'Documento', 'Valor', 'Saldo'].map((name) => column(page, name).inputValue()),
  )
  expect(held).toEqual(['date', 'description', '', 'amount', 'balance'])
  // Nothing is guessed that the file cannot say.
  await page.getByRole('button', { name: 'Preview' }).click()
  await see(page.getByRole('alert').getByText('Something is still open: Category.'))
  await page.getByLabel('Category for all lines').selectOption('other')
  await preview(page)

  const counts = async () =>
    Promise.all(['To import', 'Probably booked', 'With faults', 'Left out'].map((state) => countOf(page, state)))
  // The two lines above the columns' names and the balance are shown, and left out.
  await expect.poll(counts).toEqual(['2', '1', '2', '3'])
  await see(page.getByText('8 lines read: 2 to import + 1 known + 3 left out + 2 with faults'))
  await see(
    line(page, 1).getByText('Left out: heading'),
    line(page, 5).getByText('Left out: balance'),
    line(page, 6).getByText('Doação à orquestra'),
    line(page, 7).getByText('Probably booked already'),
    line(page, 8).getByText('−R$12.50'),
    line(page, 9).getByText('The amount cannot be read.'),
    line(page, 10).getByText('The date is missing or cannot be read.'),
  )
  // What was entered with like text before says the category; it can be changed for all lines that a search finds.
  const category = (number: number) => line(page, number).getByRole('combobox').inputValue()
  expect([await category(6), await category(8)]).toEqual(['other', 'other'])
  await page.getByLabel('Find in the lines').fill('doação')
  await missing(line(page, 8))
  await page.getByLabel('Category of the 1 line shown').selectOption('donation')
  await page.getByLabel('Find in the lines').fill('')
  await see(line(page, 8))
  expect([await category(6), await category(8)]).toEqual(['donation', 'other'])
  await missing(page.getByRole('button', { name: /^Import \d/ }))
  await page.getByRole('button', { name: 'With faults' }).click()
  await missing(line(page, 8))
  await see(line(page, 9))
  // One is mended where it stands, the other stays out and is kept as a file of the same columns.
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save them as a file' }).click()
  const saved = await readFile(await (await download).path(), 'utf8')
  expect(saved).toContain('14/03/2026,Mensalidade João,123459,abc,"1.422,06",The amount cannot be read.')
  const date = page.getByLabel('Date of line 10')
  expect(await date.inputValue()).toBe('31/02/2026')
  await date.fill('28/02/2026')
  await date.press('Enter')
  await missing(line(page, 10))
  await page.getByRole('button', { name: 'Leave out the faulty line' }).click()
  await expect.poll(counts).toEqual(['3', '1', '0', '4'])
  await page.getByRole('button', { name: 'Import 3 entries' }).click()

  await see(
    page.getByRole('heading', { name: 'Imported' }),
    page.getByText('3 entries were added.'),
    page.getByText('1 line was left: it is probably booked already.'),
    page.getByText('4 lines were left out.'),
  )
  expect(await balance(api, admin)).toBe(123_456 - 80_000 - 1_250 + 5_000)
  expect((await entries(api, admin)).map(({ description }) => description).toSorted()).toEqual([
    'Aluguel da sala',
    'Doação à orquestra',
    'Mensalidade Zeca',
    'Tarifa bancária',
  ])

  await page.getByRole('button', { name: 'Undo the import' }).click()
  await see(page.getByRole('heading', { name: 'The import is undone' }))
  expect(await balance(api, admin)).toBe(-80_000)
})

e2e('the preview cuts neither a category nor a text nor an amount, at any width', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const subcategory = { id: newId(), category: 'venue', name: 'Nebenkosten und Instandhaltung des Gemeindehauses' }
  await api.call('/finances/add-subcategory', { as: admin, body: { subcategory } })
  const page = await app.visit('/finances/import', { as: admin })
  const text = 'Mensalidade de Friederike-Charlotte von Oppenheim-Schwarzenberg'
  await chooseFile(page, 'extrato.csv', `Data;Histórico;Valor\n13/03/2026;${text};-1.234.567,89`)
  await page.getByLabel('Category for all lines').selectOption({ label: `Venue · ${subcategory.name}` })
  await preview(page)
  const category = line(page, 2).locator('.whole-select > span')
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await see(
      category.getByText(subcategory.name),
      line(page, 2).getByText(text),
      line(page, 2).getByText('−R$1,234,567.89'),
    )
    await expect.poll(() => cutTexts(line(page, 2))).toEqual([])
  }
  // What is read there is a choice, to the keyboard and to the pointer.
  const choice = line(page, 2).getByRole('combobox', { name: 'Category of line 2' })
  await choice.focus()
  await choice.selectOption('other')
  await see(category.getByText('Other', { exact: true }))
})

e2e(
  'the same file again adds nothing and says so; an earlier import is taken back as a whole',
  async ({ app, api }) => {
    const admin = await api.foundGroup()
    const page = await app.visit('/finances/import', { as: admin })
    const file = 'Date;Description;Amount;Category\n13/03/2026;Ticket;20,00;Tickets\n13/03/2026;Ticket;20,00;Tickets'
    await chooseFile(page, 'till.csv', file)
    // No minus anywhere: whether it came in or went out is asked.
    await page.getByLabel('All lines are').selectOption('income')
    await preview(page)
    await page.getByRole('button', { name: 'Import 2 entries' }).click()
    await see(page.getByText('2 entries were added.'))

    await page.getByRole('button', { name: 'Import another file' }).click()
    await see(page.getByText(/2 entries/))
    // What was said of the first file is known for the second.
    await chooseFile(page, 'till.csv', file)
    await see(page.getByText('Columns and answers are as they were for the last file like this one.'))
    await preview(page)
    await see(page.getByText('All of this is there already: there is nothing to add.'))
    await expect.poll(() => countOf(page, 'There already')).toBe('2')
    await missing(page.getByRole('button', { name: /^Import \d/ }))
    expect(await entries(api, admin)).toHaveLength(2)

    await page.getByRole('button', { name: 'Back to the columns' }).click()
    await page.getByRole('button', { name: 'Another file' }).click()
    const takeBack = page.getByRole('button', { name: 'Take back till.csv' })
    await takeBack.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click()
    await see(toast(page, 'till.csv is taken back.'), page.getByText('None yet.'))
    expect(await entries(api, admin)).toEqual([])
  },
)

e2e(
  'what the file leaves open is asked by its own values, and a closed month is said beforehand',
  async ({ app, api }) => {
    const admin = await api.foundGroup()
    await api.call('/finances/close-month', { as: admin, body: { month: '2026-04' } })
    const page = await app.visit('/finances/import', { as: admin })
    const long = `Repair of ${'the second bassoon, '.repeat(12)}all of it`
    const text = `Date,Description,Amount,Category
03/04/2026,Snacks,-1.500,Kiosk
05/06/2026,Strings,-2.000,Instruments
05/06/2026,"${long}",-3.000,Instruments`
    await chooseFile(page, 'ambiguous.csv', text)
    await page.getByRole('button', { name: 'Preview' }).click()
    await see(
      page.getByRole('alert').getByText('Something is still open: Dates, Amounts, Long descriptions, and Category.'),
    )
    await page.getByLabel('Dates', { exact: true }).selectOption({ label: '03/04/2026 is Apr 3, 2026' })
    await page.getByLabel('Amounts', { exact: true }).selectOption({ label: '-1.500 is 1,500.00' })
    await page.getByLabel('Long descriptions').selectOption('shorten')
    await page.getByLabel('Category for the other lines').selectOption('venue')
    await page
      .getByRole('group', { name: 'What are these categories here?' })
      .getByLabel('Kiosk')
      .selectOption('tickets')
    await preview(page)
    await see(
      line(page, 2).getByText('April 2026 is closed'),
      line(page, 3).getByText('−R$2,000.00'),
      line(page, 4).getByText(/^Repair of the second bassoon.*…$/),
    )
    expect(await line(page, 3).getByRole('combobox').inputValue()).toBe('instruments')
    // One step back in the browser, and what was chosen is still there.
    await page.goBack()
    await see(page.getByRole('heading', { name: 'What is in which column?' }))
    await expect.poll(() => page.getByLabel('Dates', { exact: true }).inputValue()).toBe('DMY')
    // What was cut of a description is not lost.
    await page.goForward()
    await page.getByRole('button', { name: 'Leave out the faulty line' }).click()
    await page.getByRole('button', { name: 'Import 2 entries' }).click()
    await see(page.getByText('2 entries were added.'))
    expect((await entries(api, admin)).find(({ amount }) => amount === 300_000)?.notes).toBe(long)
  },
)

e2e('a reload loses the file and says so, and keeps what was chosen for it', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const page = await app.visit('/finances/import', { as: admin })
  const warnings: string[] = []
  page.on('dialog', async (dialog) => {
    warnings.push(dialog.type())
    await dialog.accept()
  })
  await chooseFile(page, 'extrato.csv', STATEMENT)
  await column(page, 'Documento').selectOption('notes')
  await page.getByLabel('Category for all lines').selectOption('grant')
  await page.reload()
  await see(page.getByText('You were importing extrato.csv.'))
  expect(warnings).toEqual(['beforeunload'])
  await chooseFile(page, 'extrato.csv', STATEMENT)
  await see(page.getByText('extrato.csv, 8 lines.'))
  await expect.poll(() => column(page, 'Documento').inputValue()).toBe('notes')
  await expect.poll(() => page.getByLabel('Category for all lines').inputValue()).toBe('grant')
})

e2e('a failed save keeps everything, and sent again adds nothing twice', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const page = await app.visit('/finances/import', { as: admin })
  await chooseFile(page, 'till.csv', 'Date;Description;Amount;Category\n13/03/2026;Ticket;-20,00;Tickets')
  await preview(page)
  // It arrives, but its answer does not.
  await page.route(
    '**/finances/import-finances',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Import 1 entry' }).click()
  await see(page.getByRole('alert').getByText('The server cannot be reached.'))
  expect(await entries(api, admin)).toHaveLength(1)
  await page.getByText('All of this is there already').waitFor()
  expect(app.refusals).toEqual([expect.stringContaining('/finances/import-finances')])
})

e2e('without a line an import waits where its button was', async ({ app, api }) => {
  const page = await app.visit('/finances/import', { as: await api.foundGroup() })
  await chooseFile(page, 'till.csv', 'Date;Description;Amount;Category\n13/03/2026;Ticket;-20,00;Tickets')
  await preview(page)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Import 1 entry' }).click()
  const actions = page.locator('.form-actions')
  const retry = actions.getByRole('button', { name: 'Try again' })
  await see(actions.getByRole('alert'), retry)
  await page.context().setOffline(false)
  await retry.click()
  await actions.getByRole('button', { name: 'Import 1 entry' }).click()
  await see(page.getByText('1 entry was added.'))
})

e2e('twenty thousand lines come in with the page in the person’s hands, and can be stopped', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const page = await app.visit('/finances/import', { as: admin })
  await chooseFile(page, 'season.csv', largeFile(LINES))
  await see(page.getByText('season.csv, 20,000 lines.'))
  await page.getByLabel('Category for all lines').selectOption('other')
  await preview(page)
  await expect.poll(() => countOf(page, 'To import')).toBe('20,000')
  // No page holds more lines than a person can look at.
  await expect.poll(() => page.getByRole('checkbox', { name: /^Import line/ }).count()).toBe(25)
  await page.getByRole('button', { name: 'Page 800' }).click()
  await see(page.getByRole('cell', { name: 'Payment 19999' }))
  await page.getByRole('button', { name: 'Import 20,000 entries' }).click()
  await page.getByText('20,000 entries were added.').waitFor(HOW_LONG)
  await page.getByRole('button', { name: 'Undo the import' }).click()
  await page.getByRole('heading', { name: 'The import is undone' }).waitFor(HOW_LONG)
  expect(await balance(api, admin)).toBe(0)

  await page.getByRole('button', { name: 'Import another file' }).click()
  await chooseFile(page, 'long.csv', largeFile(LINES + 1))
  await see(page.getByRole('alert').getByText('long.csv has 20,001 lines; 20,000 go in at once.'))
  // Long enough that it is not read before Cancel is pressed.
  await chooseFile(page, 'huge.csv', largeFile(LINES * 40))
  await see(page.getByRole('progressbar', { name: 'Reading huge.csv' }))
  await page.getByRole('button', { name: 'Cancel' }).click()
  await missing(page.getByRole('progressbar'))
  await see(page.getByText('Choose a bank’s file, Excel or CSV'))
})

e2e('a workbook is read sheet by sheet; what is no table is named, with what to do', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const page = await app.visit('/finances/import', { as: admin })
  // Of a size that the reader would hand to workers of its own, which the policy of the page forbids.
  const many = Array.from({ length: 6000 }, (_, at) => [{ day: 46_113 + (at % 28) }, `Ingresso ${at}`, 10.5])
  const headings = ['Data', 'Histórico', 'Valor']
  const workbook = workbookParts({
    Março: [['Caixa da orquestra'], headings, [{ day: 46_083 }, 'Aluguel da sala', -800]],
    Abril: [headings, ...many],
  })
  await chooseFile(page, 'caixa.xlsx', zipOf(workbook))
  await see(page.getByText('caixa.xlsx, 2 lines.'), page.getByText('Read from the sheet “Março”'))
  await page.getByLabel('Sheet of the workbook').selectOption('Abril')
  await see(page.getByText('caixa.xlsx, 6,000 lines.'))
  await page.getByLabel('Sheet of the workbook').selectOption('Março')
  await see(page.getByText('caixa.xlsx, 2 lines.'))
  await page.getByLabel('Category for all lines').selectOption('venue')
  await preview(page)
  await see(line(page, 3).getByText('Mar 2, 2026'), line(page, 3).getByText('−R$800.00'))

  await page.goto(new URL('/finances/import', page.url()).href)
  await chooseFile(page, 'caixa.ods', zipOf({ 'content.xml': '<office/>' }))
  await see(page.getByRole('alert').getByText('caixa.ods is an OpenDocument spreadsheet.'))
  await chooseFile(page, 'nada.csv', '\n\n')
  await see(page.getByRole('alert').getByText('nada.csv is empty.'))
})

e2e(
  'a column of accounts brings each line to its account; one that nobody knows is mended at its line',
  async ({ app, api }) => {
    const admin = await api.foundGroup()
    const box = await financeFixture(api, admin).account('Caixinha', 2_000)
    const page = await app.visit('/finances/import', { as: admin })
    const file = ['Date,Account,Description,Amount', '2026-03-02,Caixinha,Cakes,10.00', '2026-03-03,Main,Hall,-25.00']
    await chooseFile(page, 'books.csv', [...file, '2026-03-04,Cofre,Cups,-45.00'].join('\n'))
    await see(page.getByText('Each line goes to the account that it names.'))
    await expect.poll(() => column(page, 'Account').inputValue()).toBe('ownAccount')
    await page.getByLabel('Category for all lines').selectOption('other')
    await preview(page)
    await see(line(page, 4).getByText('No account of the group is called “Cofre”, nor has that number.'))
    const mended = page.getByLabel('Own account of line 4')
    await mended.fill('caixinha')
    await mended.press('Enter')
    await page.getByRole('button', { name: 'Import 3 entries' }).click()
    await see(page.getByText('3 entries were added.'))
    const stored = await entries(api, admin)
    expect(stored.flatMap(({ description, accountId }) => (accountId === box ? [description] : [])).toSorted()).toEqual(
      ['Cakes', 'Cups', 'Saldo inicial'],
    )

    await page.goto(new URL('/finances/accounts', page.url()).href)
    await see(
      page.getByRole('row', { name: /^Main.*−R\$25\.00\s*Below zero/ }),
      page.getByRole('row', { name: /^Caixinha.*−R\$15\.00\s*Below zero/ }),
    )
  },
)

e2e('who may only read is not offered it', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const conductor = await api.join(admin, 'conductor')
  const page = await app.visit('/finances/import', { as: conductor })
  await missing(title(page, 'Import entries'))
  const members = await app.visit('/members', { as: conductor })
  await see(title(members, /^Members/))
  await missing(members.getByRole('link', { name: 'Import' }))
})

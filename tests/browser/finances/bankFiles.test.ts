import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect } from 'vitest'
import type { SignedIn } from '@contract/auth'
import { AllFinances } from '@contract/finances'
import type { Api } from '../support/api'
import type { Page } from 'playwright-core'
import { chooseFile } from '../importing/importFile'
import { e2e } from '../support/e2e'
import { missing, see } from '../support/page'

const fileOf = (name: string) => readFile(path.join(import.meta.dirname, '../../unit/shared/bankFiles/files', name))

/** A line of the review, from 0; waits until the focus is there to be worked with. */
const review = (page: Page, place: number) =>
  page
    .getByRole('list', { name: 'Lines of the file' })
    .getByRole('listitem')
    .filter({ has: page.locator(`[data-place="${place}"]`) })

async function entries(api: Api, as: SignedIn) {
  return AllFinances.parse(await (await api.call('/finances/all-finances', { as })).json())
}

e2e('an OFX file comes in without naming columns, and the same again adds nothing', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const page = await app.visit('/finances/import', { as: admin })
  // By what it holds, whatever it is called.
  await chooseFile(page, 'extrato.txt', await fileOf('banco-do-brasil.ofx'))
  await see(
    page.getByRole('heading', { name: 'What was found' }),
    page.getByText('Banco do Brasil'),
    page.getByText('1 2906-X 31234-5', { exact: true }),
    page.getByText('3 lines', { exact: true }),
    page.getByText('R$3,210.55 on Nov 30, 2026'),
  )
  await page.getByRole('button', { name: 'Match the lines' }).click()
  await see(
    review(page, 0).getByText('ANA CONCEIÇÃO'),
    review(page, 1).getByText('−R$1,250.50'),
    review(page, 2).getByText('PREFEITURA DE ITAPUÃ'),
  )
  for (const category of ['Dues', 'Venue', 'Grant']) {
    await page.keyboard.press('c')
    await page.keyboard.type(category)
    await page.keyboard.press('Enter')
  }
  await page.getByRole('button', { name: 'Import 3 lines' }).click()
  await see(page.getByText('3 entries and transfers are new.'))
  expect((await entries(api, admin)).map(({ date, amount, category }) => [date, amount, category])).toEqual([
    ['2026-11-30', 123_456, 'grant'],
    ['2026-11-05', 125_050, 'venue'],
    ['2026-11-03', 8_000, 'dues'],
  ])

  await page.getByRole('link', { name: 'Import another file' }).click()
  await see(page.getByText('3 lines matched'))
  // The bank words it differently by now; its ids stay.
  const again = (await fileOf('banco-do-brasil.ofx')).toString('latin1')
  await chooseFile(page, 'extrato.ofx', again.replaceAll('<MEMO>', '<MEMO>BB: '))
  await see(page.getByText('Known by the number in the file.'))
  await page.getByRole('button', { name: 'Match the lines' }).click()
  await see(page.getByText('All lines of this file are in the books already: there is nothing to import.'))
})

e2e(
  'lines that are not booked yet are left out and listed, and taken in where they are ticked',
  async ({ app, api }) => {
    const admin = await api.foundGroup()
    const page = await app.visit('/finances/import', { as: admin })
    const text = new TextDecoder('utf-16le').decode(await fileOf('n26.xml')).replaceAll('EUR', 'BRL')
    await chooseFile(page, 'n26.xml', Buffer.from(`\uFEFF${text}`, 'utf16le'))
    const left = page.getByRole('group', { name: '1 line is left out' })
    await see(page.getByText('CAMT.052'), left.getByText(/Umsatz vorgemerkt \(not booked yet\)/))
    await page.getByRole('button', { name: 'Match the lines' }).click()
    await see(review(page, 0).getByText('Chor Süd'), page.getByText('2 lines read, 1 left out'))
    await page.getByRole('link', { name: 'Import entries' }).click()
    await see(page.getByText('n26.xml is on the desk: 1 line, not imported yet.'))
    await chooseFile(page, 'n26.xml', Buffer.from(`\uFEFF${text}`, 'utf16le'))
    await left.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Match the lines' }).click()
    await see(review(page, 1).getByText('Chor Süd'))
    for (const category of ['Other', 'Donation']) {
      await page.keyboard.press('c')
      await page.keyboard.type(category)
      await page.keyboard.press('Enter')
    }
    await page.getByRole('button', { name: 'Import 2 lines' }).click()
    await see(page.getByText('2 entries and transfers are new.'))
    expect((await entries(api, admin)).map(({ status, kind, amount }) => [status, kind, amount])).toEqual([
      ['pending', 'expense', 1_250],
      ['paid', 'income', 8_000],
    ])
  },
)

e2e(
  'another currency and a broken file are refused in words; of several accounts one is chosen',
  async ({ app, api }) => {
    const admin = await api.foundGroup()
    const page = await app.visit('/finances/import', { as: admin })
    await chooseFile(page, 'chase.qfx', await fileOf('chase.qfx'))
    await see(
      page.getByText('2 statements are in the file. Which one?'),
      page.getByRole('radio', { name: /^OFX, B1, account …1234, .*2 lines, closing balance \$4,100\.00$/ }),
      page.getByText('This account is kept in USD, and your books in BRL.'),
    )
    await missing(page.getByRole('button', { name: 'Match the lines' }))
    await page.getByRole('button', { name: 'Another file' }).click()
    const broken = String(await fileOf('nubank.ofx'))
      .replace('<TRNAMT>50.00', '<TRNAMT>5O.00')
      .replace('20261112', '20261131')
    await chooseFile(page, 'nubank.ofx', Buffer.from(broken))
    await see(
      page.getByRole('heading', { name: 'This file cannot be used' }),
      page.getByText('Line 12: “5O.00” is no amount.'),
      page.getByText('Line 13: “20261131000000[-3:BRT]” is no date.'),
    )
    await page.setViewportSize({ width: 390, height: 800 })
  },
)

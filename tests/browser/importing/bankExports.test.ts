import { expect } from 'vitest'
import type { Page } from 'playwright-core'
import { AllFinances } from '@contract/finances'
import { AllMembers } from '@contract/members'
import { chooseFile, countOf, line, preview } from './importFile'
import { e2e } from '../support/e2e'
import { missing, see } from '../support/page'

const HEADER = 'Buchungstag;Auftraggeber/Empfänger;Verwendungszweck;Betrag;Saldo'
const AUGUST = ['14.08.2026;Anna Muster;Beitrag;60,00;1.060,00', '31.08.2026;Stadtwerke;Strom;-48,10;1.011,90']
const SEPTEMBER = ['01.09.2026;Beat Kurz;Beitrag;60,00;1.071,90', '01.09.2026;Carla Frei;Beitrag;60,00;1.131,90']
const fileOf = (...lines: readonly string[]) => [HEADER, ...lines].join('\r\n')

async function toPreview(page: Page, name: string, text: string): Promise<void> {
  await chooseFile(page, name, text)
  const category = page.getByLabel('Category for all lines')
  await category.selectOption('dues')
  await preview(page)
}

e2e(
  'exports that overlap, and one fetched again, bring no line twice; the bank’s balances agree',
  async ({ app, api }) => {
    const admin = await api.foundGroup()
    const stored = async () => AllFinances.parse(await (await api.call('/finances/all-finances', { as: admin })).json())
    const page = await app.visit('/finances/import', { as: admin })
    await toPreview(page, 'august.csv', fileOf(...AUGUST))
    await see(
      page.getByText('2 lines read: 2 to import'),
      page.getByText(/The bank’s balances agree with every line: from R\$1,000\.00 to R\$1,011\.90\./),
      // Who paid stands beside what the text says.
      line(page, 2).getByText('Anna Muster'),
    )
    await page.getByRole('button', { name: 'Import 2 entries' }).click()
    await see(page.getByText('2 entries were added.'))

    // The next one begins within what is known, newest first, and in capitals.
    await page.getByRole('button', { name: 'Import another file' }).click()
    const overlap = [...AUGUST.slice(1), ...SEPTEMBER].toReversed().map((text) => text.toUpperCase())
    await toPreview(page, 'september.csv', fileOf(...overlap))
    await see(page.getByText('3 lines read: 2 to import + 1 known'))
    await page.getByRole('button', { name: 'Import 2 entries' }).click()
    await see(page.getByText('2 entries were added.'))

    await page.getByRole('button', { name: 'Import another file' }).click()
    await toPreview(page, 'september (1).csv', fileOf(...overlap))
    await see(page.getByText('3 lines read: 3 known'))
    await missing(page.getByRole('button', { name: /^Import \d/ }))
    expect((await stored()).map(({ amount }) => amount).toSorted((one, other) => one - other)).toEqual([
      4810, 6000, 6000, 6000,
    ])
  },
)

e2e('an amount that was changed in the file stops at its line', async ({ app, api }) => {
  const page = await app.visit('/finances/import', { as: await api.foundGroup() })
  const doctored = fileOf(...AUGUST, ...SEPTEMBER).replace('Strom;-48,10', 'Strom;-4,81')
  await toPreview(page, 'konto.csv', doctored)
  await see(
    page.getByText('The bank’s balances agree with every line but one.'),
    page.getByText('4 lines read: 3 to import + 1 with faults'),
    line(page, 3).getByText(/With this amount it comes to R\$1,055\.19, but the bank says R\$1,011\.90/),
  )
  await missing(page.getByRole('button', { name: /^Import \d/ }))
})

e2e('a list that is imported again updates who is ticked, and nobody else', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const stored = async () => AllMembers.parse(await (await api.call('/members/all-members', { as: admin })).json())
  const page = await app.visit('/members/import', { as: admin })
  const list = (anna: string, beat: string) =>
    `Name;Section;E-mail;Phone\nAnna Muster;Strings;anna@example.org;${anna}\nBeat Kurz;Brass;beat@example.org;${beat}`
  await chooseFile(page, 'list.csv', list('030 1234567', '030 7654321'))
  await preview(page)
  await page.getByRole('button', { name: 'Import 2 members' }).click()
  await see(page.getByText('2 members were added.'))

  await page.getByRole('button', { name: 'Import another file' }).click()
  await chooseFile(page, 'list.csv', list('030 1111111', '030 2222222'))
  await preview(page)
  await expect.poll(() => countOf(page, 'There, and different')).toBe('2')
  await see(page.getByText('2 lines read: 2 known'), page.getByText('030 1111111').first())
  await page.getByRole('checkbox', { name: 'Update as line 2 says' }).check()
  await see(page.getByText('2 lines read: 1 to import + 1 known'))
  await page.getByRole('button', { name: 'Update 1 member' }).click()
  await see(page.getByText('1 member was updated.'))
  expect((await stored()).map(({ name, phone }) => [name, phone])).toEqual([
    ['Anna Muster', '030 1111111'],
    ['Beat Kurz', '030 7654321'],
  ])
})

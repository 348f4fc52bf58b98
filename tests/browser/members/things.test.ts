import { expect } from 'vitest'
import { violations } from '../app/axe'
import { chooseFile, column, countOf, line, preview } from '../importing/importFile'
import { e2e } from '../support/e2e'
import { see, title, toast } from '../support/page'

e2e('a tuba is entered, lent on the member’s page, signed for, and taken back with Undo', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const ana = await api.saveMember(admin, { name: 'Ana' })
  const page = await app.visit('/members', { as: admin })
  await page.getByRole('link', { name: 'Things on loan' }).click()
  await see(title(page, 'Things on loan'), page.getByText('Nothing here yet'))
  await page.getByRole('button', { name: 'Add a thing' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await see(dialog.getByText('Please fill this in.'))
  await dialog.getByLabel('Name').fill('Tuba')
  await dialog.getByLabel('Inventory number').fill('12')
  await dialog.getByLabel('Value').fill('8000')
  await dialog.getByLabel('Condition').selectOption({ label: 'Good' })
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  await see(toast(page, 'Tuba is saved.'), page.getByRole('row', { name: /Tuba.*Instrument.*12.*Free/ }))
  await see(page.getByText(/^1 thing · worth .*8,000\.00$/))
  expect(await violations(page)).toEqual([])

  await page.goto(`/members/${ana.id}`)
  const card = page.getByRole('region', { name: 'On loan' })
  await card.getByRole('button', { name: 'Lend something' }).click()
  await dialog.getByRole('combobox', { name: 'Thing' }).fill('tub')
  await page.getByRole('option', { name: 'Tuba (12)' }).click()
  await dialog.getByLabel('Since').fill('2026-01-10')
  await dialog.getByLabel('Due back on').fill('2026-01-09')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await see(dialog.getByText('This day is before the one on which it was lent.'))
  await dialog.getByLabel('Due back on').fill('2026-01-31')
  await dialog.getByLabel('Deposit').fill('50')
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  await see(toast(page, 'Tuba (12) is lent to Ana.'), card.getByText('overdue since'))
  expect(await violations(page)).toEqual([])

  await card.getByRole('link', { name: 'Receipt for Tuba (12)' }).click()
  await see(title(page, 'Receipt for a loan'), page.getByText('Signature of Ana'))
  await page.goto('/members/things?place=overdue')
  const row = page.getByRole('row', { name: /Tuba.*Ana.*Overdue/ })
  await see(row)
  await row.getByRole('button', { name: 'Take back Tuba (12)' }).click()
  await see(dialog.getByText(/A deposit of .*50\.00 was left for it\./))
  await dialog.getByLabel('Condition when it came back').selectOption({ label: 'Worn' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await see(toast(page, 'Tuba (12) is back.'), page.getByText('Nothing matches.'))
  await toast(page, 'Tuba (12) is back.').getByRole('button', { name: 'Undo' }).click()
  await see(toast(page, 'The loan of Tuba (12) is as it was.'), row)

  await row.getByRole('link', { name: 'Tuba' }).click()
  await see(title(page, 'Tuba'), page.getByRole('region', { name: 'Who had it' }).getByRole('link', { name: 'Ana' }))
  await page.getByRole('button', { name: 'Take back' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await see(toast(page, 'Tuba (12) is back.'), page.getByRole('button', { name: 'Lend' }))
  await page.getByRole('button', { name: 'Remove' }).click()
  await see(toast(page, 'Tuba is removed.'), page.getByText('Nothing here yet'))
  await toast(page, 'Tuba is removed.').getByRole('button', { name: 'Undo' }).click()
  await see(toast(page, 'Tuba is back in the list.'), title(page, 'Tuba'))
})

e2e('who has something of the group’s reads it on their own page', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const ana = await api.saveMember(admin, { name: 'Ana' })
  const thing = { id: crypto.randomUUID(), name: 'Tuba', kind: 'instrument', number: '12' }
  await api.call('/members/add-thing', { as: admin, body: { thing } })
  const loan = { id: crypto.randomUUID(), thingId: thing.id, memberId: ana.id, since: '2026-01-10' }
  await api.call('/members/add-loan', { as: admin, body: { loan } })
  const account = await api.join(admin, 'member', { name: 'Ana' })
  await api.call('/users/link-member', { as: admin, body: { id: account.userData.id, memberId: ana.id } })
  const page = await app.visit('/my-page', { as: account })
  const own = page.getByRole('region', { name: 'Lent to you by the group' })
  await see(own.getByText('Tuba (12)'), own.getByText(/^since .*2026$/))
})

const INVENTORY = [
  'Inventar Musikverein 2026',
  'Inv.-Nr.;Instrument;Marke;Art;Wert;Zustand;Ausgeliehen an;Seit;Farbe',
  "12;Tuba;Miraphone 186;Instrument;8'000.-;gut;Lima Ana;01.02.2024;",
  '13;Jacke Gr. 50;;Uniform;120,50;;Musikschule;;blau',
  '14;Pult;;;12x;neu;;;',
  'Total;;;;8120,50;;;;',
].join('\r\n')

e2e('an inventory comes in from a file, with who has what, and is taken back', async ({ app, api }) => {
  const admin = await api.foundGroup()
  await api.saveMember(admin, { name: 'Ana Lima' })
  const page = await app.visit('/members/things', { as: admin })
  await page.getByRole('link', { name: 'Import' }).click()
  await see(title(page, 'Import things'))
  await chooseFile(page, 'inventar.csv', INVENTORY)
  await see(page.getByText('One column is left out: “Farbe”.'))
  await expect.poll(() => column(page, 'Ausgeliehen an').inputValue()).toBe('holder')
  await page.getByRole('button', { name: 'Preview' }).click()
  await see(page.getByRole('alert').getByText('Something is still open: Who has it.'))
  expect(await violations(page)).toEqual([])
  await page
    .getByRole('group', { name: 'Which member is this?' })
    .getByLabel('Musikschule')
    .selectOption({ label: 'No member: keep it in the notes' })
  await preview(page)
  await see(
    line(page, 3).getByText('Tuba Miraphone 186'),
    line(page, 3).getByText('Ana Lima'),
    line(page, 5).getByText('Value cannot be read: “12x”.'),
    line(page, 6).getByText('Left out: total'),
  )
  expect(await violations(page)).toEqual([])
  await page.getByLabel('Value of line 5', { exact: true }).fill('12')
  await page.getByLabel('Value of line 5', { exact: true }).press('Enter')
  await page.getByRole('button', { name: 'Import 3 things' }).click()
  await see(page.getByText('3 things were added.'), page.getByRole('button', { name: 'Save what was left out' }))
  await page.getByRole('link', { name: 'See the things' }).click()
  await see(
    page.getByText(/^3 things · worth .*8,132\.50 · 1 lent$/),
    page.getByRole('row', { name: /Tuba.*Ana Lima/ }),
  )

  // The same file once more brings nothing.
  await page.getByRole('link', { name: 'Import' }).click()
  await chooseFile(page, 'inventar.csv', INVENTORY)
  await page.getByRole('group', { name: 'Which member is this?' }).getByLabel('Musikschule').selectOption('-')
  await preview(page)
  await expect.poll(() => countOf(page, 'There already')).toBe('2')
  await page.getByRole('button', { name: 'Leave out the faulty line' }).click()
  await see(page.getByText('All of this is there already'))
  await page.getByRole('checkbox', { name: 'Import line 4' }).click()
  await page.getByRole('button', { name: 'Import 1 thing' }).click()
  await see(page.getByRole('alert').getByText('Another thing has one of these numbers already.'))
})

import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import type { Member } from '@contract/members'
import { parseWorkbook } from '@/@core/import/parsing/parseWorkbook'
import { e2e } from '../support/e2e'
import { see, title, toast } from '../support/page'

e2e('ticked members are changed together, and are as before after Undo', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const field = { id: crypto.randomUUID(), name: 'Bus', kind: 'yesNo', seenBy: [], writtenBy: ['manager'] }
  await api.call('/members/add-own-field', { as: admin, body: { field } })
  const names = ['Ana', 'Bia', 'Caio', 'Davi']
  const people: Member[] = []
  for (const name of names) people.push(await api.saveMember(admin, { name, section: 'strings', instrument: 'Viola' }))
  const find = async () => {
    const all = (await (await api.call('/members/all-members', { as: admin })).json()) as Member[]
    return all.toSorted((one, other) => one.name.localeCompare(other.name))
  }
  const page = await app.visit('/members', { as: admin })
  // By keyboard, as by hand.
  await page.getByRole('checkbox', { name: 'Choose Ana' }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('checkbox', { name: 'Choose Caio' }).check()
  await see(page.getByText('2 chosen'))
  await page.getByRole('button', { name: 'Change…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change 2 members' })
  await dialog.getByRole('button', { name: 'Change 2 members' }).click()
  await see(dialog.getByText('Choose first what is to change.'))
  await dialog.getByLabel('Field').selectOption({ label: 'Status' })
  await dialog.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'On leave' })
  await dialog.getByRole('button', { name: 'Change another field too' }).click()
  await dialog.getByLabel('Field').last().selectOption({ label: 'Bus' })
  await dialog.getByRole('combobox', { name: 'Bus' }).selectOption({ label: 'Yes' })
  await dialog.getByRole('button', { name: 'Change 2 members' }).click()
  await see(toast(page, '2 members are changed.'))
  await expect
    .poll(async () => (await find()).map(({ status }) => status))
    .toEqual(['on_leave', 'active', 'on_leave', 'active'])
  expect((await find()).map(({ ownValues }) => ownValues?.[field.id])).toEqual([true, undefined, true, undefined])
  // Nothing is ticked any more, and nothing lies over the list.
  await expect.poll(() => page.getByRole('checkbox', { checked: true }).count()).toBe(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await see(toast(page, '2 members are as before.'))
  expect((await find()).map(({ version: _version, ...member }) => member)).toEqual(
    people.map(({ version: _version, ...member }) => member),
  )
})

e2e('all that the filters find are ticked, and whoever was changed meanwhile is left out', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const members = Array.from({ length: 30 }, (_, at) => ({
    id: crypto.randomUUID(),
    name: `Player ${String(at).padStart(2, '0')}`,
    section: at < 27 ? ('brass' as const) : ('strings' as const),
    status: 'active' as const,
  }))
  await api.call('/members/import-members', {
    as: admin,
    body: { import: { id: crypto.randomUUID(), fileName: 'all.csv', members } },
  })
  const page = await app.visit('/members?section=brass', { as: admin })
  await see(title(page, 'Members 27'))
  await page.getByRole('checkbox', { name: 'Choose all on this page' }).check()
  await page.getByRole('button', { name: 'Choose all 27 found' }).click()
  await see(page.getByText('27 chosen'))
  await page.getByRole('button', { name: 'Change…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Field').selectOption({ label: 'Position' })
  await dialog.getByLabel('Position').fill('Tutti')
  const [first] = members
  await api.saveMember(admin, { ...first, version: 1, notes: 'New' })
  await dialog.getByRole('button', { name: 'Change 27 members' }).click()
  await see(
    dialog.getByText('Nothing was changed. Someone else changed these meanwhile:'),
    dialog.getByText('Player 00'),
  )
  await dialog.getByRole('button', { name: 'Leave 1 out' }).click()
  await dialog.getByRole('button', { name: 'Change 26 members' }).click()
  await see(toast(page, '26 members are changed.'))
})

e2e(
  'ticked members leave as a workbook with chosen columns, as contacts, and on a list to tick',
  async ({ app, api }) => {
    const admin = await api.foundGroup()
    await api.saveMember(admin, { name: 'Ana', instrument: 'Horn', email: 'ana@example.org', birthDate: '2001-03-04' })
    await api.saveMember(admin, { name: 'Bia', instrument: 'Horn', email: 'bia@example.org' })
    await api.saveMember(admin, { name: 'Caio', instrument: 'Tuba' })
    const page = await app.visit('/members', { as: admin })
    await page.getByRole('checkbox', { name: 'Choose all on this page' }).check()
    await page.getByRole('checkbox', { name: 'Choose Bia' }).uncheck()
    await page.getByRole('button', { name: 'Export, print…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Export or print 2 members' })
    await dialog.getByRole('checkbox', { name: 'Section' }).uncheck()
    await dialog.getByRole('checkbox', { name: 'Date of birth' }).check()
    const file = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Save the file' }).click()
    const download = await file
    expect(download.suggestedFilename()).toMatch(/ – Members – .*\.xlsx$/)
    const table = await parseWorkbook(await readFile(await download.path()), undefined, new Set(['name', 'instrument']))
    expect(typeof table === 'string' ? table : table.rows.map(({ cells }) => cells)).toEqual([
      ['Name', 'Instrument', 'Status', 'E-mail', 'Phone', 'Date of birth'],
      ['Ana', 'Horn', 'Active', 'ana@example.org', '', '2001-03-04'],
      ['Caio', 'Tuba', 'Active', '', '', ''],
    ])
    await see(toast(page, '2 members exported.'))

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Contacts' }).click()
    await see(page.getByText('1 without an address: Caio'))
    await page.getByRole('button', { name: 'Copy 1 e-mail address' }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('ana@example.org')
    const cards = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save as contacts (vCard)' }).click()
    expect(await readFile(await (await cards).path(), 'utf8')).toContain(
      'FN:Ana\r\nEMAIL:ana@example.org\r\nBDAY:20010304',
    )

    await page.getByRole('button', { name: 'Export, print…' }).click()
    // An envelope does not say what a list said.
    await dialog.getByLabel('As', { exact: true }).selectOption({ label: 'Labels (70 × 37 mm)' })
    await expect.poll(() => dialog.getByRole('checkbox', { checked: true }).count()).toBe(1)
    await dialog.getByLabel('As', { exact: true }).selectOption({ label: 'Printed list' })
    await dialog.getByLabel('Heading').fill('Tour 2027')
    await dialog.getByLabel('Columns to tick').selectOption('3')
    await page.evaluate(() => {
      window.print = () => undefined
    })
    await dialog.getByRole('button', { name: 'Print', exact: true }).click()
    await see(page.getByRole('heading', { name: 'Tour 2027' }), page.getByRole('rowheader', { name: 'Ana' }))
    expect(await page.getByRole('row', { name: 'Caio' }).getByRole('cell').count()).toBe(8)
    expect(await page.getByRole('rowheader', { name: 'Bia' }).count()).toBe(0)
  },
)

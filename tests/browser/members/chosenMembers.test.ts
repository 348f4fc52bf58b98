import { expect } from 'vitest'
import type { Member } from '@contract/members'
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
    section: at < 27 ? 'brass' : 'strings',
    status: 'active',
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
  await api.saveMember(admin, { ...(first as object), version: 1, notes: 'New' } as never)
  await dialog.getByRole('button', { name: 'Change 27 members' }).click()
  await see(
    dialog.getByText('Nothing was changed. Someone else changed these meanwhile:'),
    dialog.getByText('Player 00'),
  )
  await dialog.getByRole('button', { name: 'Leave 1 out' }).click()
  await dialog.getByRole('button', { name: 'Change 26 members' }).click()
  await see(toast(page, '26 members are changed.'))
})

import { expect } from 'vitest'
import type { OwnField } from '@contract/members/ownFields'
import { e2e } from '../support/e2e'
import { descriptionOf, see, title, toast } from '../support/page'

e2e('a group adds a field, a member gets a value of it, and removing the field can be undone', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const page = await app.visit('/settings/group', { as: admin })
  await page.getByRole('link', { name: 'Own fields of members' }).click()
  await see(title(page, 'Own fields'), page.getByText('No own fields yet'))

  await page.getByRole('button', { name: 'Add a field' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a field' })
  await dialog.getByLabel('Kind').selectOption({ label: 'Choice' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => descriptionOf(dialog.getByLabel('Name', { exact: true }))).toContain('Please fill this in.')
  await dialog.getByLabel('Name', { exact: true }).fill('T-shirt')
  for (const [at, size] of ['S', 'M'].entries()) {
    await dialog.getByRole('button', { name: 'Add an option' }).click()
    await dialog.getByLabel(`Option ${at + 1}`, { exact: true }).fill(size)
  }
  await dialog.getByRole('button', { name: 'Save' }).click()
  await see(toast(page, '“T-shirt” was saved.'), page.getByRole('row', { name: /T-shirt.*Choice.*S · M/ }))
  await page.getByRole('button', { name: 'Add a field' }).click()
  await dialog.getByLabel('Name', { exact: true }).fill('Shoe size')
  await dialog.getByLabel('Kind').selectOption({ label: 'Number' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Move Shoe size up' }).click()
  await expect
    .poll(async () => (await page.getByRole('rowheader').allInnerTexts()).map((text) => text.trim()))
    .toEqual(['Shoe size', 'T-shirt'])

  await page.goto('/members/new')
  const who = page.getByRole('group', { name: 'Who' })
  await who.getByRole('textbox', { name: 'Name' }).fill('Ana Lima')
  await page.getByRole('combobox', { name: 'Section' }).selectOption('voices')
  const own = page.getByRole('group', { name: 'Own fields' })
  await own.getByLabel('Shoe size').fill('many')
  await own.getByLabel('T-shirt').selectOption({ label: 'M' })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect
    .poll(() => descriptionOf(own.getByLabel('Shoe size')))
    .toContain('This is not the kind of value that belongs here.')
  await own.getByLabel('Shoe size').fill('42.5')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await see(toast(page, 'Ana Lima is added.'), title(page, 'Ana Lima'))
  await see(page.getByRole('definition').filter({ hasText: /^M$/ }), page.getByText('42.5'))

  await page.goto('/settings/group/fields')
  await page.getByRole('button', { name: 'T-shirt', exact: true }).click()
  const change = page.getByRole('dialog', { name: 'Change T-shirt' })
  await see(change.getByText('1 member has a value, so the kind stays.'))
  await change.getByRole('button', { name: 'Remove', exact: true }).click()
  await see(toast(page, '“T-shirt” was removed. 1 member keeps their value out of sight; Undo brings it back.'))
  await page.getByRole('button', { name: 'Undo' }).click()
  await see(toast(page, '“T-shirt” is back, with its values.'), page.getByRole('row', { name: /T-shirt.*Choice/ }))

  await page.goto('/settings/audit')
  await page.getByRole('link', { name: 'Added a member' }).click()
  await see(
    page.getByRole('term').filter({ hasText: 'T-shirt' }),
    page.getByRole('definition').filter({ hasText: '42.5' }),
  )
})

e2e('two who change a member agree on own fields one by one', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const field = async (id: string, name: string) => {
    const body = { field: { id, name, kind: 'text', seenBy: [], writtenBy: ['manager'] } }
    return ((await (await api.call('/members/add-own-field', { as: admin, body })).json()) as { field: OwnField }).field
  }
  const diet = await field('01890000-0000-7000-8000-00000000d1e7', 'Diet')
  const shirt = await field('01890000-0000-7000-8000-000000005ea7', 'Shirt')
  const ana = await api.saveMember(admin, { name: 'Ana', ownValues: { [diet.id]: 'none', [shirt.id]: '1' } })
  const page = await app.visit(`/members/${ana.id}/edit`, { as: admin })
  await page.getByLabel('Diet').fill('vegan')
  await page.getByLabel('Shirt').fill('2')
  await api.saveMember(admin, { ...ana, ownValues: { [diet.id]: 'none', [shirt.id]: '3' } })
  await page.getByRole('button', { name: 'Save changes' }).click()
  const dialog = page.getByRole('dialog')
  await see(dialog.getByRole('group', { name: 'Shirt' }))
  await expect.poll(() => dialog.getByRole('group', { name: 'Diet' }).count()).toBe(0)
})

e2e('a member writes their own on their page, and the list shows and filters it', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const ana = await api.saveMember(admin, { name: 'Ana Lima' })
  await api.saveMember(admin, { name: 'Bento Sá' })
  const account = await api.join(admin, 'member', { name: 'Ana Lima' })
  await api.call('/users/link-member', { as: admin, body: { id: account.userData.id, memberId: ana.id } })
  const ofSelf = { seenBy: ['self'], writtenBy: ['manager', 'self'] }
  for (const [name, kind] of [
    ['Diet', 'text'],
    ['Photos', 'consent'],
  ] as const)
    await api.call('/members/add-own-field', {
      as: admin,
      body: { field: { id: crypto.randomUUID(), name, kind, ...ofSelf } },
    })

  const phone = await app.visit('/my-page', { as: account, window: { width: 390, height: 844 } })
  await phone.getByLabel('Diet').fill('vegan')
  await phone.getByRole('button', { name: 'Save Diet' }).click()
  await see(phone.getByText('Saved: Diet'))
  await phone.getByLabel('Photos').selectOption({ label: 'I agree' })
  await phone.getByRole('button', { name: 'Save Photos' }).click()
  await see(phone.getByText(/^Agreed on /))

  const page = await app.visit('/members', { as: admin })
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('checkbox', { name: 'Diet' }).check()
  await page.keyboard.press('Escape')
  await see(page.getByRole('row', { name: /Ana Lima.*vegan/ }))
  await page.getByLabel('Own field').selectOption({ label: 'Photos' })
  await page.getByLabel('Photos', { exact: true }).selectOption({ label: 'Given' })
  await expect.poll(() => page.getByRole('row').filter({ hasText: 'Bento' }).count()).toBe(0)
  await see(page.getByRole('row', { name: /Ana Lima/ }))
})

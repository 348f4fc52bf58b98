import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { AllMembers, type Member } from '@contract/members'
import type { SignedIn } from '@contract/auth'
import type { Api } from '../support/api'
import { e2e } from '../support/e2e'
import { missing, see, title, toast } from '../support/page'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Changed by someone else meanwhile' })
const side = (page: Page, field: string, whose: 'Yours' | 'Theirs') =>
  dialog(page).getByRole('group', { name: field }).getByRole('radio', { name: whose })

async function onlyMember(api: Api, as: SignedIn): Promise<Member | undefined> {
  const reply = await api.call('/members/all-members', { as })
  return AllMembers.parse(await reply.json())[0]
}

async function edit(page: Page, values: Record<string, string>): Promise<void> {
  await see(title(page, 'Edit Ana Lima'))
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label).first().fill(value)
}

const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click()

e2e(
  'two people edit the same member: both versions are shown, and what is chosen is what is saved',
  async ({ app, api }) => {
    const admin = await api.foundGroup()
    const other = await api.join(admin, 'admin', { name: 'Otto Braun' })
    const ana = await api.saveMember(admin, { phone: '111', position: 'Principal', notes: 'Old' })
    const [helena, otto] = [
      await app.visit(`/members/${ana.id}/edit`, { as: admin }),
      await app.visit(`/members/${ana.id}/edit`, { as: other }),
    ]

    await edit(helena, { Instrument: 'Trumpet', Phone: '222' })
    await edit(otto, { Instrument: 'Cornet', Phone: '333', Notes: 'New' })
    await save(otto)
    await see(toast(otto, 'Ana Lima is saved.'))
    await save(helena)

    // Field by field: what she changed is hers at first, what only he changed is his.
    await see(dialog(helena))
    const offers = { Instrument: ['Trumpet', 'Cornet'], Phone: ['222', '333'], Notes: ['Old', 'New'] }
    for (const [field, [mine, theirs]] of Object.entries(offers)) {
      await see(side(helena, field, 'Yours').and(helena.getByLabel(mine ?? '')))
      await see(side(helena, field, 'Theirs').and(helena.getByLabel(theirs ?? '')))
    }
    await expect.poll(() => side(helena, 'Instrument', 'Yours').isChecked()).toBe(true)
    await expect.poll(() => side(helena, 'Notes', 'Theirs').isChecked()).toBe(true)
    await missing(dialog(helena).getByRole('group', { name: 'Position' }))

    await side(helena, 'Phone', 'Theirs').check()
    await dialog(helena).getByRole('button', { name: 'Save this choice' }).click()
    await see(toast(helena, 'Ana Lima is saved.'), title(helena, 'Ana Lima'))
    expect(await onlyMember(api, admin)).toEqual({
      ...ana,
      instrument: 'Trumpet',
      phone: '333',
      notes: 'New',
      version: 3,
    })
  },
)

e2e('who is not ready to choose goes back to the form, with everything still typed', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const ana = await api.saveMember(admin, { instrument: 'Tuba' })
  const page = await app.visit(`/members/${ana.id}/edit`, { as: admin })
  await edit(page, { Instrument: 'Trumpet', Notes: 'Mine' })
  await api.saveMember(admin, { ...ana, instrument: 'Cornet' })
  await save(page)
  await see(dialog(page))
  await page.keyboard.press('Escape')
  await missing(dialog(page))
  await expect.poll(() => page.getByLabel('Instrument').inputValue()).toBe('Trumpet')
  await expect.poll(() => page.getByLabel('Notes').inputValue()).toBe('Mine')
  expect(await onlyMember(api, admin)).toMatchObject({ instrument: 'Cornet', version: 2 })

  await save(page)
  await dialog(page).getByRole('button', { name: 'Take all of theirs' }).click()
  await dialog(page).getByRole('button', { name: 'Save this choice' }).click()
  await see(title(page, 'Ana Lima'))
  const saved = await onlyMember(api, admin)
  // What nobody else touched was never in question.
  expect(saved).toMatchObject({ instrument: 'Cornet', notes: 'Mine' })
})

e2e('where both changed the same in the same way, the rest is merged without a question', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const ana = await api.saveMember(admin, { instrument: 'Tuba' })
  const page = await app.visit(`/members/${ana.id}/edit`, { as: admin })
  await edit(page, { Instrument: 'Trumpet', Notes: 'Mine' })
  await api.saveMember(admin, { ...ana, instrument: 'Trumpet' })
  await save(page)
  await see(toast(page, 'Merged with someone else’s change.'), title(page, 'Ana Lima'))
  expect(await onlyMember(api, admin)).toMatchObject({ instrument: 'Trumpet', notes: 'Mine', version: 3 })
})

e2e('a member who was removed meanwhile can be put back with what was typed', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const ana = await api.saveMember(admin, {})
  const page = await app.visit(`/members/${ana.id}/edit`, { as: admin })
  await edit(page, { Instrument: 'Trumpet' })
  await api.call(`/members/remove-member?id=${ana.id}`, { as: admin, method: 'DELETE' })
  await save(page)
  const asking = page.getByRole('dialog', { name: 'Removed while you were editing' })
  await asking.getByRole('button', { name: 'Put it back and save' }).click()
  await see(title(page, 'Ana Lima'))
  expect(await onlyMember(api, admin)).toMatchObject({ id: ana.id, instrument: 'Trumpet' })
})

e2e('a member who was changed and then removed comes back as chosen between the two', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const ana = await api.saveMember(admin, { phone: '111' })
  const page = await app.visit(`/members/${ana.id}/edit`, { as: admin })
  await edit(page, { Instrument: 'Trumpet', Phone: '222' })
  await api.saveMember(admin, { ...ana, phone: '333', notes: 'New' })
  await api.call(`/members/remove-member?id=${ana.id}`, { as: admin, method: 'DELETE' })
  await save(page)
  await dialog(page).getByRole('button', { name: 'Save this choice' }).click()
  const asking = page.getByRole('dialog', { name: 'Removed while you were editing' })
  await asking.getByRole('button', { name: 'Put it back and save' }).click()
  await see(title(page, 'Ana Lima'))
  expect(await onlyMember(api, admin)).toMatchObject({ instrument: 'Trumpet', phone: '222', notes: 'New' })
})

e2e('what happened while the question stood there is asked about too', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const ana = await api.saveMember(admin, { phone: '111' })
  const remove = () => api.call(`/members/remove-member?id=${ana.id}`, { as: admin, method: 'DELETE' })
  const page = await app.visit(`/members/${ana.id}/edit`, { as: admin })
  await edit(page, { Phone: '222' })
  await remove()
  await save(page)
  const asking = page.getByRole('dialog', { name: 'Removed while you were editing' })
  await see(asking)
  const back = await api.saveMember(admin, ana)
  await api.saveMember(admin, { ...back, phone: '333' })
  await remove()
  await asking.getByRole('button', { name: 'Put it back and save' }).click()
  await side(page, 'Phone', 'Yours').check()
  await dialog(page).getByRole('button', { name: 'Save this choice' }).click()
  await see(title(page, 'Ana Lima'))
  expect(await onlyMember(api, admin)).toMatchObject({ phone: '222' })
})

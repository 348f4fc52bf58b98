import type { Page } from 'playwright-core'
import { v7 as newId } from 'uuid'
import { expect } from 'vitest'
import { HouseholdList } from '@contract/finances/payers'
import { addDays } from '@contract/days'
import { violations } from '../app/axe'
import { e2e } from '../support/e2e'
import { pinToast, see, title, toast, written } from '../support/page'
import { financeFixture } from './financeFixture'

const row = (page: Page, name: RegExp) => page.getByRole('row', { name })

/** As a field shows a day in the United States. */
const US_DAY = { year: 'numeric', month: '2-digit', day: '2-digit' } as const

e2e(
  'what is charged while a household pays stays with it, and what comes after its last day is the member’s',
  async ({ app, api }) => {
    const admin = await api.foundGroup()
    await api.saveMember(admin, { name: 'Ana Lima' })
    const ledger = financeFixture(api, admin)
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: admin.userData.group.timeZone }).format()
    // Two months of the past: the household answers for the first of them.
    const month = (before: number) => addDays(`${today.slice(0, 7)}-01`, -before).slice(0, 7)
    const [second, first] = [month(1), month(40)]
    const page = await app.visit('/finances/payers', { as: admin })
    await page.getByRole('button', { name: 'Add a payer' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Lima family')
    await dialog.getByRole('combobox', { name: 'Add a member' }).fill('Ana')
    await page.getByRole('option', { name: 'Ana Lima' }).click()
    await see(dialog.getByRole('listitem').filter({ hasText: 'Ana Lima' }))
    await dialog.getByLabel('From').fill(`${first}-01`)
    await written(page, '/finances/add-payer', () => dialog.getByRole('button', { name: 'Save' }).click())

    await ledger.charge(first, 4_550)
    await page.getByRole('link', { name: 'Lima family' }).click()
    await see(
      title(page, 'Statement of Lima family'),
      page.getByText('Owes R$45.50'),
      row(page, /Mensalidade Ana Lima/),
    )

    // The ordinary way out: a last day, among those for whom they pay, whose names stand there.
    await page.getByRole('link', { name: 'Who pays for whom' }).click()
    await page.getByRole('button', { name: 'Change “Lima family”' }).click()
    await see(dialog.getByRole('listitem').filter({ hasText: 'Ana Lima' }))
    const lastDay = dialog.getByRole('group', { name: 'Ana Lima' }).getByLabel(/^To/)
    await dialog.getByRole('button', { name: 'Stop paying today' }).click()
    await expect.poll(() => lastDay.inputValue()).toBe(new Date(`${today}T12:00`).toLocaleDateString('en-US', US_DAY))
    await lastDay.fill(addDays(`${second}-01`, -1))
    await written(page, '/finances/add-payer', () => dialog.getByRole('button', { name: 'Save' }).click())
    await see(row(page, /Lima family nobody now/))

    await ledger.charge(second, 4_000)
    await page.getByRole('link', { name: 'Lima family' }).click()
    await see(page.getByText('Owes R$45.50'), row(page, /Ana Lima .*R\$45\.50/).last())
    await page.getByRole('link', { name: 'Ana Lima' }).last().click()
    await see(
      title(page, 'Statement of Ana Lima'),
      page.getByText('R$40.00 of it is asked of Ana Lima'),
      row(page, /Mensalidade Asked of Lima family/),
    )

    await page.goto('/finances/reminders')
    await see(row(page, /Lima family for Ana Lima.*R\$45\.50/), row(page, /^(?!.*Lima family).*Ana Lima.*R\$40\.00/))
    await page.getByRole('button', { name: 'Remind Lima family by hand' }).click()
    const reminder = page.getByRole('dialog')
    await see(reminder.getByText('R$45.50').first())
    await expect.poll(() => reminder.getByText('R$40.00').count()).toBe(0)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Remind Ana Lima by hand' }).click()
    await see(reminder.getByText('R$40.00').first())
    await expect.poll(() => reminder.getByText('R$45.50').count()).toBe(0)
    await page.keyboard.press('Escape')
  },
)

e2e('a payer who was added by mistake is removed only when that is confirmed', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const bia = await api.saveMember(admin, { name: 'Bia Sá' })
  await financeFixture(api, admin).payer('Sá family', [bia.id])
  const page = await app.visit('/finances/payers', { as: admin })
  await page.getByRole('button', { name: 'Change “Sá family”' }).click()
  await page.getByRole('button', { name: 'Remove…' }).click()
  const asking = page.getByRole('dialog', { name: 'Remove Sá family as a payer?' })
  await see(asking.getByText('enter a last day instead', { exact: false }))
  await asking.getByRole('button', { name: 'Keep' }).click()
  // What was typed before is still there.
  await see(
    page.getByRole('dialog', { name: 'Change “Sá family”' }).getByRole('listitem').filter({ hasText: 'Bia Sá' }),
  )
  await page.getByRole('button', { name: 'Remove…' }).click()
  await asking.getByRole('button', { name: 'Remove' }).click()
  await see(toast(page, /Sá family is removed as a payer/), page.getByText('Everyone pays for themselves'))
})

e2e('a member who pays for another is saved by the press of Save', async ({ app, api }) => {
  const admin = await api.foundGroup()
  await api.saveMember(admin, { name: 'Carla Reis' })
  await api.saveMember(admin, { name: 'Davi Reis' })
  const page = await app.visit('/finances/payers', { as: admin })
  await page.getByRole('button', { name: 'Add a payer' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Who pays').selectOption({ label: 'A member' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await see(dialog.getByText('Choose the member who pays.'))
  await dialog.getByRole('combobox', { name: 'Member who pays' }).fill('Carla')
  await page.getByRole('option', { name: 'Carla Reis' }).click()
  await dialog.getByRole('combobox', { name: 'Add a member' }).fill('Davi')
  await page.getByRole('option', { name: 'Davi Reis' }).click()
  await see(dialog.getByRole('listitem').filter({ hasText: 'Davi Reis' }))
  await written(page, '/finances/add-payer', () => dialog.getByRole('button', { name: 'Save' }).click())
  await see(row(page, /Carla Reis 2 members/))
})

e2e(
  'who removes a member who pays for others says who pays from now on, and one Undo puts both back',
  async ({ app, api }) => {
    const admin = await api.foundGroup()
    const [eva, davi] = [
      await api.saveMember(admin, { name: 'Eva Reis' }),
      await api.saveMember(admin, { name: 'Davi Reis' }),
    ]
    await api.saveMember(admin, { name: 'Rui Prado' })
    const answer = await api.call('/finances/add-payer', {
      as: admin,
      method: 'POST',
      body: { payer: { id: eva.id, isMember: true, memberIds: [davi.id] } },
    })
    expect(answer.status).toBe(201)
    const page = await app.visit(`/members/${eva.id}`, { as: admin })
    await page.getByRole('button', { name: 'Remove' }).click()
    const asking = page.getByRole('dialog')
    const remove = asking.getByRole('button', { name: 'Remove' })
    await asking.getByLabel('Who pays for Davi Reis from now on?').selectOption({ label: 'Somebody else…' })
    await remove.click()
    // Nothing is removed, and the field says what it lacks.
    await see(asking.getByText('Choose who pays next.'))
    await expect
      .poll(() => asking.getByRole('combobox', { name: 'Next payer' }).evaluate((field) => field.matches(':focus')))
      .toBe(true)
    await asking.getByRole('combobox', { name: 'Next payer' }).fill('Rui')
    await page.getByRole('option', { name: 'Rui Prado' }).click()
    await expect.poll(() => asking.getByText('Choose who pays next.').count()).toBe(0)
    await remove.click()
    const done = toast(page, /Eva Reis is removed\. Who paid through Eva Reis has another payer from today on/)
    await see(done)
    await pinToast(done)
    const households = async () => {
      const { households: found } = HouseholdList.parse(
        await (await api.call('/finances/list-payers', { as: admin })).json(),
      )
      return found.map(({ name, removed, payer: { memberIds } }) => [name, removed, memberIds])
    }
    // She began today, and pays for nobody any more.
    expect(await households()).toEqual([['Rui Prado', undefined, [davi.id]]])
    await done.getByRole('button', { name: 'Undo' }).click()
    await see(toast(page, /Eva Reis is back/), toast(page, /Who pays for whom is as before/))
    expect(await households()).toEqual([['Eva Reis', undefined, [davi.id]]])
  },
)

e2e(
  'who leaves hands those they pay for to somebody who is a payer already, and Undo gives them back',
  async ({ app, api }) => {
    const admin = await api.foundGroup()
    const eva = await api.saveMember(admin, { name: 'Eva Reis' })
    const davi = await api.saveMember(admin, { name: 'Davi Reis' })
    const bia = await api.saveMember(admin, { name: 'Bia Sá' })
    await financeFixture(api, admin).payer('Sá family', [bia.id])
    const payer = { id: eva.id, isMember: true, memberIds: [davi.id] }
    await api.call('/finances/add-payer', { as: admin, method: 'POST', body: { payer } })
    const page = await app.visit(`/members/${eva.id}/edit`, { as: admin })
    await page.getByLabel('Status').selectOption({ label: 'Former' })
    await page.getByLabel('Who pays for Davi Reis from now on?').selectOption({ label: 'Somebody else…' })
    await page.getByRole('button', { name: 'Save' }).click()
    // Nothing is saved, and the field says what it lacks.
    await see(page.getByText('Choose who pays next.'), title(page, 'Edit Eva Reis'))
    await page.getByRole('combobox', { name: 'Next payer' }).fill('Sá')
    await page.getByRole('option', { name: 'Sá family' }).click()
    await expect.poll(() => page.getByText('Choose who pays next.').count()).toBe(0)
    await page.getByRole('button', { name: 'Save' }).click()
    const done = toast(page, /has another payer from today on/)
    await see(done)
    await pinToast(done)
    const households = async () => {
      const answer = await api.call('/finances/list-payers', { as: admin })
      const { households: found } = HouseholdList.parse(await answer.json())
      return found.map(({ name, payer: { memberIds } }) => [name, memberIds.toSorted()])
    }
    expect((await households()).filter(([, ids]) => ids?.length)).toEqual([['Sá family', [bia.id, davi.id].toSorted()]])
    await done.getByRole('button', { name: 'Undo' }).click()
    await see(toast(page, /Who pays for whom is as before\. Eva Reis is still a former member/))
    expect(await households()).toEqual([
      ['Eva Reis', [davi.id]],
      ['Sá family', [bia.id]],
    ])
  },
)

e2e(
  'a mother on record is chosen as the payer of her children, and a new address of hers counts',
  async ({ app, api }) => {
    const admin = await api.foundGroup()
    const children = [
      await api.saveMember(admin, { name: 'Ana Lima' }),
      await api.saveMember(admin, { name: 'Bento Lima' }),
    ]
    const members = children
      .map(({ id }) => ({ memberId: id, isGuardian: true }))
      .toSorted((one, other) => (one.memberId < other.memberId ? -1 : 1))
    const contact = { id: newId(), name: 'Rosa Lima', email: 'rosa@example.org', members }
    expect((await api.call('/members/add-contact', { as: admin, body: { contact } })).status).toBe(201)
    const page = await app.visit('/finances/payers', { as: admin })
    await page.getByRole('button', { name: 'Add a payer' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('A contact of members').fill('rosa')
    await page.getByRole('option', { name: 'Rosa Lima (Ana Lima, Bento Lima)' }).click()
    await see(
      dialog.getByText('rosa@example.org'),
      dialog.getByRole('listitem').filter({ hasText: 'Ana Lima' }),
      dialog.getByRole('listitem').filter({ hasText: 'Bento Lima' }),
    )
    expect(await violations(page)).toEqual([])
    await written(page, '/finances/add-payer', () => dialog.getByRole('button', { name: 'Save' }).click())
    await see(row(page, /Rosa Lima 2 members/))
    const changed = { ...contact, email: 'lima@example.org', version: 1 }
    expect((await api.call('/members/add-contact', { as: admin, body: { contact: changed } })).status).toBe(200)
    await page.reload()
    await page.getByRole('button', { name: 'Change “Rosa Lima”' }).click()
    await see(dialog.getByText('lima@example.org'))
    await dialog.getByRole('button', { name: 'Write them apart' }).click()
    await expect.poll(() => dialog.getByRole('textbox', { name: 'E-mail' }).inputValue()).toBe('lima@example.org')
  },
)

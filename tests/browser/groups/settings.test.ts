import { expect } from 'vitest'
import { UserList } from '@contract/users'
import { PASSWORD } from '../support/api'
import { e2e } from '../support/e2e'
import { descriptionOf, missing, see, signIn, storedSession, title, toast } from '../support/page'

e2e('an invitation can be taken back, and its link then opens nothing', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const page = await app.visit('/settings/people', { as: admin })
  const context = await app.open()
  await page.getByRole('button', { name: 'Invite someone' }).first().click()
  await page.getByRole('textbox', { name: 'For whom' }).fill('Otto')
  await page.getByRole('button', { name: 'Make the link' }).click()
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue()
  await page.getByRole('button', { name: 'Close without copying' }).click()
  const guest = await context.newPage()
  await guest.goto(link)
  await see(title(guest, 'Join Coral da Serra'))
  // Who is at work already is told so, as long as the link is worth something.
  const other = await page.context().newPage()
  await other.goto(link)
  await see(title(other, 'You are signed in as Helena Prado'))

  await page.getByRole('button', { name: 'Cancel the invitation for Otto' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel invitation' }).click()
  await missing(page.getByRole('row', { name: /Otto/ }))
  await guest.reload()
  await see(title(guest, 'This invitation does not work any more'))
  await other.reload()
  await see(title(other, 'This invitation does not work any more'), other.getByRole('link', { name: 'Stay signed in' }))
})

e2e('a role is changed and set back; the last admin stays', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const otto = await api.join(admin, 'conductor', { name: 'Otto Braun' })
  const page = await app.visit('/settings/people', { as: admin })
  const role = page.getByRole('combobox', { name: 'Role of Otto Braun' })
  await role.selectOption('treasurer')
  await toast(page, 'Otto Braun is now Treasurer.').getByRole('button', { name: 'Undo' }).click()
  await see(toast(page, 'Otto Braun is now Conductor.'))
  await expect.poll(() => role.inputValue()).toBe('conductor')

  await see(page.getByText('A group needs an admin. Make someone else admin first.'))
  await expect.poll(() => page.getByRole('combobox', { name: 'Role of Helena Prado' }).isEnabled()).toBe(false)

  // With a second one, nobody gives up their own rights by one key.
  await role.selectOption('admin')
  const own = page.getByRole('combobox', { name: 'Role of Helena Prado' })
  await own.selectOption('member')
  const asking = page.getByRole('dialog', { name: 'Give up being an admin?' })
  await asking.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => own.inputValue()).toBe('admin')

  await page.getByRole('button', { name: 'Remove Otto Braun' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove the account' }).click()
  await see(toast(page, 'Otto Braun no longer has access.'))
  await missing(page.getByRole('row', { name: /Otto Braun/ }))
  expect((await api.call('/members/all-members', { as: otto })).status).toBe(401)
})

e2e(
  'a role that keys only pass on the way is not given; Enter gives it, and so does leaving the list',
  async ({ app, api }) => {
    const admin = await api.foundGroup()
    const otto = await api.join(admin, 'conductor', { name: 'Otto Braun' })
    const page = await app.visit('/settings/people', { as: admin })
    const role = page.getByRole('combobox', { name: 'Role of Otto Braun' })
    const stored = async () => {
      const { users } = UserList.parse(await (await api.call('/users/list-users', { as: admin })).json())
      return users.find(({ id }) => id === otto.userData.id)?.role
    }
    await role.focus()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => role.inputValue()).toBe('secretary')
    await page.keyboard.press('Escape')
    await expect.poll(() => role.inputValue()).toBe('conductor')
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => role.inputValue()).toBe('treasurer')
    expect(await stored()).toBe('conductor')
    // What the list says until its next answer is here is old by then.
    let answer = () => {}
    const isSeen = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(/\/users\/list-users/, async (route) => {
      await isSeen
      await route.continue()
    })
    await page.keyboard.press('Enter')
    await see(toast(page, 'Otto Braun is now Treasurer.'))
    expect(await role.inputValue()).toBe('treasurer')
    await role.focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Tab')
    await see(toast(page, 'Otto Braun is now Conductor.'))
    answer()
    await expect.poll(() => role.inputValue()).toBe('conductor')
  },
)

e2e('who loses a role while at work is told by the screen', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const otto = await api.join(admin, 'treasurer', { name: 'Otto Braun' })
  const page = await (await app.open({ as: otto })).newPage()
  // Asked at the start as well: answered later, it would tell ahead of the screen.
  const known = page.waitForResponse(/\/auth\/user$/)
  await page.goto('/')
  await known
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await see(menu.getByRole('link', { name: 'Finances' }), page.getByRole('heading', { name: 'Balance' }))
  const { id } = otto.userData
  await api.call('/users/update-role', { as: admin, body: { id, role: 'member' } })

  await menu.getByRole('link', { name: 'Members' }).click()
  await see(title(page, 'This part is not open to you'))
  await missing(menu.getByRole('link', { name: 'Finances' }))
  await menu.getByRole('link', { name: 'Home' }).click()
  await see(page.getByText('You are a member'))
  await missing(page.getByRole('heading', { name: 'Balance' }))
})

e2e('who is given another role sees its screens without signing in again', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const otto = await api.join(admin, 'conductor', { name: 'Otto Braun' })
  const page = await app.visit('/', { as: otto })
  const finances = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Finances' })
  await see(page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Calendar' }))
  await missing(finances)
  const { id } = otto.userData
  const change = await api.call('/users/update-role', { as: admin, method: 'POST', body: { id, role: 'treasurer' } })
  expect(change.status).toBe(200)

  await page.reload()
  await see(finances)
  await finances.click()
  await see(title(page, 'Finances'))
  expect((await storedSession(page)).userData.role).toBe('treasurer')
})

e2e('two admins who rename the group at once are asked which name stays', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const other = await api.join(admin, 'admin', { name: 'Otto Braun' })
  const [helena, otto] = [
    await app.visit('/settings/group', { as: admin }),
    await app.visit('/settings/group', { as: other }),
  ]
  for (const page of [helena, otto]) await see(page.getByRole('textbox', { name: 'Name' }))
  for (const [page, name] of [
    [helena, 'Coral da Mata'],
    [otto, 'Coral do Mar'],
  ] as const) {
    await page.getByRole('textbox', { name: 'Name' }).fill(name)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await see(helena.getByText('Batuta · Coral da Mata'))
  }
  const dialog = otto.getByRole('dialog', { name: 'Changed by someone else meanwhile' })
  await dialog.getByRole('radio', { name: 'Theirs' }).check()
  await dialog.getByRole('button', { name: 'Save this choice' }).click()
  await see(otto.getByText('Batuta · Coral da Mata'))
})

e2e('what was typed into the group’s settings is there again, until it is saved or given up', async ({ app, api }) => {
  const page = await app.visit('/settings/group', { as: await api.foundGroup() })
  const name = page.getByRole('textbox', { name: 'Name' })
  const before = await name.inputValue()
  const leaveAndReturn = async () => {
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    await menu.getByRole('link', { name: 'Members' }).click()
    await see(title(page, 'Members'))
    await menu.getByRole('link', { name: 'Group' }).click()
  }
  await name.fill('Coral da Praia')
  await leaveAndReturn()
  await see(page.getByText('What you typed before is here again.'))
  await expect.poll(() => name.inputValue()).toBe('Coral da Praia')
  await page.getByRole('button', { name: 'Discard it' }).click()
  await expect.poll(() => name.inputValue()).toBe(before)
  await name.fill('Coral do Vale')
  await leaveAndReturn()
  await page.getByRole('combobox', { name: 'The season begins in' }).selectOption('March')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await see(toast(page, 'The group is saved.'))
  await leaveAndReturn()
  await expect.poll(() => name.inputValue()).toBe('Coral do Vale')
  await missing(page.getByText('What you typed before is here again.'))
})

e2e('another currency, which every amount in the books would then have, is asked about', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const page = await app.visit('/settings/group', { as: admin })
  await page.getByRole('combobox', { name: 'Currency' }).selectOption('EUR')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const asking = page.getByRole('dialog', { name: 'Change the currency to EUR?' })
  await see(asking.getByText('those of closed months too, 100 BRL becomes 100 EUR'))
  await asking.getByRole('button', { name: 'Change to EUR' }).click()
  await see(toast(page, 'The group is saved.'))
  await missing(asking)
})

e2e('a new password signs the other devices out and leaves this one', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const { email } = admin.userData
  const elsewhere = await app.visit('/login')
  await signIn(elsewhere, email)
  await see(title(elsewhere, 'Good to see you, Helena'))

  const page = await app.visit('/settings/account', { as: admin })
  const current = page.getByRole('textbox', { name: 'Current password' }).first()
  const next = page.getByRole('textbox', { name: 'New password' })
  await current.fill('not this one')
  await next.fill('outra frase comprida')
  await page.getByRole('button', { name: 'Change the password' }).click()
  await expect.poll(() => descriptionOf(current)).toContain('This is not your current password.')
  await current.fill(PASSWORD)
  await page.getByRole('button', { name: 'Change the password' }).click()
  await see(toast(page, 'The password is changed.'))
  await page.getByRole('link', { name: 'Members', exact: true }).click()
  await see(title(page, 'Members'))

  await elsewhere.getByRole('link', { name: 'Members', exact: true }).click()
  await see(elsewhere.getByText('This session was ended from elsewhere.'))
  await signIn(elsewhere, email, 'outra frase comprida')
  await see(title(elsewhere, 'Good to see you, Helena'))
})

e2e('what is saved is no reason to ask before the page is left', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const page = await app.visit('/settings/group', { as: admin })
  /** Whether the browser would ask, as at F5. */
  const asks = () =>
    page.evaluate(() => {
      const leaving = new Event('beforeunload', { cancelable: true })
      window.dispatchEvent(leaving)
      return leaving.defaultPrevented
    })
  async function save(address: string, field: string, typed: string, button: string, saved: string): Promise<void> {
    await page.goto(address)
    const input = page.getByRole('textbox', { name: field }).first()
    await input.fill(typed)
    await expect.poll(asks).toBe(true)
    await page.getByRole('button', { name: button, exact: true }).first().click()
    await see(toast(page, saved))
    await expect.poll(asks, { message: address }).toBe(false)
    // Typed again and saved again it is the same.
    await input.fill(`${typed}s`)
    await expect.poll(asks).toBe(true)
    await page.getByRole('button', { name: button, exact: true }).first().click()
    await expect.poll(asks).toBe(false)
  }
  await save('/settings/group', 'Name', 'Coral do Vale', 'Save', 'The group is saved.')
  // Nor is any other of its fields.
  const button = page.getByRole('button', { name: 'Save', exact: true })
  const form = page.locator('form').filter({ has: button })
  for (const select of await form.locator('select:not([name=currency])').all()) {
    const values = await select
      .locator('option')
      .evaluateAll((all: HTMLOptionElement[]) => all.map(({ value }) => value))
    const now = await select.inputValue()
    await select.selectOption(values.find((value) => value !== now) ?? '')
  }
  await form.locator('input[name=showsDues]').click()
  await button.click()
  await expect.poll(asks).toBe(false)
  await save('/settings/messages', 'Sender’s name', 'Coral do Vale', 'Save', 'The settings are saved.')
  await save('/settings/account', 'Name', 'Helena do Vale', 'Save name and document', 'Your details are saved.')
})

e2e('the settings draw what a personal page will show, before anything is saved', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const page = await app.visit('/settings/group', { as: admin })
  const picture = page.getByRole('figure', { name: 'What a member then sees, for example:' })
  await see(picture.getByText('Rehearsal, Thursday 7:30 PM'))
  await missing(picture.getByText('Who comes'), picture.getByText('Still to pay'))
  const coming = page.getByRole('combobox', { name: 'Members see of who else comes' })
  await coming.selectOption({ label: 'How many' })
  await see(picture.getByText('Who comes'), picture.getByText('Yes: 32'))
  await missing(picture.getByText('Ana, Bruno, Carla'))
  await coming.selectOption({ label: 'How many, and the names of those who come' })
  await see(picture.getByText('Ana, Bruno, Carla'))
  await page.getByRole('checkbox', { name: 'Personal pages say what their member owes' }).check()
  await see(picture.getByText('Still to pay: R$45.00'))
  await page.getByRole('checkbox', { name: 'Personal pages say what their member owes' }).uncheck()
  await missing(picture.getByText('Still to pay'))
})

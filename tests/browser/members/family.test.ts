import { expect } from 'vitest'
import type { Page } from 'playwright-core'
import { MyPage } from '@contract/calendar/replies'
import { violations } from '../app/axe'
import { addEvent } from '../calendar/eventFixture'
import { e2e } from '../support/e2e'
import { missing, see, title, toast } from '../support/page'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const aged = (years: number) => `${new Date().getUTCFullYear() - years}-01-01`

const section = (page: Page) => page.getByRole('region', { name: 'Family and contacts' })

e2e('a mother with two children answers for both on one phone, also without a line', async ({ app, api }) => {
  const admin = await api.foundGroup()
  await addEvent(api, admin, { title: 'Spring concert', day: inDays(7) })
  const ana = await api.saveMember(admin, { name: 'Ana', birthDate: aged(12) })
  const bento = await api.saveMember(admin, { name: 'Bento', birthDate: aged(15) })

  const desk = await app.visit(`/members/${ana.id}`, { as: admin })
  await see(section(desk).getByText('Ana is a minor, and no guardian is on record.'))
  await section(desk).getByRole('button', { name: 'Add a contact' }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByLabel('In an emergency').selectOption({ label: 'Is called, in turn 1' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await see(dialog.getByText('Please fill this in.').first())
  await dialog.getByLabel('Name').fill('Rosa Lima')
  await dialog.getByLabel('Relation').fill('Mother')
  await dialog.getByLabel('Phone').fill('+55 12 90000-0001')
  await dialog.getByLabel('E-mail').fill('rosa@example.org')
  expect(await dialog.getByLabel('Guardian of Ana').isChecked()).toBe(true)
  expect(await violations(desk)).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  await see(toast(desk, 'Rosa Lima is saved.'), section(desk).getByText('Emergency 1'))
  await see(section(desk).getByText('Ana is a minor: mails and links go to the guardians.'))

  // The same for the brother: found, and not typed again.
  await desk.goto(`/members/${bento.id}`)
  await section(desk).getByRole('button', { name: 'Add a contact' }).click()
  await dialog.getByLabel('Somebody who is known already').fill('rosa')
  await desk.getByRole('option', { name: 'Rosa Lima (Ana)' }).click()
  await expect.poll(() => dialog.getByLabel('Phone').inputValue()).toBe('+55 12 90000-0001')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await see(section(desk).getByText('Also of'), section(desk).getByRole('link', { name: 'Ana' }))

  // Removed from one child she stays the other's, and Undo brings her back.
  await section(desk).getByRole('button', { name: 'Change Rosa Lima' }).click()
  await dialog.getByRole('button', { name: 'Remove from this member' }).click()
  await see(
    toast(desk, 'Rosa Lima is no contact of Bento any more.'),
    section(desk).getByText('No parent or other contact'),
  )
  await desk.getByRole('button', { name: 'Undo' }).click()
  await see(toast(desk, 'Rosa Lima is a contact of Bento again.'), section(desk).getByText('Also of'))
  expect(await violations(desk)).toEqual([])

  await section(desk).getByRole('button', { name: 'Link for the family: Rosa Lima' }).click()
  const address = await desk.getByRole('dialog').locator('.link-address').innerText()
  const tokens = new URL(address).hash.slice(1).split('~')
  expect(tokens).toHaveLength(2)
  const answers = () =>
    Promise.all(
      tokens.map(async (link) => {
        const page = MyPage.parse(await (await api.call('/replies/my-page', { link })).json())
        return [page.person.name, page.events[0]?.answer]
      }),
    )

  const phone = await app.visit(`/my${new URL(address).hash}`, {
    window: { width: 390, height: 844 },
    isOfItsOwn: true,
  })
  const whose = phone.getByRole('group', { name: 'Whose page' })
  await see(whose.getByRole('button', { name: 'Ana' }), whose.getByRole('button', { name: 'Bento' }))
  await see(phone.getByText('Hello, Ana'))
  expect(new URL(phone.url()).hash).toBe('')
  expect(await violations(phone)).toEqual([])
  await phone.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  // Bento's page was never shown, and is there without a line.
  await phone.context().setOffline(true)
  await phone.getByRole('button', { name: 'Yes', exact: true }).click()
  await whose.getByRole('button', { name: 'Bento' }).click()
  await see(phone.getByText('Hello, Bento'), phone.getByText('Spring concert').first())
  await missing(phone.getByRole('button', { name: 'Yes', exact: true, pressed: true }))
  await phone.getByRole('button', { name: 'No', exact: true }).click()
  await see(phone.getByText('Kept on this phone, sent when there is a line', { exact: true }))
  expect(Object.fromEntries(await answers())).toEqual({ Ana: 'silent', Bento: 'silent' })
  await phone.context().setOffline(false)
  await expect.poll(async () => Object.fromEntries(await answers())).toEqual({ Ana: 'yes', Bento: 'no' })

  // Both in one press, also without a line, and back to what each had said.
  const both = phone.getByRole('group', { name: 'Answer for Bento and Ana: Spring concert' })
  await phone.context().setOffline(true)
  await both.getByRole('button', { name: 'Maybe for Bento and Ana' }).click()
  await see(
    phone.getByText('Maybe for Bento and Ana'),
    both.getByRole('button', { name: 'Maybe for Bento and Ana', pressed: true }),
  )
  expect(await violations(phone)).toEqual([])
  await phone.context().setOffline(false)
  await expect.poll(async () => Object.fromEntries(await answers())).toEqual({ Ana: 'maybe', Bento: 'maybe' })
  await phone.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => Object.fromEntries(await answers())).toEqual({ Ana: 'yes', Bento: 'no' })
  await missing(both.getByRole('button', { pressed: true }))
  await see(title(desk, 'Bento'))
})

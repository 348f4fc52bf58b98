import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { violations } from '../app/axe'
import { addEvent } from '../calendar/eventFixture'
import { finish } from '../calendar/finishFixture'
import { financeFixture } from '../finances/financeFixture'
import { e2e } from '../support/e2e'
import { descriptionOf, missing, see, title, toast } from '../support/page'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** As people with a browser in English read it. */
const written = (day: string) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day))

const section = (page: Page) => page.getByRole('region', { name: 'History' })
const namesOnMatrix = (page: Page) =>
  page.getByRole('grid', { name: 'Answers' }).locator('.answer-name').allTextContents()

e2e('a leaver, entered three weeks late, is gone from what is to come and stays in what was', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const ana = await api.saveMember(admin, {
    name: 'Ana Lima',
    section: 'brass',
    instrument: 'Tuba',
    birthDate: '1990-05-05',
  })
  await api.saveMember(admin, { name: 'Bia Sá', section: 'brass', instrument: 'Tuba' })
  const [held] = await addEvent(api, admin, { title: 'Held', day: inDays(-10) })
  const [late] = await addEvent(api, admin, { title: 'Late', day: inDays(-5) })
  const [next] = await addEvent(api, admin, {
    title: 'Next',
    day: inDays(5),
    props: { needs: [{ instrument: 'Tuba', count: 2 }] },
  })
  if (!held || !late || !next) throw new Error('An event is missing')
  await finish(api, admin, held, [[ana, 'absent']])

  const page = await app.visit(`/members/${ana.id}`, { as: admin })
  await see(section(page).getByText('Nothing is on record yet'))
  await section(page).getByRole('button', { name: 'Add to the history' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add to the history of Ana Lima' })
  // Impossible orders are told at the field.
  await dialog.getByLabel('First day').fill('1980-01-01')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => descriptionOf(dialog.getByLabel('First day'))).toContain('This is before the date of birth.')
  await dialog.getByLabel('First day').fill('2015-03-01')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await see(toast(page, 'The history of Ana Lima is saved.'), section(page).getByRole('row', { name: /2015.*Joined/ }))

  await section(page).getByRole('button', { name: 'Add to the history' }).click()
  await dialog.getByLabel('What happened').selectOption({ label: 'Left' })
  await dialog.getByLabel('Last day').fill(inDays(-21))
  await dialog.getByRole('button', { name: 'Save' }).click()
  const left = section(page).getByRole('row', { name: /Left; this was the last day/ })
  await see(left, page.getByText('Former').first())
  await see(
    page
      .getByRole('definition')
      .filter({ hasText: written(inDays(-21)) })
      .first(),
  )

  await page.goto(`/calendar/${late.id}/finish`)
  await see(title(page, 'Finish Late'), page.getByText('Bia Sá', { exact: true }).first())
  await missing(page.getByText('Ana Lima', { exact: true }))
  await page.goto(`/calendar/${held.id}`)
  await see(page.getByText('0 of 1'), page.getByRole('link', { name: 'Ana Lima' }))
  await page.goto('/calendar/answers')
  await expect.poll(() => namesOnMatrix(page)).toEqual(['Bia Sá'])
  await page.goto(`/calendar/${next.id}`)
  await see(page.getByText('Tuba: 2 missing · 1 silent'))

  // They came back, and that was a mistake.
  await page.goto(`/members/${ana.id}`)
  await section(page).getByRole('button', { name: 'Add to the history' }).click()
  await see(dialog.getByLabel('First day again'))
  await dialog.getByLabel('First day again').fill(inDays(-2))
  await dialog.getByRole('button', { name: 'Save' }).click()
  const back = section(page).getByRole('row', { name: /Came back/ })
  await see(back, page.getByText('Active').first())
  await back.getByRole('button').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await see(toast(page, '“Came back” was removed from the history of Ana Lima.'), page.getByText('Former').first())
  await page.getByRole('button', { name: 'Undo' }).click()
  await see(toast(page, '“Came back” is back in the history of Ana Lima.'), back, page.getByText('Active').first())
  await page.goto('/calendar/answers')
  await expect.poll(() => namesOnMatrix(page)).toEqual(['Ana Lima', 'Bia Sá'])

  // The break is no service.
  await page.goto(`/members/${ana.id}`)
  await page.getByRole('link', { name: 'Jubilees and birthdays of a year' }).click()
  await see(title(page, 'Jubilees and birthdays'), page.getByText('Nobody completes one of these years of service'))
  await page.getByLabel('Year', { exact: true }).fill('2027')
  await page.getByLabel('Years of service').fill('12, 25')
  await see(page.getByRole('table', { name: 'Jubilees' }).getByRole('row', { name: /2027.*Ana Lima.*12/ }))
  await see(page.getByRole('table', { name: 'Birthdays' }).getByRole('row', { name: /2027.*Ana Lima.*37/ }))
})

e2e('whoever is made active again is asked what becomes of the last day', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const gone = { status: 'former', leftOn: '2024-06-30', joinedOn: '2015-03-01' } as const
  const ana = await api.saveMember(admin, { name: 'Ana Lima', ...gone })
  const page = await app.visit(`/members/${ana.id}/edit`, { as: admin })
  await page.getByLabel('Status').selectOption('active')
  const question = page.getByRole('group', { name: 'What becomes of the last day?' })
  await see(question.getByText(`the last day was ${written('2024-06-30')}`))
  await question.getByLabel('First day again').fill('2024-06-30')
  await see(question.getByText('This is not after their last day.'))
  await question.getByLabel('First day again').fill('2026-02-01')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await see(title(page, 'Ana Lima'), section(page).getByRole('row', { name: /2026.*Came back/ }))
  await see(section(page).getByRole('row', { name: /2024.*Left/ }))

  const bia = await api.saveMember(admin, { name: 'Bia Sá', ...gone })
  await page.goto(`/members/${bia.id}/edit`)
  await page.getByLabel('Status').selectOption('active')
  await question.getByLabel('They had never left').check()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await see(title(page, 'Bia Sá'), section(page).getByRole('row', { name: /2015.*Joined/ }))
  await missing(section(page).getByRole('row', { name: /Left/ }))
})

e2e(
  'a leaver’s checklist goes from open to done, and the dialogs before it say what hangs on them',
  async ({ app, api }) => {
    const admin = await api.foundGroup()
    const ana = await api.saveMember(admin, { name: 'Ana Lima' })
    const bia = await api.saveMember(admin, { name: 'Bia Sá' })
    const ledger = financeFixture(api, admin)
    const due = { category: 'dues', status: 'pending', memberId: ana.id } as const
    await ledger.save({ ...due, amount: 12_000, description: 'Fees 2026' })
    for (const [name, member] of [
      ['Tuba', ana],
      ['Jacket', bia],
    ] as const) {
      const thing = { id: crypto.randomUUID(), name, kind: 'instrument' }
      await api.call('/members/add-thing', { as: admin, body: { thing } })
      const loan = { id: crypto.randomUUID(), thingId: thing.id, memberId: member.id, since: '2026-01-10' }
      await api.call('/members/add-loan', { as: admin, body: { loan } })
    }
    await api.call('/links/make-links', { as: admin, body: { memberIds: [ana.id] } })
    const account = await api.join(admin, 'member', { name: 'Ana' })
    await api.call('/users/link-member', { as: admin, body: { id: account.userData.id, memberId: ana.id } })

    const page = await app.visit('/members', { as: admin })
    await page.getByRole('checkbox', { name: 'Choose Ana Lima' }).check()
    await page.getByRole('checkbox', { name: 'Choose Bia Sá' }).check()
    await page.getByRole('button', { name: 'Change…' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Field').selectOption({ label: 'Status' })
    await dialog.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Former' })
    await see(dialog.getByText('2 people have things on loan:'), dialog.getByText('Bia Sá: Jacket'))
    await see(dialog.getByText(/^1 person owes .*120\.00:$/), dialog.getByText(/^Ana Lima: .*120\.00$/))
    expect(await violations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Cancel' }).click()

    await page.goto(`/members/${ana.id}/edit`)
    await page.getByLabel('Last day').fill('2026-06-30')
    await see(page.getByText('Ana Lima: Tuba'), page.getByText(/Fees 2026/))
    await page.getByLabel('Status').selectOption('former')
    await page.getByRole('button', { name: 'Save changes' }).click()
    const list = page.getByRole('region', { name: 'Leaving: what is left to do' })
    const line = (name: string) => list.getByRole('listitem').filter({ hasText: name })
    await see(list.getByText(`The last day is ${written('2026-06-30')}.`))
    await see(...['Things on loan', 'Dues', 'Personal link', 'Account'].map((name) => line(name).getByText('Open')))
    await see(line('Dues').getByText(/They owe .*120\.00\./), line('Account').getByText(account.userData.email))
    expect(await violations(page)).toEqual([])

    await line('Things on loan').getByRole('button', { name: 'Take back Tuba' }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await see(line('Things on loan').getByText('Done'))
    await see(page.getByRole('region', { name: 'On loan', exact: true }).getByText('Has nothing of the group’s.'))
    await line('Personal link').getByRole('button', { name: 'Withdraw' }).click()
    await dialog.getByRole('button', { name: 'Withdraw' }).click()
    await see(toast(page, 'The link of Ana Lima is withdrawn.'), line('Personal link').getByText('Done'))
    await line('Account').getByRole('link', { name: 'Close it under People' }).click()
    await see(title(page, 'People'), page.getByText(account.userData.email))
    await api.call(`/users/remove-user?id=${account.userData.id}`, { as: admin, method: 'DELETE' })
    await page.goto(`/members/${ana.id}`)
    await see(line('Account').getByText('Done'))
    await line('Dues').getByRole('link', { name: 'To the statement' }).click()
    await see(title(page, 'Statement of Ana Lima'), page.getByText('Fees 2026').first())

    // Who may not see money is told none.
    const secretary = await api.join(admin, 'secretary')
    const hers = await app.visit(`/members/${ana.id}`, { as: secretary })
    const herList = hers.getByRole('region', { name: 'Leaving: what is left to do' })
    await see(herList.getByText('Nothing of the group’s is with them.'))
    await expect.poll(() => herList.getByRole('listitem').count()).toBe(1)
  },
)

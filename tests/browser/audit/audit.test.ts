import { readFile } from 'node:fs/promises'
import Papa from 'papaparse'
import { expect } from 'vitest'
import { e2e } from '../support/e2e'
import { missing, see, title, toast } from '../support/page'

e2e('an admin sees what was done, by whom, and what it was before; the file holds the same', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const otto = await api.join(admin, 'conductor', { name: 'Otto Braun' })
  const ana = await api.saveMember(admin, { name: 'Ana Lima', birthDate: '1990-03-04' })
  await api.call('/calendar/renew-feed', { as: otto, body: {} })

  const page = await app.visit('/settings/people', { as: admin })
  await page.getByRole('combobox', { name: 'Role of Otto Braun' }).selectOption('treasurer')
  await see(toast(page, 'Otto Braun is now Treasurer.'))
  await page.goto(`/members/${ana.id}`)
  await page.getByRole('button', { name: 'Remove' }).click()
  await see(toast(page, 'Ana Lima is removed.'))

  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Who did what' }).click()
  await see(title(page, 'Who did what 9'))
  const table = page.getByRole('table', { name: 'What was done' })
  await see(table.getByRole('row', { name: /Removed a member Ana Lima Helena Prado/ }))

  await page.getByRole('combobox', { name: 'Who' }).selectOption('Otto Braun')
  await see(title(page, 'Who did what 3'), table.getByRole('row', { name: /Made a calendar address/ }))
  await page.getByRole('combobox', { name: 'Who' }).selectOption('Helena Prado')
  await page.getByRole('combobox', { name: 'What' }).selectOption('Changed a role')
  await see(title(page, 'Who did what 1'))

  await table.getByRole('link', { name: 'Changed a role' }).click()
  const details = page.getByRole('dialog', { name: 'Changed a role' })
  await see(details.getByRole('row', { name: 'Role Conductor Treasurer' }))
  await page.goBack()
  await missing(details)
  expect(new URL(page.url()).searchParams.get('action')).toBe('user_role_changed')

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as CSV' }).click(),
  ])
  await see(toast(page, '1 line exported.'))
  const { data } = Papa.parse<Record<string, string>>((await readFile(await download.path(), 'utf8')).slice(1), {
    header: true,
  })
  expect(data).toMatchObject([
    { Who: 'Helena Prado', About: 'Otto Braun', What: 'Changed a role', 'What changed': 'Role: Conductor → Treasurer' },
  ])
  await page.getByRole('button', { name: 'Clear the filters' }).click()
  await see(title(page, 'Who did what 10'), table.getByRole('row', { name: /Read a whole list Who did what Helena/ }))

  // Long after Undo is gone, what was removed is brought back from here.
  await table.getByRole('link', { name: 'Removed a member' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Bring the record back' }).click()
  await see(title(page, 'Members'), page.getByRole('heading', { name: 'This member is not here any more' }))
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await see(toast(page, 'Ana Lima is back.'), title(page, 'Ana Lima'))
})

e2e('a record leads to what was done with it, for an admin alone, and back', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const ana = await api.saveMember(admin, { name: 'Ana Lima' })
  await api.saveMember(admin, { name: 'Bento Leal' })
  const page = await app.visit(`/members/${ana.id}`, { as: admin })
  await page.getByRole('link', { name: 'What was done with this' }).click()
  await see(title(page, 'Who did what 1'))
  await page.getByRole('link', { name: 'Added a member' }).click()
  const details = page.getByRole('dialog', { name: 'Added a member' })
  await see(details.getByText('What was entered'), details.getByText('Brass'))
  await details.getByRole('link', { name: 'Ana Lima' }).click()
  await see(title(page, 'Ana Lima'))

  const conductor = await api.join(admin, 'conductor')
  const other = await app.visit(`/members/${ana.id}`, { as: conductor })
  await see(title(other, 'Ana Lima'))
  await missing(other.getByRole('link', { name: 'What was done with this' }))
  await missing(other.getByRole('link', { name: 'Who did what' }))
  await other.goto('/settings/audit')
  await see(title(other, 'This part is not open to you'))
})

e2e('a change tells where it was made and from what to what; of many, it names them', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const [ana, bento] = [
    await api.saveMember(admin, { name: 'Ana Lima' }),
    await api.saveMember(admin, { name: 'Bento Leal' }),
  ]
  const start = new Date(Date.now() + 7 * 86_400_000)
  const event = {
    id: crypto.randomUUID(),
    title: 'Ensaio geral',
    start: start.toISOString(),
    end: new Date(start.getTime() + 3_600_000).toISOString(),
    allDay: false,
    extendedProps: { calendar: 'Ensaio', status: 'scheduled' },
  }
  await api.call('/calendar/add-event', { as: admin, body: { event } })
  const reply = { eventId: event.id, memberId: ana.id, answer: 'yes' }
  await api.call('/replies/set-reply', { as: admin, body: { reply } })
  await api.call('/links/make-links', { as: admin, body: { memberIds: [bento.id, ana.id] } })

  const page = await app.visit('/settings/audit', { as: admin })
  await page.getByRole('link', { name: 'Set somebody’s answer to an event' }).click()
  const answered = page.getByRole('dialog', { name: 'Set somebody’s answer to an event' })
  await see(answered.getByText('Ensaio geral'), answered.getByRole('row', { name: 'Answer No answer Yes' }))
  await page.goBack()
  const made = page.getByRole('row', { name: /Made personal links Ana Lima and 1 more/ })
  await see(made)
  await made.getByRole('link').click()
  await see(page.getByRole('dialog').getByText('Ana Lima, Bento Leal'))
})

e2e('how long it is kept is a setting of the group', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const page = await app.visit('/settings/group', { as: admin })
  await page.getByRole('combobox', { name: 'Keep the record of who did what for' }).selectOption('60 months')
  await page.getByRole('button', { name: 'Save' }).click()
  await see(toast(page, 'The group is saved.'))
  await page.goto('/settings/audit?action=group_changed')
  await page.getByRole('link', { name: 'Changed the group’s settings' }).click()
  await see(page.getByRole('row', { name: 'Keep the record of who did what for 24 months 60 months' }))
})

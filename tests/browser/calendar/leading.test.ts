import { v7 as newId } from 'uuid'
import { expect } from 'vitest'
import { CheckinList } from '@contract/calendar/checkins'
import { e2e } from '../support/e2e'
import { missing, see, title, toast } from '../support/page'

const MINUTE_MS = 60_000

e2e('an admin lets somebody lead a section, who then looks after theirs and nobody else', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const otto = await api.join(admin, 'member', { name: 'Otto Braun' })
  const phone = '+55 11 90000-0001'
  await api.saveMember(admin, { name: 'Ana Lima', section: 'brass', instrument: 'Horn', phone })
  await api.saveMember(admin, { name: 'Bia Reis', section: 'brass', instrument: 'Tuba' })
  const caio = await api.saveMember(admin, { name: 'Caio Sá', section: 'strings', instrument: 'Violin' })
  const start = Date.now() - 10 * MINUTE_MS
  const event = {
    id: newId(),
    title: 'Ensaio geral',
    start: new Date(start).toISOString(),
    end: new Date(start + 180 * MINUTE_MS).toISOString(),
    allDay: false,
    extendedProps: { calendar: 'Ensaio', status: 'scheduled' },
  }
  await api.call('/calendar/add-event', { as: admin, body: { event } })

  const people = await app.visit('/settings/people', { as: admin })
  await people.getByRole('button', { name: 'Sections that Otto Braun leads' }).click()
  const dialog = people.getByRole('dialog', { name: 'What does Otto Braun lead?' })
  await dialog.getByRole('checkbox', { name: 'Brass' }).check()
  await see(dialog.getByText('There are no groups of people yet.'))
  await dialog.getByRole('button', { name: 'Save' }).click()
  await see(toast(people, 'It is noted what Otto Braun leads.'))
  await see(people.getByRole('row', { name: /Otto Braun.*Leads: Brass/ }))

  const context = await app.open({ as: otto })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByRole('link', { name: 'To my section' }).click()
  await see(title(page, 'My section'), page.getByRole('row', { name: /Ana Lima.*Horn/ }))
  await see(page.getByRole('link', { name: phone }), page.getByRole('row', { name: /Bia Reis/ }))
  await missing(page.getByText('Caio Sá'))

  await page.getByRole('link', { name: 'Ensaio geral' }).click()
  await see(title(page, 'Ensaio geral'))
  const answers = page.getByRole('group', { name: 'Answer of Ana Lima' })
  await answers.getByRole('button', { name: 'Yes' }).click()
  // Said at the foot, in one line, and not over the list.
  const note = (text: string) => page.getByRole('status').filter({ hasText: text })
  await see(note('Ana Lima: Yes.'), answers.getByRole('button', { name: 'Yes', pressed: true }))
  await note('Ana Lima: Yes.').getByRole('button', { name: 'Undo' }).click()
  await see(answers.getByRole('button', { name: 'No answer', pressed: true }))
  await page.getByRole('button', { name: 'Bia Reis is here' }).click()
  await see(note('Bia Reis is here.'), page.getByText(/Tuba · (Here|Late), /))
  // Without a line it is noted all the same, and sent when there is one.
  await context.setOffline(true)
  await page.getByRole('button', { name: 'How Bia Reis came' }).click()
  await page.getByRole('button', { name: /^Here, (on time|late)$/ }).click()
  await page.getByRole('button', { name: 'Ana Lima is here' }).click()
  await see(page.getByText('2 marks are not sent yet'), page.getByText(/Horn · Here, /))
  await context.setOffline(false)
  await missing(page.getByText('not sent yet'))
  const arrivals = async () => {
    const list = await (await api.call(`/checkins/list-checkins?id=${event.id}`, { as: admin })).json()
    return CheckinList.parse(list).members.filter(({ arrival }) => arrival !== undefined).length
  }
  await expect.poll(arrivals).toBe(2)
  await missing(page.getByText('Caio Sá'))

  // Once the event is finished, the leader corrects what the report says of theirs.
  const { event: held } = await (await api.call(`/calendar/find-report?id=${event.id}`, { as: admin })).json()
  const { members } = await (await api.call('/members/list-members', { as: admin })).json()
  const attendance = members.map(({ id }: { id: string }) => ({ memberId: id, status: 'present' }))
  await api.call('/calendar/finish-event', {
    as: admin,
    body: { obj: { id: event.id, version: held.version, attendance } },
  })
  await page.goto('/section')
  await see(page.getByText('2 of 2 came'))
  await page.getByRole('link', { name: 'Ensaio geral' }).click()
  const line = page.getByRole('group', { name: 'Attendance of Ana Lima' })
  await see(line.getByRole('button', { name: 'Present', pressed: true }))
  // The order of the finish, and what the letters stand for.
  expect(await line.getByRole('button').allInnerTexts()).toEqual(['P', 'L', 'LE', 'A', 'E'])
  await see(page.getByRole('listitem').filter({ hasText: /^LE\s*Left early$/ }))
  await line.getByRole('button', { name: 'Left early' }).click()
  await see(note('Ana Lima: Left early.'), line.getByRole('button', { name: 'Left early', pressed: true }))
  await note('Ana Lima: Left early.').getByRole('button', { name: 'Undo' }).click()
  await see(line.getByRole('button', { name: 'Present', pressed: true }))
  await missing(page.getByText('Caio Sá'))

  // By hand, too, nothing opens but theirs.
  const reply = { eventId: event.id, memberId: caio.id, answer: 'no' }
  const tried = await Promise.all([
    api.call('/members/list-members', { as: otto }),
    api.call(`/replies/find-lineup?id=${event.id}`, { as: otto }),
    api.call('/leading/set-reply', { as: otto, body: { reply } }),
    api.call('/replies/set-reply', { as: otto, body: { reply } }),
  ])
  expect(tried.map(({ status }) => status)).toEqual([403, 403, 404, 403])

  // What was given is taken back: the screen goes with it.
  await people.getByRole('button', { name: 'Sections that Otto Braun leads' }).click()
  await dialog.getByRole('checkbox', { name: 'Brass' }).uncheck()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await missing(people.getByText('Leads: Brass'))
  await page.goto('/section')
  await see(title(page, 'This part is not open to you'))
})

e2e('an invitation says what is led', async ({ app, api }) => {
  const admin = await api.foundGroup()
  await api.saveMember(admin, { name: 'Ana Lima', section: 'brass', instrument: 'Horn' })
  const page = await app.visit('/settings/people', { as: admin })
  await page.getByRole('button', { name: 'Invite someone' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Invite someone' })
  await dialog.getByRole('combobox', { name: 'Role' }).selectOption('member')
  await dialog.getByRole('checkbox', { name: 'Leads sections or groups of people' }).check()
  await dialog.getByRole('checkbox', { name: 'Brass' }).check()
  await dialog.getByRole('button', { name: 'Make the link' }).click()
  const link = page.getByRole('textbox', { name: 'Link' })
  await see(link)
  const { pathname, search } = new URL(await link.inputValue())
  const invited = await app.visit(`${pathname}${search}`, {})
  await see(invited.getByText('invites you to join as a member. You will lead: Brass.'))
  const { invitations } = await (await api.call('/users/list-invitations', { as: admin })).json()
  expect(invitations).toMatchObject([{ role: 'member', leads: { sections: ['brass'], memberGroups: [] } }])
})

e2e('a section leader writes to theirs one by one, and finds what they sent', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const otto = await api.join(admin, 'member', { name: 'Otto Braun' })
  const phone = '+55 11 90000-0001'
  await api.saveMember(admin, { name: 'Ana Lima', section: 'brass', instrument: 'Horn', phone })
  await api.saveMember(admin, { name: 'Bia Reis', section: 'brass', instrument: 'Tuba' })
  await api.saveMember(admin, { name: 'Caio Sá', section: 'strings', instrument: 'Violin' })
  const leads = { sections: ['brass'], memberGroups: [] }
  await api.call('/users/change-leads', { as: admin, body: { id: otto.userData.id, leads } })

  const page = await app.visit('/section', { as: otto })
  await page.getByRole('button', { name: 'Write to them' }).click()
  const dialog = page.getByRole('dialog', { name: 'Write to members' })
  await dialog.getByLabel('To whom').selectOption({ label: 'All active ones whom you lead' })
  await see(dialog.getByRole('button', { name: 'Begin with 2 people' }))
  await missing(dialog.getByText('Caio Sá'), dialog.getByRole('button', { name: 'Link' }))
  await dialog.getByLabel('To whom').selectOption('chosen')
  await see(dialog.getByText('Choose at least one.'))
  await dialog.getByRole('checkbox', { name: 'Ana Lima · Horn' }).check()
  await dialog.getByRole('textbox', { name: 'Subject' }).fill('Ensaio de naipe')
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Olá {first name}: {link}')
  await dialog.getByRole('button', { name: 'Begin with 1 person' }).click()
  await see(dialog.getByText(/Personal links are not shown to you/))
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Olá {first name}!')
  await dialog.getByRole('button', { name: 'Begin with 1 person' }).click()
  const link = dialog.getByRole('link', { name: 'WhatsApp to Ana Lima' })
  await expect.poll(() => link.getAttribute('href')).toMatch(/5511900000001\?text=Ol%C3%A1%20Ana/)
  await dialog.getByRole('checkbox', { name: 'Ana Lima is told' }).check()
  await dialog.getByRole('button', { name: 'Close' }).last().click()

  await see(page.getByText('1 of 1 told'))
  await page.getByRole('link', { name: 'Ensaio de naipe' }).click()
  await see(title(page, 'Ensaio de naipe'), page.getByRole('checkbox', { name: 'Ana Lima is told', checked: true }))
  await page.getByRole('link', { name: 'My section' }).last().click()
  await see(title(page, 'My section'))
})

e2e('a membership secretary writes to the ticked, and finds the messages from the members', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const rosa = await api.join(admin, 'secretary', { name: 'Rosa Melo' })
  await api.saveMember(admin, { name: 'Ana Lima', phone: '+55 11 90000-0001' })
  const page = await app.visit('/members', { as: rosa })
  await page.getByRole('checkbox', { name: 'Choose all on this page' }).check()
  await page.getByRole('button', { name: 'Write…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Write to members' })
  await dialog.getByRole('textbox', { name: 'Subject' }).fill('Cadastro')
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Olá {first name}!')
  await dialog.getByRole('button', { name: 'Begin with 1 person' }).click()
  await see(dialog.getByRole('link', { name: 'WhatsApp to Ana Lima' }))
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await page.getByRole('link', { name: 'Messages' }).click()
  await see(title(page, 'Messages'), page.getByRole('link', { name: 'Cadastro' }))
  await missing(page.getByRole('link', { name: 'Settings of messages' }))
})

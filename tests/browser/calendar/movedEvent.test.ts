import { v7 as uuidv7 } from 'uuid'
import { expect } from 'vitest'
import { EventRosterAnswer } from '@contract/calendar/replies'
import { e2e } from '../support/e2e'
import { pinToast, missing, see, title, toast } from '../support/page'
import { addEvent, drag, dayCell, eventLink, storedDays } from './eventFixture'

const DAY = '2027-03-16'

e2e(
  'an event that is moved asks again, says what that does to its light, and offers to tell people',
  async ({ app, api }) => {
    const admin = await api.foundGroup()
    const ana = await api.saveMember(admin, { name: 'Ana Lima', instrument: 'Horn' })
    const bruno = await api.saveMember(admin, { name: 'Bruno Reis', instrument: 'Horn' })
    const props = { needs: [{ instrument: 'Horn', count: 2 }] }
    const [concert] = await addEvent(api, admin, { title: 'Concerto', day: DAY, props })
    await addEvent(api, admin, { title: 'Festa', day: DAY, props: { asks: { who: 'nobody' } } })
    for (const { id: memberId } of [ana, bruno]) {
      const reply = { eventId: concert?.id, memberId, answer: 'yes' }
      const answered = await api.call('/replies/set-reply', { as: admin, body: { reply } })
      EventRosterAnswer.parse(await answered.json())
    }
    const page = await app.visit(`/calendar?date=${DAY}&view=month`, { as: admin })
    await see(eventLink(page, DAY, /Enough will come.*Concerto/))
    await drag(page, eventLink(page, DAY, /Concerto/), dayCell(page, '2027-03-18'))
    const moved = toast(page, '“Concerto” is now on')
    await see(moved.getByText('The light is amber now: Horn: 2 missing · 2 to confirm.'))
    const question = toast(page, '“Concerto” has changed. Tell people?')
    await see(question.getByRole('button', { name: 'Tell 2 people' }), eventLink(page, '2027-03-18', /Still open/))

    // Undone, there is nothing to tell, and their answers hold again.
    await pinToast(moved)
    await moved.getByRole('button', { name: 'Undo' }).click()
    await missing(question)
    await see(eventLink(page, DAY, /Enough will come.*Concerto/))

    await drag(page, eventLink(page, DAY, /Concerto/), dayCell(page, '2027-03-18'))
    await question.getByRole('button', { name: 'Tell 2 people' }).click()
    const message = page.getByRole('dialog', { name: 'Tell the change' })
    await see(message.getByText('Ana Lima').first(), message.getByText('Bruno Reis').first())
    await message.getByRole('checkbox', { name: 'Bruno Reis' }).uncheck()
    await see(
      message.getByRole('button', { name: 'Begin with 1 person' }),
      message.getByRole('heading', { name: '1 person' }),
    )
    await message.getByRole('button', { name: 'Cancel' }).click()
    await missing(message)

    // Whom nobody asks nobody need tell.
    await drag(page, eventLink(page, DAY, 'Festa'), dayCell(page, '2027-03-19'))
    await see(toast(page, '“Festa” is now on'), eventLink(page, '2027-03-19', 'Festa'))

    // In the roster both confirm, and the readiness beside it follows, also back.
    await page.goto(`/calendar/${concert?.id}`)
    await see(title(page, 'Concerto'), page.getByText('Still open: Horn: 2 missing · 2 to confirm'))
    await missing(question, toast(page, 'Festa'))
    await page.getByRole('button', { name: /^Horn/ }).click()
    const yes = (name: string) =>
      page.getByRole('group', { name: `Answer of ${name}` }).getByRole('button', { name: 'Yes', exact: true })
    await yes('Ana Lima').click()
    await see(page.getByText('Still open: Horn: 1 missing · 1 to confirm'))
    await yes('Bruno Reis').click()
    await see(page.getByText('Enough will come: Every instrument is covered'))
    const set = toast(page, 'Bruno Reis: Yes.')
    await pinToast(set)
    await set.getByRole('button', { name: 'Undo' }).click()
    await see(page.getByText('Still open: Horn: 1 missing'))

    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('button', { name: 'Cancel this event' }).click()
    const off = toast(page, '“Concerto” is cancelled. Tell people?')
    await see(off.getByRole('button', { name: 'Tell 2 people' }))
    await off.getByRole('button', { name: 'Not now' }).click()
    await missing(off)
  },
)

e2e(
  'of a change those who said no need not be told, and nobody of an event that was added just now',
  async ({ app, api }) => {
    const admin = await api.foundGroup()
    const ana = await api.saveMember(admin, { name: 'Ana Lima' })
    await api.saveMember(admin, { name: 'Bruno Reis' })
    const [concert] = await addEvent(api, admin, { title: 'Concerto', day: DAY })
    const reply = { eventId: concert?.id, memberId: ana.id, answer: 'no' }
    expect((await api.call('/replies/set-reply', { as: admin, body: { reply } })).ok).toBe(true)
    const fresh = { ...concert, id: uuidv7(), title: 'Ensaio', version: undefined }
    expect((await api.call('/calendar/add-event', { as: admin, body: { event: fresh } })).ok).toBe(true)
    const page = await app.visit(`/calendar?date=${DAY}&view=month`, { as: admin })
    await drag(page, eventLink(page, DAY, /Ensaio/), dayCell(page, '2027-03-17'))
    await see(toast(page, '“Ensaio” is now on'))
    await drag(page, eventLink(page, DAY, /Concerto/), dayCell(page, '2027-03-18'))
    await toast(page, '“Concerto” has changed. Tell people?').getByRole('button', { name: 'Tell 2 people' }).click()
    await missing(toast(page, '“Ensaio” has changed. Tell people?'))
    const message = page.getByRole('dialog', { name: 'Tell the change' })
    await see(message.getByRole('button', { name: 'Begin with 2 people' }))
    await message.getByRole('checkbox', { name: 'Not 1 who said no' }).check()
    expect(await message.getByRole('checkbox', { name: 'Ana Lima' }).isChecked()).toBe(false)
    await message.getByRole('button', { name: 'Begin with 1 person' }).click()
    await see(page.getByRole('dialog').getByText('Bruno Reis').first())
    await missing(page.getByRole('dialog').getByText('Ana Lima').first())
  },
)

e2e('a move that leaves too few is made only once that was read', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const ana = await api.saveMember(admin, { name: 'Ana Lima', instrument: 'Horn' })
  const props = { needs: [{ instrument: 'Horn', count: 1 }] }
  const [concert] = await addEvent(api, admin, { title: 'Concerto', day: DAY, props })
  const reply = { eventId: concert?.id, memberId: ana.id, answer: 'yes' }
  expect((await api.call('/replies/set-reply', { as: admin, body: { reply } })).ok).toBe(true)
  const absence = { id: ana.id, memberId: ana.id, firstDay: '2027-03-18', lastDay: '2027-03-18' }
  expect((await api.call('/absences/add-absence', { as: admin, body: { absence } })).ok).toBe(true)

  const page = await app.visit(`/calendar?date=${DAY}&view=month`, { as: admin })
  await see(eventLink(page, DAY, /Enough will come/))
  await drag(page, eventLink(page, DAY, /Concerto/), dayCell(page, '2027-03-18'))
  const grave = page.getByRole('dialog', { name: 'Move “Concerto” all the same?' })
  await see(grave.getByText('1 person is away then: Ana Lima (Horn). The light would turn red: Horn: 1 missing.'))
  await grave.getByRole('button', { name: 'Leave it where it was' }).click()
  await see(eventLink(page, DAY, /Enough will come/))
  expect(await storedDays(api, admin)).toEqual([DAY])
  await drag(page, eventLink(page, DAY, /Concerto/), dayCell(page, '2027-03-18'))
  await see(grave.getByRole('radio', { name: 'Hold' }), grave.getByRole('radio', { name: 'Are asked again' }))
  await grave.getByRole('button', { name: 'Move', exact: true }).click()
  await see(toast(page, '“Concerto” is now on'), eventLink(page, '2027-03-18', /Too few will come/))
})

e2e('a series says before it is moved at how many of its events too few would come', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const ana = await api.saveMember(admin, { name: 'Ana Lima', instrument: 'Horn' })
  const absence = { id: ana.id, memberId: ana.id, firstDay: '2027-03-24', lastDay: '2027-03-24' }
  expect((await api.call('/absences/add-absence', { as: admin, body: { absence } })).ok).toBe(true)
  const props = { needs: [{ instrument: 'Horn', count: 1 }] }
  const repeat = { freq: 'weekly', interval: 1, count: 3 } as const
  const [first] = await addEvent(api, admin, { title: 'Ensaio', day: DAY, repeat, props })
  const reply = { eventId: first?.id, memberId: ana.id, answer: 'yes' }
  expect((await api.call('/replies/set-reply', { as: admin, body: { reply } })).ok).toBe(true)
  const settings = { own: [{ name: 'Feira', from: '2027-03-17', to: '2027-03-17' }], version: 1 }
  expect((await api.call('/calendar/change-holiday-settings', { as: admin, body: { settings } })).ok).toBe(true)
  const page = await app.visit(`/calendar/${first?.id}`, { as: admin })
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  await page.getByLabel('New date').fill('2027-03-17')
  await see(page.getByRole('dialog').getByText(/Feira/))
  await page.getByRole('dialog').getByRole('button', { name: 'Move' }).click()
  const scope = page.getByRole('dialog', { name: 'Move which events of the series?' })
  await scope.getByText('The whole series').click()
  await see(scope.getByText('Of 3 events ahead: somebody is away at 1; the light would be red at 1 and amber at 2.'))
  // Its question is also whether the answers hold, and says the holiday.
  await see(scope.getByText(/Feira/))
  await scope.getByRole('radio', { name: 'Hold' }).check()
  await see(scope.getByText(/red at 1 and amber at 1/))
  await scope.getByRole('button', { name: 'Move' }).click()
  await see(
    toast(page, '3 events of the series are moved.'),
    page.getByText('Enough will come: Every instrument is covered'),
  )
})

e2e(
  'the dialog of a move offers that answers hold or are asked again, with the better one chosen',
  async ({ app, api }) => {
    const admin = await api.foundGroup()
    const ana = await api.saveMember(admin, { name: 'Ana Lima' })
    const [concert] = await addEvent(api, admin, { title: 'Concerto', day: DAY })
    const reply = { eventId: concert?.id, memberId: ana.id, answer: 'yes' }
    expect((await api.call('/replies/set-reply', { as: admin, body: { reply } })).ok).toBe(true)
    const page = await app.visit(`/calendar/${concert?.id}`, { as: admin })
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('button', { name: 'Move', exact: true }).click()
    const dialog = page.getByRole('dialog')
    const [hold, again] = [
      dialog.getByRole('radio', { name: 'Hold' }),
      dialog.getByRole('radio', { name: 'Are asked again' }),
    ]
    await dialog.getByLabel('New time').fill('19:40')
    await expect.poll(() => hold.isChecked()).toBe(true)
    await dialog.getByLabel('New date').fill('2027-03-18')
    await expect.poll(() => again.isChecked()).toBe(true)
    await see(dialog.getByText('1 answer would have to be confirmed again.'))
    await hold.check()
    await missing(dialog.getByText('1 answer would have to be confirmed again.'))
    await dialog.getByRole('button', { name: 'Move' }).click()
    await see(toast(page, '“Concerto” is now on'))
    const roster = await api.call(`/replies/find-lineup?id=${concert?.id}`, { as: admin })
    expect((await roster.json()).members[0]).toMatchObject({ answer: 'yes' })
  },
)

import { v7 as uuidv7 } from 'uuid'
import { expect } from 'vitest'
import { EventRoster } from '@contract/calendar/replies'
import { LinksAnswer } from '@contract/calendar/links'
import { PollList } from '@contract/calendar/polls'
import { e2e } from '../support/e2e'
import { pinToast, missing, see, title, toast } from '../support/page'

e2e('a date is asked for, answered on two phones and chosen; its event has the answers', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const ana = await api.saveMember(admin, { name: 'Ana Trompa', instrument: 'Trompa' })
  const bia = await api.saveMember(admin, { id: uuidv7(), name: 'Bia Tuba', instrument: 'Tuba' })
  await api.saveMember(admin, { id: uuidv7(), name: 'Caio Fora', instrument: 'Tuba' })
  const page = await app.visit('/calendar', { as: admin })
  await page.getByRole('link', { name: 'Find a date' }).click()
  await page.getByRole('link', { name: 'Ask for a date' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Extra rehearsal')
  // It asks two of three, by name.
  await page.getByLabel('Who is asked').selectOption('Chosen people')
  for (const name of ['Ana Trompa', 'Bia Tuba']) {
    await page.getByRole('combobox', { name: 'Add somebody' }).fill(name.slice(0, 3))
    await page.getByRole('option', { name }).click()
  }
  await page.getByLabel('Day', { exact: true }).first().fill('2031-03-04')
  await page.getByRole('button', { name: 'Same time a week after date 1' }).click()
  await page.getByRole('button', { name: 'Remove date 3' }).click()
  await page.getByLabel('Day', { exact: true }).nth(1).fill('2031-03-04')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await see(page.locator('[aria-invalid=true]'), page.getByText('This date is in the list already.'))
  await page.getByLabel('Day', { exact: true }).nth(1).fill('2031-03-11')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const compared = page.getByRole('table', { name: 'Dates to choose from' })
  await see(title(page, 'Extra rehearsal'), compared.getByRole('cell', { name: '2', exact: true }).first())

  const [summary] = PollList.parse(await (await api.call('/polls/list-polls', { as: admin })).json()).polls
  const body = { memberIds: [ana.id, bia.id] }
  const { links } = LinksAnswer.parse(await (await api.call('/links/make-links', { as: admin, body })).json())
  const dates = summary?.poll.dates ?? []
  for (const [at, said] of [
    ['no', 'yes'],
    ['maybe', 'maybe'],
  ].entries()) {
    const answers = dates.map(({ id: dateId }, index) => ({ dateId, answer: said[index] }))
    const answer = { pollId: summary?.poll.id, answers, ...(at === 0 && { comment: 'From eight' }) }
    const reply = await api.call('/polls/answer-poll', { link: links[at]?.token ?? '', body: { answer } })
    expect(reply.status).toBe(200)

    if (at === 0) {
      // One has answered: the other is reminded, and a poll that was closed by mistake goes on.
      await page.reload()
      await page.getByRole('button', { name: 'Remind the silent' }).click()
      await see(page.getByRole('dialog').getByText(/some answers are still missing.*Mar 4.*Mar 11/s))
      await see(page.getByRole('dialog').getByText('No answer yet: Bia Tuba.'))
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'More to do with this poll' }).click()
      await page.getByRole('button', { name: 'Close for answers' }).click()
      const closed = toast(page, 'takes no more answers')
      await pinToast(closed)
      // The page tells of it after the message: until then the button of before still stands there.
      await see(page.getByText('Answers are no longer taken.'))
      await closed.getByRole('button', { name: 'Undo' }).click()
      await see(page.getByRole('button', { name: 'Remind the silent' }))
    }
  }

  await page.reload()
  await see(page.getByText('Suits best:'), page.getByText('From eight'))
  await missing(page.getByRole('button', { name: 'Remind the silent' }))
  await page.getByRole('button', { name: /^Bia Tuba, Tue, Mar 11, 2031: If need be/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'No', exact: true }).click()
  const answered = toast(page, 'Bia Tuba: No')
  await pinToast(answered)
  await answered.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: /^Bia Tuba, Tue, Mar 11, 2031: If need be/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  await see(page.getByRole('button', { name: /^Bia Tuba, Tue, Mar 11, 2031: Yes/ }), page.getByText('Enough to play'))
  await page.getByRole('button', { name: /^Choose this date: Tue, Mar 11/ }).click()
  const told = toast(page, 'is in the calendar, with its answers')
  await pinToast(told)
  await see(title(page, 'Extra rehearsal'))
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const roster = EventRoster.parse(await (await api.call(`/replies/find-lineup?id=${id}`, { as: admin })).json())
  expect(roster.members.map(({ name, answer }) => [name, answer])).toEqual([
    ['Ana Trompa', 'yes'],
    ['Bia Tuba', 'yes'],
  ])
  const poll = await app.visit(`/calendar/polls/${summary?.poll.id}`, { as: admin })
  await poll.getByRole('button', { name: 'Tell everybody' }).click()
  await see(poll.getByRole('dialog').getByText(/“Extra rehearsal” has a date: Tue, Mar 11/))
  await told.getByRole('button', { name: 'Undo' }).click()
  await see(toast(page, 'the poll is open again'), page.getByText('Suits best:'))
})

e2e('the best of dates that are all short is not said to suit', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const names = ['Ana Lima', 'Bia Sá', 'Caio Reis', 'Dora Luz']
  const memberIds: string[] = []
  for (const name of names) memberIds.push((await api.saveMember(admin, { id: uuidv7(), name })).id)
  const dates = ['2031-03-04', '2031-03-11'].map((day) => ({
    id: uuidv7(),
    start: `${day}T19:00:00.000Z`,
    end: `${day}T21:00:00.000Z`,
    allDay: false,
  }))
  const poll = { id: uuidv7(), title: 'Extra rehearsal', calendar: 'Ensaio', dates }
  await api.call('/polls/add-poll', { as: admin, body: { poll } })
  const { links } = LinksAnswer.parse(
    await (await api.call('/links/make-links', { as: admin, body: { memberIds } })).json(),
  )
  for (const [at, { token }] of links.entries()) {
    const answers = dates.map(({ id }, index) => ({ dateId: id, answer: at === 0 && index === 1 ? 'yes' : 'no' }))
    await api.call('/polls/answer-poll', { link: token, body: { answer: { pollId: poll.id, answers } } })
  }
  const page = await app.visit(`/calendar/polls/${poll.id}`, { as: admin })
  await see(page.getByRole('row', { name: /Mar 11.*The best of these, but too few can:/ }))
  await missing(page.getByText('Suits best:'))
})

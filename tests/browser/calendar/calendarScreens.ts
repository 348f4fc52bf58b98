import { v7 as uuidv7 } from 'uuid'
import type { SignedIn } from '@contract/auth'
import type { CalendarEvent } from '@contract/calendar'
import type { Api } from '../support/api'
import { addEvent, at, eventLink, dayCell } from './eventFixture'
import { chooseFile } from '../importing/importFile'
import { see, title } from '../support/page'
import type { Screens } from '../app/screens'

const MARCH = '/calendar?date=2027-03-10&view=month'

const named = (text: string, values: Record<string, string>) =>
  Object.entries(values).reduce((said, [name, value]) => said.replace(`{{${name}}}`, value), text)

/** A month with one of each, and a day that is too full. */
async function furnish(api: Api, as: SignedIn): Promise<CalendarEvent | undefined> {
  await addEvent(api, as, { title: 'Casamento', day: '2027-03-13', calendar: 'Particular' })
  await addEvent(api, as, {
    title: 'Desmarcado',
    day: '2027-03-14',
    props: { status: 'cancelled' },
    calendar: 'Outros',
  })
  for (let hour = 10; hour < 18; hour += 1) {
    await addEvent(api, as, { title: `Naipe ${hour}`, day: '2027-03-18', from: `${hour}:00`, to: `${hour}:50` })
  }
  const programme = [{ title: 'Abertura', composer: 'C. Gomes', minutes: 8 }, { title: 'Bis' }]
  const props = { programme, location: 'Teatro', description: 'Traje preto.' }
  const [concert] = await addEvent(api, as, { title: 'Concerto', day: '2027-03-20', calendar: 'Publico', props })
  return concert
}

export const calendarScreens: Screens = {
  'the month': async ({ visit, api, admin }) => {
    await furnish(api, admin)
    const page = await visit(MARCH, admin)
    await see(eventLink(page, '2027-03-20', 'Concerto'))
    return page
  },
  'the week': async ({ visit, admin }) => {
    const page = await visit('/calendar?date=2027-03-18&view=week', admin)
    await see(eventLink(page, '2027-03-20', 'Concerto').first())
    return page
  },
  'the list': async ({ visit, admin }) => {
    const page = await visit('/calendar?date=2027-03-18&view=list', admin)
    await see(page.getByRole('link', { name: 'Concerto' }).first())
    // What is read anew on a slow machine is dimmed meanwhile.
    await page.locator('.calendar-board[aria-busy="true"]').waitFor({ state: 'detached' })
    return page
  },
  'a full day': async ({ visit, words: { calendar }, admin }) => {
    const page = await visit(MARCH, admin)
    const more = named(calendar.grid.more, { shown: '' }).trim()
    await dayCell(page, '2027-03-18').getByRole('button', { name: more }).click()
    await see(page.getByRole('dialog').getByRole('link', { name: 'Naipe 17' }).first())
    return page
  },
  'a month without events': async ({ visit, words: { calendar }, newcomer }) => {
    const page = await visit(MARCH, newcomer)
    await see(page.getByText(calendar.empty.text))
    return page
  },
  'a list without categories': async ({ visit, words: { calendar }, admin }) => {
    const page = await visit('/calendar?view=list&calendars=', admin)
    await see(page.getByRole('button', { name: calendar.empty.showAll }))
    return page
  },
  'the private address': async ({ visit, words: { calendar }, conductor }) => {
    const page = await visit(MARCH, conductor)
    await page.getByRole('button', { name: calendar.subscribe }).click()
    const make = page.getByRole('button', { name: calendar.feed.make })
    const address = page.getByRole('textbox', { name: calendar.feed.address })
    await see(make.or(address))
    if (await make.isVisible()) await make.click()
    await see(address)
    return page
  },
  'an event': async ({ visit, api, admin }) => {
    const concert = await furnish(api, admin)
    const page = await visit(`/calendar/${concert?.id}`, admin)
    await see(title(page, 'Concerto'), page.getByText('Abertura'))
    return page
  },
  'the door of an event, with one who is here': async ({ visit, words: { checkin }, api, admin }) => {
    const start = Date.now() - 600_000
    const event = {
      id: uuidv7(),
      title: 'Agora',
      start: new Date(start).toISOString(),
      end: new Date(start + 7_200_000).toISOString(),
      allDay: false,
      extendedProps: { calendar: 'Ensaio', status: 'scheduled' },
    }
    await api.call('/calendar/add-event', { as: admin, body: { event } })
    const members = [
      await api.saveMember(admin, { name: 'Bia Sá' }),
      await api.saveMember(admin, { name: 'Caio Reis' }),
    ]
    const arrival = { eventId: event.id, memberId: members[0]?.id }
    await api.call('/checkins/set-checkin', { as: admin, body: { checkin: arrival } })
    const page = await visit(`/calendar/${event.id}/door`, admin)
    await see(page.getByRole('img', { name: checkin.qr }), page.getByRole('button', { name: /^Caio Reis/ }))
    return page
  },
  'an event of a series, about to be removed': async ({ visit, words: { calendar }, api, admin }) => {
    const repeat = { freq: 'weekly', interval: 1, count: 4 } as const
    const [event] = await addEvent(api, admin, { title: 'Ensaio', day: '2027-05-04', repeat })
    const page = await visit(`/calendar/${event?.id}`, admin)
    await page.getByRole('button', { name: calendar.event.more }).click()
    await page.getByRole('button', { name: calendar.event.remove, exact: true }).click()
    await see(page.getByRole('radio', { name: new RegExp(`^${calendar.scope.all}`) }))
    return page
  },
  'an event, moved': async ({ visit, words: { calendar }, api, admin }) => {
    const [event] = await addEvent(api, admin, { title: 'Assembleia', day: '2027-05-08' })
    const page = await visit(`/calendar/${event?.id}`, admin)
    await page.getByRole('button', { name: calendar.event.more }).click()
    await page.getByRole('button', { name: calendar.event.move, exact: true }).click()
    await see(page.getByLabel(calendar.move.start))
    return page
  },
  'an event that is gone': async ({ visit, words: { calendar }, admin }) => {
    const page = await visit('/calendar/01900000-0000-7000-8000-00000000dead', admin)
    await see(page.getByRole('heading', { name: calendar.event.goneTitle }).first())
    return page
  },
  'a new event with a series, an overlap and errors': async ({
    visit,
    words: { eventForm, finish, forms, shell },
    api,
    admin,
  }) => {
    await addEvent(api, admin, { title: 'Missa', day: '2027-06-01' })
    const page = await visit('/calendar/new?start=2027-06-01', admin)
    await page.getByLabel(eventForm.freq, { exact: true }).selectOption('weekly')
    await page.getByLabel(eventForm.until).fill('2027-08-31')
    await page.getByRole('button', { name: finish.programme.add }).click()
    await page.getByRole('button', { name: forms.record.add, exact: true }).click()
    await see(page.getByText(shell.validationError.required).first(), page.locator('.overlap-note .alert'))
    await page.locator('.series-day').nth(2).click()
    return page
  },
  'a series on other days, with one to go and an overlap': async ({ visit, words: { eventForm }, api, admin }) => {
    const repeat = { freq: 'weekly', interval: 1, until: '2027-10-26' } as const
    const [event] = await addEvent(api, admin, { title: 'Tuttis', day: '2027-10-05', repeat })
    await addEvent(api, admin, { title: 'Missa', day: '2027-10-07' })
    const page = await visit(`/calendar/${event?.id}/repeat`, admin)
    await see(page.getByText(eventForm.series.none))
    await page.locator('.weekday-picks .choice').nth(4).click()
    await page.getByLabel(eventForm.until).fill('2027-10-20')
    await see(page.getByText(eventForm.series.exceptionsTitle), page.locator('.overlap-note .alert'))
    return page
  },
  'no date looked for': async ({ visit, words: { polls }, newcomer }) => {
    const page = await visit('/calendar/polls', newcomer)
    await see(page.getByText(polls.empty.title))
    return page
  },
  'a poll with two dates': async ({ visit, words: { polls }, api, admin }) => {
    const date = (day: string) => ({ id: uuidv7(), start: at(day, '19:30'), end: at(day, '21:30'), allDay: false })
    const poll = { id: uuidv7(), title: 'Extra', calendar: 'Ensaio', dates: [date('2027-11-02'), date('2027-11-04')] }
    await api.call('/polls/add-poll', { as: admin, body: { poll } })
    const page = await visit(`/calendar/polls/${poll.id}`, admin)
    await see(title(page, 'Extra'), page.getByText(polls.rule))
    return page
  },
  'a new poll with errors': async ({ visit, words: { forms, invitees, polls, shell }, admin }) => {
    const page = await visit('/calendar/polls/new', admin)
    await page.getByLabel(polls.fields.asks).selectOption('sections')
    await page.getByRole('button', { name: forms.record.add, exact: true }).click()
    await see(page.getByText(shell.validationError.required).first(), page.getByText(invitees.form.noneChosen))
    return page
  },
  'the line-ups, one to change': async ({ visit, words: { invitees }, api, admin }) => {
    const needs = [{ instrument: 'Horn', count: 4 }]
    const instrumentation = { id: uuidv7(), name: 'Banda completa', needs }
    await api.call('/lineups/add-lineup', { as: admin, body: { lineup: instrumentation } })
    const page = await visit('/calendar/lineups', admin)
    await page
      .getByRole('button', { name: named(invitees.instrumentation.changeOf, { name: instrumentation.name }) })
      .click()
    await page.getByRole('button', { name: invitees.instrumentation.addNeed }).click()
    await see(page.getByLabel(invitees.instrumentation.instrument, { exact: true }).nth(1))
    return page
  },
  'no messages': async ({ visit, words: { messages }, newcomer }) => {
    const page = await visit('/calendar/messages', newcomer)
    await see(page.getByText(messages.list.emptyTitle))
    return page
  },
  'a message before it goes': async ({ visit, words: { messages }, api, admin }) => {
    const [event] = await addEvent(api, admin, { title: 'Ensaio', day: '2027-11-09' })
    const page = await visit(`/calendar/${event?.id}`, admin)
    await page.getByRole('button', { name: messages.write.please_answer }).click()
    await see(page.getByLabel(messages.dialog.sampleOf))
    return page
  },
  'people to tell one by one': async ({ visit, words: { messages }, api, admin, ana }) => {
    const [event] = await addEvent(api, admin, { title: 'Ensaio', day: '2027-11-16' })
    const message = { id: uuidv7(), kind: 'please_answer', eventId: event?.id, way: 'share' }
    await api.call('/messages/send-message', { as: admin, body: { message } })
    const page = await visit(`/calendar/messages/${message.id}`, admin)
    await page.getByRole('checkbox', { name: named(messages.hand.doneOf, { name: ana.name }) }).check()
    return page
  },
  'all messages': async ({ visit, words: { messages }, admin }) => {
    const page = await visit('/calendar/messages', admin)
    await see(title(page, messages.list.title), page.getByText(/: Ensaio/))
    return page
  },
}

/** The repertoire, holidays and seasons: a part of their own, as one tour of all would take minutes. */
export const repertoireScreens: Screens = {
  'an empty repertoire': async ({ visit, words: { pieces }, newcomer }) => {
    const page = await visit('/calendar/repertoire', newcomer)
    await see(page.getByText(pieces.emptyTitle))
    return page
  },
  'the repertoire, and a piece to add': async ({ visit, words: { pieces }, api, admin }) => {
    const piece = {
      id: uuidv7(),
      title: 'Abertura',
      composer: 'Carlos Gomes',
      minutes: 8,
      grade: 4.5,
      genre: 'Abertura',
    }
    await api.call('/calendar/add-piece', { as: admin, body: { piece: { ...piece, shelf: 'A 12', isArchived: true } } })
    const page = await visit('/calendar/repertoire?state=all', admin)
    await see(page.getByRole('link', { name: 'Abertura' }).first())
    await page.getByRole('button', { name: pieces.add }).click()
    await see(page.getByLabel(pieces.fields.workNumber))
    return page
  },
  'pieces to take over': async ({ visit, words: { pieces }, api, admin }) => {
    const programme = [{ title: 'Bolero', composer: 'Ravel', minutes: 15 }, { title: 'BOLERO' }]
    await addEvent(api, admin, { title: 'Concerto', day: '2027-11-20', props: { programme } })
    const page = await visit('/calendar/repertoire/programmes', admin)
    await see(title(page, pieces.takeOver.title), page.getByRole('checkbox', { name: /^Bolero/i }).first())
    return page
  },
  'an import of pieces': async ({ visit, words: { imports, pieces }, admin }) => {
    const page = await visit('/calendar/repertoire/import', admin)
    await see(title(page, pieces.import.title))
    await chooseFile(page, 'library.csv', 'Title;Minutes;ISMN\nMars;7;\nVenus;8;1234')
    await page.getByRole('button', { name: imports.columns.next, exact: true }).click()
    await see(page.getByText('Mars'))
    return page
  },
  'a piece': async ({ visit, api, admin }) => {
    const piece = {
      id: uuidv7(),
      title: 'Alvorada',
      composer: 'Carlos Gomes',
      instrumentation: '2 fl, cl',
      iswc: 'T-034.524.680-1',
    }
    await api.call('/calendar/add-piece', { as: admin, body: { piece } })
    const programme = [{ title: 'Alvorada', pieceId: piece.id }]
    await addEvent(api, admin, { title: 'Retreta', day: '2027-11-21', props: { programme } })
    const page = await visit(`/calendar/repertoire/${piece.id}`, admin)
    await see(title(page, 'Alvorada'), page.getByRole('link', { name: 'Retreta' }))
    return page
  },
  'the files of a piece, and one to change': async ({ visit, words: { pieces }, api, admin }) => {
    await api.saveMember(admin, { name: 'Bia Sá', instrument: 'Flute' })
    const piece = { id: uuidv7(), title: 'Carmen' }
    await api.call('/calendar/add-piece', { as: admin, body: { piece } })
    const page = await visit(`/calendar/repertoire/${piece.id}`, admin)
    const file = { name: 'Carmen - Clarinet 1.pdf', mimeType: '', buffer: Buffer.from('%PDF-1.7 x') }
    const text = { name: 'Carmen.txt', mimeType: '', buffer: Buffer.from('x') }
    await page.locator('.piece-files input[type=file]').setInputFiles([file, text])
    await see(page.getByText(pieces.files.otherType))
    await page.getByRole('button', { name: named(pieces.files.edit, { name: file.name }) }).click()
    await see(page.getByRole('group', { name: pieces.files.forWhom }))
    return page
  },
  'pieces that may be one, side by side': async ({ visit, words: { pieces }, api, admin }) => {
    for (const piece of [
      { title: 'Aida', shelf: 'V 1' },
      { title: 'AIDA', minutes: 9 },
    ])
      await api.call('/calendar/add-piece', { as: admin, body: { piece: { id: uuidv7(), ...piece } } })
    const page = await visit('/calendar/repertoire/alike', admin)
    await page.getByRole('button', { name: named(pieces.alike.comparePair, { one: 'Aida', other: 'AIDA' }) }).click()
    await see(page.getByText(pieces.alike.mergeText))
    return page
  },
  'the holidays, a line of which cannot be read': async ({ visit, words: { holidays }, api, admin }) => {
    const own = [{ name: 'Recesso', from: '2027-07-01', to: '2027-07-20' }]
    await api.call('/calendar/change-holiday-settings', {
      as: admin,
      body: { settings: { country: 'BR', state: 'SP', own, version: 1 } },
    })
    const page = await visit('/calendar/holidays', admin)
    await page.getByLabel(holidays.own).fill('Recesso')
    await see(page.getByText(named(holidays.unread, { line: 'Recesso' })))
    return page
  },
  'a season to copy': async ({ visit, words: { eventForm }, api, admin }) => {
    await addEvent(api, admin, { title: 'Ensaio', day: '2026-03-03' })
    const page = await visit('/calendar/copy', admin)
    await page.getByLabel(eventForm.season.from).fill('2026-03-01')
    await page.getByLabel(eventForm.season.to).fill('2026-03-31')
    await page.getByRole('button', { name: eventForm.season.preview }).click()
    await page
      .getByRole('checkbox', { name: /Ensaio/ })
      .first()
      .uncheck()
    return page
  },
}

import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import type { CalendarEvent } from '@contract/calendar'
import type { Invitees } from '@contract/invitees'
import type { EventRoster, MyEvent, MyPage } from '@contract/calendar/replies'
import { dayIn, inDays, replyFixture } from './replyFixture'
import type { ReplyFixture } from './replyFixture'
import { configQuery } from '../../finances/financeFixture'
import { foundGroup } from '../../support/factories'
import { createTestServer } from '../../support/harness'
import type { TestServer } from '../../support/harness'

let server: TestServer
let admin: SignedIn
let band: ReplyFixture

beforeAll(async () => {
  server = await createTestServer()
  admin = await foundGroup(server.app)
  band = replyFixture(server.app, admin)
})

afterAll(() => server.close())

interface Person {
  id: string
  link: string
}

async function people(count: number): Promise<Person[]> {
  const made: Person[] = []
  // oxlint-disable-next-line no-await-in-loop -- each name is another one
  for (let at = 0; at < count; at += 1) made.push(await person(`Pessoa ${at + 1}`))
  return made
}

async function person(name: string): Promise<Person> {
  const { id } = await band.member(name)
  return { id, link: await band.link(id) }
}

const limited = (places: number, over: Partial<CalendarEvent['extendedProps']> = {}) =>
  band.event({ extendedProps: { places, ...over } })

const say = (one: Person, { id }: CalendarEvent, answer: string, guests?: number) =>
  band.byLink(one.link, 'POST', '/replies/answer-event', { reply: { eventId: id, answer, guests } })

async function onPage(one: Person, { id }: CalendarEvent): Promise<MyEvent> {
  const page: MyPage = await band.page(one.link)
  const found = page.events.find((event) => event.id === id)
  if (found === undefined) throw new Error('The page does not have the event')
  return found
}

/** `yes`, `yes+2`, or as which one they wait: `#1`. */
const shortly = ({ answer, guests, waiting }: Pick<MyEvent, 'answer' | 'guests' | 'waiting'>) =>
  `${waiting === undefined ? answer : `#${waiting}`}${guests === undefined ? '' : `+${guests}`}`

async function states(event: CalendarEvent, of: Person[]): Promise<string[]> {
  const roster: EventRoster = await band.roster(event.id)
  return of.map(({ id }) => {
    const found = roster.members.find(({ memberId }) => memberId === id)
    return found === undefined ? 'nobody' : shortly(found)
  })
}

async function change(event: CalendarEvent, over: Partial<CalendarEvent['extendedProps']>): Promise<CalendarEvent> {
  const stored: EventRoster = await band.roster(event.id)
  const { extendedProps } = stored.event
  const answer = await band.post('/calendar/update-event', {
    event: { ...stored.event, extendedProps: { ...extendedProps, ...over } },
  })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json().event
}

test('whoever says yes when the places are taken waits, and moves up in the order of the yes', async () => {
  const [ana, bento, caio, dora] = await people(4)
  if (!ana || !bento || !caio || !dora) throw new Error('Nobody')
  const all = [ana, bento, caio, dora]
  const event = await limited(2)
  expect((await onPage(dora, event)).isFull).toBeUndefined()
  for (const one of all) await say(one, event, 'yes')
  expect(await states(event, all)).toEqual(['yes', 'yes', '#1', '#2'])
  expect(shortly(await onPage(dora, event))).toBe('#2')
  expect(await onPage(dora, event)).toMatchObject({ answer: 'maybe', isFull: true })
  const roster: EventRoster = await band.roster(event.id)
  expect([roster.taken, roster.light?.yes, roster.light?.maybe]).toEqual([2, 2, 2])

  // A note changes nothing about who was first; a no loses the place, and another yes is the last one.
  await band.byLink(caio.link, 'POST', '/replies/answer-event', {
    reply: { eventId: event.id, answer: 'yes', reason: 'Com o carro' },
  })
  expect(await states(event, all)).toEqual(['yes', 'yes', '#1', '#2'])
  await say(ana, event, 'no')
  expect(await states(event, all)).toEqual(['no', 'yes', 'yes', '#1'])
  await say(ana, event, 'yes')
  expect(await states(event, all)).toEqual(['#2', 'yes', 'yes', '#1'])
  await say(bento, event, 'silent')
  expect(await states(event, all)).toEqual(['#1', 'silent', 'yes', 'yes'])
})

test('of many who answer at the same moment as many come as there are places', async () => {
  const all = await people(12)
  const event = await limited(5)
  const answers = await Promise.all(all.map((one) => say(one, event, 'yes')))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(all.map(() => 200))
  const got = await states(event, all)
  expect(got.filter((state) => state === 'yes')).toHaveLength(5)
  expect(got.filter((state) => state !== 'yes').toSorted()).toEqual(['#1', '#2', '#3', '#4', '#5', '#6', '#7'])
  // All who come say no at once: just as many move up.
  const coming = all.filter((_, at) => got[at] === 'yes')
  await Promise.all(coming.map((one) => say(one, event, 'no')))
  expect((await states(event, all)).filter((state) => state === 'yes')).toHaveLength(5)
})

test('who brings others takes their places too, and nobody overtakes who waits for more than one', async () => {
  const [ana, bento, caio] = await people(3)
  if (!ana || !bento || !caio) throw new Error('Nobody')
  const all = [ana, bento, caio]
  const event = await limited(4, { guestsMax: 2 })
  expect((await say(ana, event, 'yes', 3)).json().error.fields).toEqual({ 'reply.guests': 'too_big:2' })
  expect((await say(ana, event, 'no', 1)).json().error.fields).toEqual({ 'reply.guests': 'not_allowed' })
  await say(ana, event, 'yes', 2)
  await say(bento, event, 'yes', 1)
  await say(caio, event, 'yes')
  expect(await states(event, all)).toEqual(['yes+2', '#1+1', '#2'])
  // More than there are places for are refused, and the answer before stays.
  await say(ana, event, 'yes', 0)
  expect(await states(event, all)).toEqual(['yes', 'yes+1', 'yes'])
  expect((await say(ana, event, 'yes', 1)).json().error.code).toBe('event_full')
  expect(await states(event, all)).toEqual(['yes', 'yes+1', 'yes'])
  expect(((await band.roster(event.id)) as EventRoster).taken).toBe(4)
  // A note leaves the guests as they were.
  await say(bento, event, 'yes')
  expect(await states(event, all)).toEqual(['yes', 'yes+1', 'yes'])

  const free = await band.event()
  expect((await say(ana, free, 'yes', 1)).json().error.fields).toEqual({ 'reply.guests': 'not_allowed' })
})

test('a higher limit moves people up, a lower one removes nobody, and none lets all come', async () => {
  const all = await people(4)
  const event = await limited(1)
  for (const one of all) await say(one, event, 'yes')
  await change(event, { places: 3 })
  expect(await states(event, all)).toEqual(['yes', 'yes', 'yes', '#1'])
  await change(event, { places: 1 })
  expect(await states(event, all)).toEqual(['yes', 'yes', 'yes', '#1'])
  expect(((await band.roster(event.id)) as EventRoster).taken).toBe(3)
  await change(event, { places: undefined })
  expect(await states(event, all)).toEqual(['yes', 'yes', 'yes', 'yes'])
})

test('who manages events gives a place over the limit and takes it back', async () => {
  const all = await people(3)
  const [, bento, caio] = all
  const event = await limited(1)
  for (const one of all) await say(one, event, 'yes')
  const reply = { eventId: event.id, memberId: caio?.id, answer: 'yes' }
  await band.set({ ...reply, place: 'given' })
  expect(await states(event, all)).toEqual(['yes', '#1', 'yes'])
  await band.set({ ...reply, place: 'waiting' })
  expect(await states(event, all)).toEqual(['yes', '#1', '#2'])
  await band.set({ eventId: event.id, memberId: bento?.id, answer: 'no' })
  expect(await states(event, all)).toEqual(['yes', 'no', '#1'])
})

test('who cannot come is not counted among those ahead', async () => {
  const all = await people(3)
  const [, bento, caio] = all
  if (!bento || !caio) throw new Error('Nobody')
  const event = await limited(1)
  for (const one of all) await say(one, event, 'yes')
  expect(shortly(await onPage(caio, event))).toBe('#2')
  await band.away(bento.link, dayIn(7))
  expect(shortly(await onPage(caio, event))).toBe('#1')
})

test('an absence frees a place, and a deputy takes one', async () => {
  const [ana, bento] = await people(2)
  if (!ana || !bento) throw new Error('Nobody')
  const event = await limited(1)
  for (const one of [ana, bento]) await say(one, event, 'yes')
  await band.away(ana.link, dayIn(7))
  const caio = await person('Caio')
  await say(caio, event, 'maybe')
  expect(await states(event, [ana, bento, caio])).toEqual(['no', 'yes', 'maybe'])

  const other = await limited(1)
  const deputy = await band.deputy(other.id)
  await band.set({ eventId: other.id, deputyId: deputy.id, answer: 'yes' })
  await say(bento, other, 'yes')
  expect(await states(other, [bento])).toEqual(['#1'])
})

test('a limit where silence is a yes is refused at its field', async () => {
  const event = await limited(3)
  const answer = await band.post('/calendar/update-event', {
    event: { ...event, extendedProps: { ...event.extendedProps, asks: { who: 'all', isOptOut: true } } },
  })
  expect(answer.json().error.fields).toEqual({ 'event.extendedProps.places': 'silence_takes_places' })
})

test('who waits is no yes in the table of answers, and keeps their time when the event moves', async () => {
  const all = await people(2)
  const [ana, bento] = all
  const event = await limited(1, { guestsMax: 2 })
  if (!ana || !bento) throw new Error('Nobody')
  await say(ana, event, 'yes', 0)
  await say(bento, event, 'yes', 2)
  const matrix = (
    await band.get(`/replies/list-matrix?${configQuery({ from: dayIn(7), to: dayIn(7), perPage: 100 })}`)
  ).json()
  const column = matrix.events.findIndex(({ id }: CalendarEvent) => id === event.id)
  const line = matrix.members.find(({ memberId }: { memberId: string }) => memberId === bento.id)
  expect([line.cells[column], line.guests[column]]).toEqual(['waiting', 2])

  const moved = await band.post('/calendar/update-event', {
    event: { ...event, start: inDays(9), end: inDays(10, '00:30') },
  })
  expect(moved.statusCode).toBe(200)
  expect((await onPage(bento, event)).toConfirm).toBe('yes')
  await say(bento, event, 'yes')
  // The place of the first is kept until they say otherwise.
  expect(await states(event, all)).toEqual(['silent', '#1+2'])
})

test('the door counts guests of those who come, and not who waits', async () => {
  const [ana, bento] = await people(2)
  if (!ana || !bento) throw new Error('Nobody')
  const event = await limited(3, { guestsMax: 2 })
  await say(ana, event, 'yes', 2)
  await say(bento, event, 'yes', 1)
  const { counts, members } = (await band.get(`/checkins/list-checkins?id=${event.id}`)).json()
  expect(counts).toMatchObject({ expected: 1, guests: 2 })
  expect(members.find(({ memberId }: { memberId: string }) => memberId === bento.id).isWaiting).toBe(true)
})

test('where answers are by day, an absence on a later day counts for that day alone', async () => {
  const [ana, bento] = await people(2)
  if (!ana || !bento) throw new Error('Nobody')
  const days = [{ day: 0 }, { day: 1 }, { day: 2 }]
  const asks = { who: 'members' as const, memberIds: [ana.id, bento.id] }
  const over = { start: dayIn(30), end: dayIn(33), allDay: true }
  const event = await band.event({ ...over, extendedProps: { days, asks, answersByDay: true } })
  const answer = (one: Person, comesOn?: number[]) =>
    band.byLink(one.link, 'POST', '/replies/answer-event', { reply: { eventId: event.id, answer: 'yes', comesOn } })
  const yesByDay = async () => ((await band.roster(event.id)) as EventRoster).days?.map(({ yes }) => yes)
  const inMatrix = async () => {
    const query = configQuery({ from: dayIn(30), to: dayIn(30), perPage: 100 })
    const { members } = (await band.get(`/replies/list-matrix?${query}`)).json()
    return members.find(({ memberId }: { memberId: string }) => memberId === ana.id).comesOn
  }
  await answer(ana)
  expect(await yesByDay()).toEqual([1, 1, 1])
  // After the answer.
  await band.away(ana.link, dayIn(31))
  expect(await onPage(ana, event)).toMatchObject({ answer: 'yes', comesOn: [0, 2] })
  expect([await yesByDay(), await inMatrix()]).toEqual([[1, 0, 1], [[0, 2]]])
  // Before it, a yes says nothing of that day; who says it does, comes.
  await band.away(bento.link, dayIn(32))
  await answer(bento)
  expect((await onPage(bento, event)).comesOn).toEqual([0, 1])
  await answer(bento, [0, 1, 2])
  expect((await onPage(bento, event)).comesOn).toBeUndefined()
  expect(await yesByDay()).toEqual([2, 1, 2])
})

test('where answers are by day, a yes says on which, and each day has its own light', async () => {
  const [ana, bento] = await people(2)
  if (!ana || !bento) throw new Error('Nobody')
  const days = [{ day: 0 }, { day: 1 }, { day: 2 }]
  const asks = { who: 'members' as const, memberIds: [ana.id, bento.id] }
  const needs = [{ instrument: 'Horn', count: 2 }]
  const over = { start: dayIn(20), end: dayIn(23), allDay: true }
  const event = await band.event({ ...over, extendedProps: { days, needs, asks, answersByDay: true } })
  const answer = (one: Person, comesOn?: number[], said = 'yes') =>
    band.byLink(one.link, 'POST', '/replies/answer-event', { reply: { eventId: event.id, answer: said, comesOn } })
  expect((await answer(ana, [5])).json().error.fields).toEqual({ 'reply.comesOn': 'not_allowed' })
  await answer(ana, [2, 0])
  await answer(bento)
  expect(await onPage(ana, event)).toMatchObject({ answer: 'yes', comesOn: [0, 2], answersByDay: true })
  const lights = async () => {
    const roster: EventRoster = await band.roster(event.id)
    return roster.days?.map(({ day, yes, light }) => [day, yes, light?.colour])
  }
  expect(await lights()).toEqual([
    [0, 2, 'green'],
    [1, 1, 'red'],
    [2, 2, 'green'],
  ])
  const matrix = (
    await band.get(`/replies/list-matrix?${configQuery({ from: dayIn(20), to: dayIn(20), perPage: 100 })}`)
  ).json()
  const line = matrix.members.find(({ memberId }: { memberId: string }) => memberId === ana.id)
  expect([matrix.events[0].days, line.cells, line.comesOn]).toEqual([[0, 1, 2], ['yes'], [[0, 2]]])

  // A note leaves the days as they were; all of them are as none said, and a no forgets them.
  await answer(ana)
  expect((await onPage(ana, event)).comesOn).toEqual([0, 2])
  await answer(ana, [0, 1, 2])
  expect((await onPage(ana, event)).comesOn).toBeUndefined()
  await answer(ana, [1])
  await answer(ana, undefined, 'no')
  await answer(ana)
  expect((await onPage(ana, event)).comesOn).toBeUndefined()
  const plain = await band.event()
  const refused = await band.byLink(ana.link, 'POST', '/replies/answer-event', {
    reply: { eventId: plain.id, answer: 'yes', comesOn: [0] },
  })
  expect(refused.json().error.fields).toEqual({ 'reply.comesOn': 'not_allowed' })
})

test('where answers are by day, an absence from the first day leaves the others', async () => {
  const [ana, bento, caio] = await people(3)
  if (!ana || !bento || !caio) throw new Error('Nobody')
  const all = [ana, bento, caio]
  const days = [{ day: 0 }, { day: 1 }, { day: 2 }]
  const asks = { who: 'members' as const, memberIds: all.map(({ id }) => id) }
  const over = { start: dayIn(40), end: dayIn(43), allDay: true }
  const event = await band.event({ ...over, extendedProps: { days, asks, answersByDay: true } })
  const whole = await band.event({ ...over, extendedProps: { days, asks } })
  await say(ana, event, 'yes')
  await say(ana, whole, 'yes')
  for (const { link } of all) await band.away(link, dayIn(40))
  expect(await onPage(ana, event)).toMatchObject({ answer: 'yes', comesOn: [1, 2] })
  expect(await onPage(bento, event)).toMatchObject({ answer: 'silent', comesOn: [1, 2] })
  expect((await onPage(bento, event)).isAway).toBeUndefined()
  // Of one answer for all of it, the day decides on which it begins.
  expect(await onPage(ana, whole)).toMatchObject({ answer: 'no', isAway: true })

  const sheet = async () => {
    const query = configQuery({ from: dayIn(40), to: dayIn(40), perPage: 100 })
    const { events, members } = (await band.get(`/replies/list-matrix?${query}`)).json()
    const column = events.findIndex(({ id }: CalendarEvent) => id === event.id)
    return all.map(({ id }) => {
      const line = members.find(({ memberId }: { memberId: string }) => memberId === id)
      return [line.cells[column], line.comesOn?.[column] ?? null]
    })
  }
  expect(await sheet()).toEqual([
    ['yes', [1, 2]],
    ['silent', null],
    ['silent', null],
  ])
  const counted = async () => {
    const roster: EventRoster = await band.roster(event.id)
    return [roster.light?.yes, roster.light?.silent, ...(roster.days ?? []).map(({ yes, light }) => [yes, light?.no])]
  }
  expect(await counted()).toEqual([1, 2, [0, 3], [1, 0], [1, 0]])
  expect(await band.readiness(event.id)).toMatchObject({ yes: 1, silent: 2, no: 0 })
  // A yes says nothing of the day of the absence.
  await say(bento, event, 'yes')
  expect(await counted()).toEqual([2, 1, [0, 3], [2, 0], [2, 0]])
  const awayIn = async ({ id }: CalendarEvent, over: Partial<CalendarEvent>) => {
    const { event: stored } = (await band.get(`/calendar/find-event?id=${id}`)).json()
    const preview = (await band.post('/replies/preview-event', { event: { ...stored, ...over } })).json()
    return preview.away.map(({ memberId }: { memberId: string }) => memberId).toSorted()
  }
  expect(await awayIn(event, {})).toEqual([ana.id, caio.id].toSorted())
  // Were it a day earlier, the absence would be on its second day.
  const earlier = { start: dayIn(39), end: dayIn(42) }
  expect(await awayIn(event, earlier)).toEqual(all.map(({ id }) => id).toSorted())
  expect(await awayIn(whole, earlier)).toEqual([])
  // Who is away from all of it does not come.
  await band.away(caio.link, dayIn(41), dayIn(42), { reason: 'Fora' })
  expect(await onPage(caio, event)).toMatchObject({ answer: 'no', isAway: true, reason: 'Fora' })
  expect(await counted()).toEqual([2, 0, [0, 3], [2, 1], [2, 1]])
})

test('where answers are by day, the feed has the answer of each day', async () => {
  const [ana] = await people(1)
  if (!ana) throw new Error('Nobody')
  const days = [
    { day: 0, title: 'Ida' },
    { day: 1, title: 'Volta' },
  ]
  const event = await band.event({
    start: dayIn(46),
    end: dayIn(48),
    allDay: true,
    title: 'Turnê',
    extendedProps: { days, answersByDay: true },
  })
  await say(ana, event, 'yes')
  await band.away(ana.link, dayIn(46))
  const { feed } = (await band.byLink(ana.link, 'GET', '/replies/my-feed')).json()
  const lines = (await server.app.inject({ url: feed.path })).body.split('\r\n')
  const summaries = lines.filter((line) => line.startsWith('SUMMARY:') && line.includes('Turnê'))
  expect(summaries).toHaveLength(2)
  const marks = summaries.map((line) => line.slice('SUMMARY:'.length).split('Turnê')[0])
  expect(marks[0]).not.toBe(marks[1])
})

test('who says yes to some days holds a place while one of them is left', async () => {
  const [ana, bento] = await people(2)
  if (!ana || !bento) throw new Error('Nobody')
  const days = [{ day: 0 }, { day: 1 }, { day: 2 }]
  const over = { start: dayIn(50), end: dayIn(53), allDay: true }
  const event = await band.event({ ...over, extendedProps: { days, places: 1, answersByDay: true } })
  const answer = (one: Person, comesOn?: number[]) =>
    band.byLink(one.link, 'POST', '/replies/answer-event', { reply: { eventId: event.id, answer: 'yes', comesOn } })
  const settled = async () => {
    await change(event, { dress: `${Math.random()}` })
    return [...(await states(event, [ana, bento])), ((await band.roster(event.id)) as EventRoster).taken]
  }
  await answer(ana, [0, 1])
  await answer(bento)
  await band.away(ana.link, dayIn(50))
  expect(await settled()).toEqual(['yes', '#1', 1])
  await band.away(ana.link, dayIn(51))
  expect(await settled()).toEqual(['no', 'yes', 1])
})

test.each(['members', 'sections', 'instruments', 'groups'] as const)(
  'whom the event asks no more (%s) holds no place: the next one has it',
  async (who) => {
    const [bento, caio] = await people(2)
    const one = await band.member('Ana', { section: 'woodwinds', instrument: 'Flauta' })
    const ana = { id: one.id, link: await band.link(one.id) }
    if (!bento || !caio) throw new Error('Nobody')
    const all = [ana, bento, caio]
    const event = await limited(1)
    for (const each of all) await say(each, event, 'yes')
    expect(await states(event, all)).toEqual(['yes', '#1', '#2'])
    const groupId = newId()
    const asks = {
      members: { who, memberIds: [bento.id.toUpperCase(), caio.id] },
      sections: { who, sections: ['brass'] },
      instruments: { who, instruments: ['HÓRN '] },
      groups: { who, groupIds: [groupId] },
    }[who] as Invitees
    if (who === 'groups')
      await band.post('/members/add-member-group', {
        memberGroup: { id: groupId, name: 'Saltimbancos', memberIds: [bento.id, caio.id] },
      })
    await change(event, { asks })
    expect(await states(event, all)).toEqual(['nobody', 'yes', '#1'])
    const roster: EventRoster = await band.roster(event.id)
    expect([roster.taken, roster.light?.yes, roster.light?.maybe]).toEqual([1, 1, 1])
    const again = await onPage(bento, event)
    expect(again).toMatchObject({ answer: 'yes', movedUpAt: expect.any(String) })
  },
)

test('a deputy takes one place, and is counted among those that are taken', async () => {
  const [ana] = await people(1)
  if (!ana) throw new Error('Nobody')
  const event = await limited(2)
  const deputy = await band.deputy(event.id)
  await band.set({ eventId: event.id, deputyId: deputy.id, answer: 'yes' })
  await say(ana, event, 'yes')
  expect(((await band.roster(event.id)) as EventRoster).taken).toBe(2)
})

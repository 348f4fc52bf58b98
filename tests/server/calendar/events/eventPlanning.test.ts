import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import type { CalendarEvent } from '@contract/calendar'
import { callAs, foundGroup, joinAs } from '../../support/factories'
import { createTestServer } from '../../support/harness'
import type { TestServer } from '../../support/harness'
import { dayIn, inDays, replyFixture } from '../replies/replyFixture'
import type { ReplyFixture } from '../replies/replyFixture'

let server: TestServer
let admin: SignedIn
let replies: ReplyFixture
let link: string
let memberId: string
/** Who may read members, but not change events; and a member with an account. */
let [treasurer, musician] = [] as unknown as [SignedIn, SignedIn]

beforeAll(async () => {
  server = await createTestServer()
  admin = await foundGroup(server.app)
  replies = replyFixture(server.app, admin)
  memberId = (await replies.member('Ana Horn')).id
  link = await replies.link(memberId)
  treasurer = await joinAs(server.app, admin, 'treasurer')
  musician = await joinAs(server.app, admin, 'member')
})
afterAll(() => server.close())

const idsOn = async (who: SignedIn) =>
  ((await callAs(server.app, who, 'GET', '/calendar/all-events')).json() as CalendarEvent[]).map(({ id }) => id)
const titles = (page: { events: { title: string }[] }) => page.events.map(({ title }) => title)

async function ownFeed(): Promise<string> {
  const { feed } = (await replies.byLink(link, 'GET', '/replies/my-feed')).json()
  return (await server.app.inject({ url: feed.path })).body
}

async function groupFeed(who: SignedIn): Promise<string> {
  const { path } = (await callAs(server.app, who, 'POST', '/calendar/renew-feed')).json().feed
  return (await server.app.inject({ url: path })).body
}

const confirmed = ({ extendedProps, ...event }: CalendarEvent): CalendarEvent => {
  const { planning: _planning, ...rest } = extendedProps
  return { ...event, extendedProps: rest }
}

describe('a draft', () => {
  test('is seen by those who manage events alone, and asks nobody', async () => {
    const draft = await replies.event({ title: 'Maybe in Porto', extendedProps: { planning: 'draft' } })
    const deputy = await replies.deputy(draft.id)
    expect(draft.extendedProps.planning).toBe('draft')
    expect(await idsOn(admin)).toContain(draft.id)
    for (const who of [treasurer, musician]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await idsOn(who)).not.toContain(draft.id)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const found = await callAs(server.app, who, 'GET', `/calendar/find-event?id=${draft.id}`)
      expect(found.statusCode).toBe(404)
    }
    expect(titles(await replies.page(link))).not.toContain('Maybe in Porto')
    expect((await replies.page(await replies.deputyLink(deputy.id))).events).toEqual([])
    expect(await ownFeed()).not.toContain('Maybe in Porto')
    expect(await groupFeed(admin)).not.toContain('Maybe in Porto')
    expect(await replies.readiness(draft.id)).toBeUndefined()
    expect((await replies.answer(link, draft.id, 'yes')).json().error.code).toBe('not_asked')
    const { unfinished, events } = (await replies.get('/home/overview')).json()
    expect(JSON.stringify([unfinished, events])).not.toContain('Maybe in Porto')
  })

  test('is as any other event once it is confirmed', async () => {
    const draft = await replies.event({ title: 'In Braga', extendedProps: { planning: 'draft' } })
    expect((await replies.calendar.update(confirmed(draft))).statusCode).toBe(200)
    expect(titles(await replies.page(link))).toContain('In Braga')
    expect((await replies.answer(link, draft.id, 'yes')).statusCode).toBe(200)
  })
})

describe('an option', () => {
  test('is asked as others are, and said to be one wherever it is read', async () => {
    const option = await replies.event({ title: 'Hall not booked', extendedProps: { planning: 'option' } })
    const onPage = (await replies.page(link)).events.find(({ id }: { id: string }) => id === option.id)
    expect(onPage).toMatchObject({ isOption: true, isAsked: true, isOpen: true })
    expect((await replies.answer(link, option.id, 'yes')).statusCode).toBe(200)
    expect(await idsOn(musician)).toContain(option.id)
    for (const feed of [await ownFeed(), await groupFeed(musician)]) {
      const about = feed.split('BEGIN:VEVENT').find((event) => event.includes('Hall not booked'))
      expect(about).toContain('STATUS:TENTATIVE')
    }
  })

  test('keeps its answers when it is confirmed, and the log says what it was', async () => {
    const option = await replies.event({ extendedProps: { planning: 'option' } })
    await replies.answer(link, option.id, 'yes')
    await replies.calendar.update(confirmed(option))
    expect(await replies.readiness(option.id)).toMatchObject({ yes: 1, toConfirm: 0 })
    const log = (await replies.get(`/audit/list-entries?config[subjectId]=${option.id}`)).json()
    expect(log.entries[0]).toMatchObject({ action: 'events_changed', before: { planning: 'option' } })
  })

  test('is logged with all that its programme says, also where no title changes', async () => {
    const pieces = [{ title: 'Boléro', composer: 'Ravel', minutes: 15 }, { title: 'Choro' }]
    const event = await replies.event({ extendedProps: { programme: pieces } })
    const programme = [
      { ...pieces[0], seconds: 30 },
      { title: 'Choro', kind: 'encore' },
    ]
    await replies.calendar.update({ ...event, extendedProps: { ...event.extendedProps, programme } })
    const log = (await replies.get(`/audit/list-entries?config[subjectId]=${event.id}`)).json()
    expect(log.entries[0]).toMatchObject({
      before: { programme: 'Boléro (Ravel) 15′ · Choro' },
      after: { programme: 'Boléro (Ravel) 15′30″ · Choro [encore]' },
    })
  })

  test('is confirmed by its report', async () => {
    const option = await replies.event({
      start: inDays(-2),
      end: inDays(-1, '00:30'),
      extendedProps: { planning: 'option' },
    })
    const obj = { id: option.id, version: option.version, attendance: [{ memberId, status: 'present' }] }
    const finished = await replies.post('/calendar/finish-event', { obj })
    expect(finished.json().event.extendedProps).not.toHaveProperty('planning')
  })
})

describe('a series and the copy of a season', () => {
  test('carry what is not settled: each of the series, and the copies as the person says', async () => {
    const repeat = { freq: 'weekly', interval: 1, count: 3 } as const
    const start = { start: inDays(30), end: inDays(31, '00:30') }
    const series = await replies.calendar.series(repeat, { ...start, extendedProps: { planning: 'option' } })
    expect(series.map(({ extendedProps }) => extendedProps.planning)).toEqual(['option', 'option', 'option'])
    const [first] = series.map(confirmed)
    const all = await replies.calendar.update(first ?? {}, 'all')
    const { events } = all.json() as { events: CalendarEvent[] }
    expect(events.map(({ extendedProps }) => extendedProps.planning)).toEqual([undefined, undefined, undefined])
    const copy = { from: dayIn(29), to: dayIn(46), start: dayIn(393), planning: 'draft' }
    const copies = (await replies.post('/calendar/preview-copy', { copy })).json().events as CalendarEvent[]
    expect(copies.length).toBeGreaterThan(0)
    expect(new Set(copies.map(({ extendedProps }) => extendedProps.planning))).toEqual(new Set(['draft']))
  })
})

describe('notes for leaders', () => {
  test('are read by those who manage events alone; who is in charge by everybody', async () => {
    const settings = { inCharge: 'Marta Reis', leaderNotes: 'The keys are at the porter.' }
    const event = await replies.event({ title: 'With notes', extendedProps: settings })
    expect(event.extendedProps).toMatchObject(settings)
    for (const who of [treasurer, musician]) {
      const url = `/calendar/find-event?id=${event.id}`
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const read = [
        await callAs(server.app, who, 'GET', url),
        await callAs(server.app, who, 'GET', '/calendar/all-events'),
      ]
      expect(read[0]?.json().event.extendedProps.inCharge).toBe('Marta Reis')
      for (const { body } of read) expect(body).not.toContain('porter')
    }
    expect(JSON.stringify(await replies.page(link))).not.toContain('porter')
    expect(await ownFeed()).not.toContain('porter')
    expect(await groupFeed(admin)).not.toContain('porter')
  })
})

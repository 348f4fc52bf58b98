import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { foundGroup } from '../../support/factories'
import { createTestServer } from '../../support/harness'
import type { TestServer } from '../../support/harness'
import { dayIn, inDays, replyFixture } from './replyFixture'
import type { ReplyFixture } from './replyFixture'

let server: TestServer

beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

const horns = (count: number) => [{ instrument: 'Horn', count }]

async function newBand(): Promise<ReplyFixture & { instrumentation1: { id: string; version: number } }> {
  const replies = replyFixture(server.app, await foundGroup(server.app))
  const instrumentation = { id: newId(), name: 'Banda completa', needs: horns(2) }
  return {
    ...replies,
    instrumentation1: (await replies.post('/lineups/add-lineup', { lineup: instrumentation })).json().lineup,
  }
}

describe('a line-up', () => {
  test('is kept like any record: made once, changed under its version, removed and restored', async () => {
    const { post, get, del, instrumentation1 } = await newBand()
    const again = { id: instrumentation1.id, name: 'Banda completa', needs: horns(2) }
    const save = async (instrumentation: object) =>
      (await post('/lineups/add-lineup', { lineup: instrumentation })).statusCode
    expect(await save(again)).toBe(200)
    expect(await save({ ...again, needs: horns(3) })).toBe(409)
    expect(await save({ ...again, needs: horns(3), version: 1 })).toBe(200)
    expect(await save({ ...again, version: 1 })).toBe(409)
    expect((await del(`/lineups/remove-lineup?id=${instrumentation1.id}`)).json()).toEqual({ id: instrumentation1.id })
    expect((await del(`/lineups/remove-lineup?id=${instrumentation1.id}`)).statusCode).toBe(404)
    expect((await get('/lineups/list-lineups')).json()).toEqual({ lineups: [], instruments: [] })
    expect(await save({ ...again, needs: horns(4), version: 2 })).toBe(404)
    expect(await save({ ...again, needs: horns(3), version: 2 })).toBe(200)
    expect((await get('/lineups/list-lineups')).json().lineups).toMatchObject([{ version: 3, needs: horns(3) }])
    const wrong = await post('/lineups/add-lineup', {
      lineup: { ...again, id: newId(), needs: [...horns(1), ...horns(2)] },
    })
    expect(wrong.json().error.fields).toEqual({ 'lineup.needs': 'taken' })
  })

  test('of another group is none that an event could name', async () => {
    const { calendar, event } = await newBand()
    const { instrumentation1: theirs } = await newBand()
    const own = await event()
    const answer = await calendar.update({ ...own, extendedProps: { ...own.extendedProps, lineupId: theirs.id } })
    expect(answer.json().error.fields).toEqual({ 'event.extendedProps.lineupId': 'not_allowed' })
  })
})

test('the light counts by part where parts are needed, and the list says how many have each', async () => {
  const choir = replyFixture(server.app, await foundGroup(server.app))
  const tenor = (name: string, part: number) => choir.member(name, { section: 'voices', instrument: 'Tenor', part })
  const [first, second] = [await tenor('Ana', 1), await tenor('Bia', 2)]
  await tenor('Caio', 2)
  const parts = [1, 2].map((part) => ({ part, count: part }))
  expect((await choir.get('/lineups/list-lineups')).json().instruments).toEqual([
    { instrument: 'Tenor', count: 3, parts },
  ])
  const needs = [1, 2].map((part) => ({ instrument: 'Tenor', part, count: 1 }))
  const { id: eventId } = await choir.event({ extendedProps: { needs } })
  await choir.set({ eventId, memberId: first.id, answer: 'no' })
  await choir.set({ eventId, memberId: second.id, answer: 'yes' })
  const light = await choir.readiness(eventId)
  expect(light).toMatchObject({
    colour: 'red',
    needs: [
      { part: 1, short: 1 },
      { part: 2, short: 0, silent: 1 },
    ],
  })
  expect((await choir.roster(eventId)).light).toEqual(light)
})

test('readiness turns from red to green as members and deputies answer, and the event may need less', async () => {
  const band = await newBand()
  const ana = await band.member('Ana')
  await band.member('Zoe', { instrument: 'Tuba' })
  const event = await band.event({ extendedProps: { lineupId: band.instrumentation1.id } })
  expect(await band.readiness(event.id)).toMatchObject({ colour: 'red', needs: [{ needed: 2, silent: 1, short: 2 }] })
  const deputy = await band.deputy(event.id)
  expect(await band.readiness(event.id)).toMatchObject({ colour: 'amber', asked: 3 })
  const link = await band.deputyLink(deputy.id)
  expect(await band.page(link)).toMatchObject({
    person: { kind: 'deputy', name: 'Rui Sá' },
    events: [{ id: event.id }],
  })
  await band.answer(await band.link(ana.id), event.id, 'yes')
  const said = await band.answer(link, event.id, 'yes', 'Com prazer')
  expect(said.json().event).toMatchObject({ answer: 'yes', isAsked: true })
  expect(await band.readiness(event.id)).toMatchObject({ colour: 'green', yes: 2, needs: [{ short: 0 }] })
  expect((await band.roster(event.id)).deputies).toMatchObject([
    { answer: 'yes', reason: 'Com prazer', deputy: { id: deputy.id } },
  ])
  const changed = await band.calendar.update({ ...event, extendedProps: { ...event.extendedProps, needs: horns(3) } })
  expect(changed.statusCode).toBe(200)
  expect(await band.readiness(event.id)).toMatchObject({ colour: 'red', needs: [{ needed: 3, short: 1 }] })
})

test('what one event needs gives readiness to a group that has invited nobody yet', async () => {
  const { calendar, event, get } = replyFixture(server.app, await foundGroup(server.app))
  const isInUse = async () => (await get('/replies/list-lights')).json().isInUse
  const concert = await event()
  expect(await isInUse()).toBe(false)
  await calendar.update({ ...concert, extendedProps: { ...concert.extendedProps, needs: horns(2) } })
  expect(await isInUse()).toBe(true)
})

test('a deputy is asked for one event alone, removed with their link and restored with both', async () => {
  const band = await newBand()
  const [event, other] = [await band.event(), await band.event()]
  const deputy = await band.deputy(event.id, { phone: '+55 12 90000-0001' })
  const link = await band.deputyLink(deputy.id)
  await band.answer(link, event.id, 'maybe')
  expect((await band.answer(link, other.id, 'yes')).statusCode).toBe(404)
  expect((await band.away(link, dayIn(1))).statusCode).toBe(404)
  expect((await band.post('/deputies/add-deputy', { deputy: { ...deputy, eventId: other.id } })).statusCode).toBe(400)
  expect((await band.del(`/deputies/remove-deputy?id=${deputy.id}`)).json()).toEqual({ id: deputy.id })
  expect((await band.byLink(link, 'GET', '/replies/my-page')).statusCode).toBe(410)
  expect((await band.post('/deputies/add-deputy', { deputy })).statusCode).toBe(200)
  expect((await band.page(link)).events).toMatchObject([{ answer: 'maybe' }])
  await band.set({ eventId: event.id, deputyId: deputy.id, answer: 'no' })
  expect((await band.roster(event.id)).deputies).toMatchObject([{ answer: 'no', isSetByOther: true }])
})

describe('an absence', () => {
  test('answers all events in it, unless one answers later; Undo brings it back as it was', async () => {
    const band = await newBand()
    const ana = await band.member('Ana')
    const link = await band.link(ana.id)
    const [event, after] = [await band.event(), await band.event({ start: inDays(12), end: inDays(13, '00:30') })]
    await band.answer(link, event.id, 'yes')
    const { absence } = (await band.away(link, dayIn(5), dayIn(9), { reason: 'Férias' })).json()
    const stateOf = async (id: string) => (await band.roster(id)).members[0]
    expect(await stateOf(event.id)).toMatchObject({ answer: 'no', isAway: true, reason: 'Férias' })
    expect(await stateOf(after.id)).toMatchObject({ answer: 'silent' })
    expect((await band.page(link)).absences).toEqual([absence])
    await band.answer(link, event.id, 'maybe')
    expect(await stateOf(event.id)).toMatchObject({ answer: 'maybe' })
    expect((await band.byLink(link, 'DELETE', `/absences/remove-absence?id=${absence.id}`)).statusCode).toBe(200)
    const restored = await band.byLink(link, 'POST', '/absences/add-absence', { absence })
    expect(restored.json().absence.version).toBe(2)
    expect(await stateOf(event.id)).toMatchObject({ answer: 'maybe' })
    const matrix = (await band.get('/replies/list-matrix?config[q]=ana')).json()
    expect([matrix.total, matrix.members[0].cells]).toEqual([1, ['maybe', 'silent']])
  })

  test('has in the record by which kind of link it was said, changed and removed', async () => {
    const band = await newBand()
    const ana = await band.member('Ana')
    const told = await band.link(ana.id)
    const { absence } = (await band.away(told, dayIn(5))).json()
    await band.away(told, dayIn(5), dayIn(6), { id: absence.id, version: absence.version })
    await band.byLink(told, 'DELETE', `/absences/remove-absence?id=${absence.id}`)
    const { entries } = (await band.get(`/audit/list-entries?config[subjectId]=${ana.id}`)).json()
    const lines = entries.filter(({ action }: { action: string }) => action.startsWith('absence_')).toReversed()
    expect(lines).toMatchObject([
      { action: 'absence_added', after: { start: dayIn(5), via: 'told' } },
      { action: 'absence_changed', after: { end: dayIn(6), via: 'told' } },
      { action: 'absence_removed', before: { end: dayIn(6), via: 'told' } },
    ])
  })

  test('is one’s own: others are not found, and only who manages events names another member', async () => {
    const band = await newBand()
    const [ana, otto] = [await band.member('Ana'), await band.member('Otto')]
    const [hers, his] = [await band.link(ana.id), await band.link(otto.id)]
    const { absence } = (await band.away(hers, dayIn(1))).json()
    expect((await band.away(his, dayIn(1), dayIn(1), { memberId: ana.id })).statusCode).toBe(404)
    expect((await band.byLink(his, 'DELETE', `/absences/remove-absence?id=${absence.id}`)).statusCode).toBe(404)
    expect((await band.away(his, dayIn(2), dayIn(3), { id: absence.id, version: 1 })).statusCode).toBe(404)
    const listed = await band.byLink(his, 'GET', `/absences/list-absences?config[memberId]=${ana.id}`)
    expect(listed.json()).toEqual({ absences: [], total: 0 })
    const set = { id: newId(), memberId: otto.id, firstDay: dayIn(2), lastDay: dayIn(3) }
    expect((await band.post('/absences/add-absence', { absence: set })).statusCode).toBe(201)
    const all = (await band.get('/absences/list-absences')).json()
    expect([all.total, all.members.map(({ name }: { name: string }) => name)]).toEqual([2, ['Ana', 'Otto']])
  })

  test.each([
    [{ firstDay: '2026-05-02', lastDay: '2026-05-01' }, { 'absence.lastDay': 'not_after_start' }],
    [{ firstDay: '2026-05-02', lastDay: '2028-05-01' }, { 'absence.lastDay': 'bad_date' }],
    [{ firstDay: '2026-02-30', lastDay: '2026-05-01' }, { 'absence.firstDay': 'bad_date' }],
    [{ firstDay: '2026-05-01', lastDay: '2026-05-01', memberId: newId() }, { 'absence.memberId': 'not_allowed' }],
  ])('%j is refused at its field', async (days, fields) => {
    const band = await newBand()
    const answer = await band.post('/absences/add-absence', { absence: { id: newId(), memberId: newId(), ...days } })
    expect([answer.statusCode, answer.json().error.fields]).toEqual([400, fields])
  })
})

test('before an event is saved it is known who is away then, and how its readiness would change', async () => {
  const band = await newBand()
  const [ana, otto] = [await band.member('Ana'), await band.member('Otto')]
  const link = await band.link(ana.id)
  await band.away(link, dayIn(14), dayIn(15), { reason: 'Férias' })
  const event = await band.event({ extendedProps: { lineupId: band.instrumentation1.id } })
  await Promise.all([ana, otto].map(({ id }) => band.set({ eventId: event.id, memberId: id, answer: 'yes' })))
  const preview = async (over: object) =>
    (await band.post('/replies/preview-event', { event: { ...event, ...over } })).json()
  expect(await preview({})).toMatchObject({ away: [], before: { colour: 'green' }, after: { colour: 'green' } })
  const moved = await preview({ start: inDays(14), end: inDays(15, '00:30') })
  expect(moved).toMatchObject({ before: { colour: 'green' }, after: { colour: 'red', no: 1, toConfirm: 1 } })
  expect(moved.away).toEqual([
    { memberId: ana.id, name: 'Ana', section: 'brass', instrument: 'Horn', reason: 'Férias' },
  ])
  expect(await preview({ id: newId(), version: undefined })).toMatchObject({ before: null, after: { silent: 2 } })
})

test('of a series it is known before at how many of its events readiness would be red or amber', async () => {
  const band = await newBand()
  const [ana, otto] = [await band.member('Ana'), await band.member('Otto')]
  const event = await band.event({ extendedProps: { lineupId: band.instrumentation1.id } })
  await band.away(await band.link(ana.id), dayIn(14), dayIn(15))
  await Promise.all([ana, otto].map(({ id }) => band.set({ eventId: event.id, memberId: id, answer: 'yes' })))
  const preview = async (body: object) => (await band.post('/replies/preview-event', { event, ...body })).json().series
  const repeat = { freq: 'weekly', interval: 1, count: 4 }
  // The second week she is away, and nobody has answered to the others yet.
  expect(await preview({ repeat })).toEqual({ events: 4, withAway: 1, amber: 2, red: 1, worse: 0 })
  expect(await preview({})).toBeUndefined()

  const series = (await band.post('/calendar/update-event', { event, repeat })).json().events
  for (const { id: eventId } of series.slice(1))
    await Promise.all([ana, otto].map(({ id }) => band.set({ eventId, memberId: id, answer: 'yes' })))
  const later = (times: { start: string; end: string }) =>
    Object.fromEntries(
      Object.entries(times).map(([side, at]) => [side, new Date(Date.parse(at) + 3_600_000).toISOString()]),
    )
  const [first, second] = series
  const moved = { ...first, ...later({ start: first.start, end: first.end }) }
  expect(await preview({ event: moved, scope: 'all' })).toMatchObject({ events: 4, worse: 4, amber: 3, red: 1 })
  const following = { ...second, ...later({ start: second.start, end: second.end }) }
  expect(await preview({ event: following, scope: 'following' })).toMatchObject({ events: 3, worse: 3 })
  expect(await preview({ event: following, scope: 'this' })).toBeUndefined()
})

test('who is away from an event of a series is told with the reason of that day', async () => {
  const band = await newBand()
  const ana = await band.member('Ana')
  const event = await band.event({ extendedProps: { lineupId: band.instrumentation1.id } })
  const repeat = { freq: 'weekly', interval: 1, count: 3 }
  const [first, second] = (await band.post('/calendar/update-event', { event, repeat })).json().events
  const link = await band.link(ana.id)
  await band.away(link, event.start.slice(0, 10), event.start.slice(0, 10), { reason: 'Exame' })
  await band.away(link, second.start.slice(0, 10), second.start.slice(0, 10), { reason: 'Férias' })
  const later = (at: string) => new Date(Date.parse(at) + 3_600_000).toISOString()
  const reasonsAt = async (of: { start: string; end: string }): Promise<string[]> =>
    (
      await band.post('/replies/preview-event', {
        event: { ...of, start: later(of.start), end: later(of.end) },
        scope: 'all',
      })
    )
      .json()
      .away.map(({ reason }: { reason: string }) => reason)
  expect([await reasonsAt(first), await reasonsAt(second)]).toEqual([['Exame'], ['Férias']])
})

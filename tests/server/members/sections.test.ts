import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OwnSection, SectionSettings } from '@contract/sections'
import { replyFixture } from '../calendar/replies/replyFixture'
import { eventFixture } from '../calendar/events/eventFixture'
import { callAs, foundGroup, joinAs } from '../support/factories'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'

let server: TestServer

beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

const flutes: OwnSection = { id: newId(), name: 'Flutes', family: 'woodwinds', instruments: ['Flute'] }
const clarinets: OwnSection = { id: newId(), name: 'Clarinets', family: 'woodwinds', instruments: ['Clarinet'] }
const brass: OwnSection = { id: 'brass', family: 'brass', instruments: ['Trumpet', 'Horn'] }

async function newBand() {
  const admin = await foundGroup(server.app)
  const replies = replyFixture(server.app, admin)
  const read = async () => (await replies.get('/members/list-sections')).json()
  return {
    ...replies,
    admin,
    read,
    change: async (sections: OwnSection[], over: object = {}) => {
      const { settings } = await read()
      return replies.post('/members/change-sections', { settings: { ...settings, sections }, ...over })
    },
    find: async (id: string) => (await replies.get(`/members/find-member?id=${id}`)).json().member,
  }
}

const listed = ({ sections }: Pick<SectionSettings, 'sections'>) =>
  sections.filter(({ instruments }) => instruments.length > 0).map(({ id, instruments }) => [id, instruments])

describe('sections and instruments', () => {
  test('are the eight families with what members play, until the group has its own', async () => {
    const band = await newBand()
    await band.member('Ana', { section: 'woodwinds', instrument: 'Oboé' })
    await band.member('Bia', { section: 'woodwinds', instrument: 'oboe' })
    await band.member('Caio', { section: 'woodwinds', instrument: 'Oboé' })
    await band.member('Davi', { section: 'strings', instrument: undefined })
    const { settings, players } = await band.read()
    expect(settings).toMatchObject({ version: 0, spellings: [] })
    expect(settings.sections.map(({ id }: OwnSection) => id)).toEqual([
      'strings',
      'woodwinds',
      'brass',
      'percussion',
      'keyboards',
      'voices',
      'direction',
      'other',
    ])
    expect(listed(settings)).toEqual([['woodwinds', ['Oboé']]])
    expect(players).toEqual(
      expect.arrayContaining([
        { section: 'woodwinds', instrument: 'Oboé', count: 3 },
        { section: 'strings', count: 1 },
      ]),
    )
  })

  test('of the group replace them under the version that was read; what nobody listed stands at the end', async () => {
    const band = await newBand()
    await band.member('Ana', { section: 'woodwinds', instrument: 'Bassoon' })
    await band.member('Bia', { section: 'strings', instrument: 'Cello' })
    const saved = await band.change([brass, clarinets, flutes])
    expect(saved.statusCode).toBe(200)
    const { settings } = saved.json()
    expect(settings.version).toBe(1)
    expect(listed(settings)).toEqual([
      ['brass', ['Trumpet', 'Horn']],
      [clarinets.id, ['Clarinet']],
      [flutes.id, ['Flute', 'Bassoon']],
      ['strings', ['Cello']],
    ])
    const stale = await band.post('/members/change-sections', { settings: { ...settings, version: 0 } })
    expect([stale.statusCode, stale.json().error.current.version]).toEqual([409, 1])
    const twice = await band.change([flutes, { ...clarinets, instruments: ['flute '] }])
    expect(twice.json().error.fields).toEqual({ 'settings.sections': 'taken' })
    const { entries } = (await band.get('/audit/list-entries?config[action]=sections_changed')).json()
    expect(entries).toHaveLength(1)
    expect(entries[0].after.sections).toBe('brass (Trumpet, Horn); Clarinets (Clarinet); Flutes (Flute)')
  })

  test('are changed by whoever manages members, and read by whoever reads them', async () => {
    const band = await newBand()
    const conductor = await joinAs(server.app, band.admin, 'conductor')
    const { settings } = (await callAs(server.app, conductor, 'GET', '/members/list-sections')).json()
    const denied = await callAs(server.app, conductor, 'POST', '/members/change-sections', { settings })
    expect(denied.statusCode).toBe(403)
  })
})

test('an event by the instruments of a section asks who plays in it, whoever comes to it later too', async () => {
  const band = await newBand()
  await band.change([flutes, { ...clarinets, instruments: ['Clarinet', 'Bass clarinet'] }])
  const [instruments, needs] = [['Clarinet', 'Bass clarinet'], [{ instrument: 'Bass clarinet', count: 1 }]]
  const ana = await band.member('Ana', { section: 'woodwinds', instrument: 'clarinet' })
  await band.member('Bia', { section: 'woodwinds', instrument: 'Flute' })
  const event = await band.event({ extendedProps: { asks: { who: 'instruments', instruments }, needs } })
  const asked = async () =>
    (await band.roster(event.id)).members.map(({ memberId }: { memberId: string }) => memberId).toSorted()
  expect(await asked()).toEqual([ana.id])
  const caio = await band.member('Caio', { section: 'woodwinds', instrument: 'Bass clarinet' })
  expect(await asked()).toEqual([ana.id, caio.id])
  expect(await band.readiness(event.id)).toMatchObject({ silent: 2 })
  await band.set({ eventId: event.id, memberId: caio.id, answer: 'yes' })
  expect(await band.readiness(event.id)).toMatchObject({ yes: 1, silent: 1, colour: 'green' })
})

describe('an instrument', () => {
  test('has a new name with all who play it, and wherever the calendar names it', async () => {
    const band = await newBand()
    const ana = await band.member('Ana', { section: 'woodwinds', instrument: 'clarinete' })
    const rui = await band.member('Rui', { section: 'woodwinds', instrument: 'Flute', secondInstrument: 'Clarinete' })
    const needs = [{ instrument: 'Clarinete', count: 2 }]
    await band.post('/lineups/add-lineup', { lineup: { id: newId(), name: 'Banda', needs } })
    const asks = { who: 'instruments' as const, instruments: ['Clarinete'] }
    const event = await band.event({ extendedProps: { asks, needs } })
    const deputy = await band.deputy(event.id, { instrument: 'Clarinete' })
    const from = { section: 'woodwinds', instrument: 'Clarinete' }
    const moves = [{ from, to: { section: 'woodwinds', instrument: 'Clarinet' } }]
    expect((await band.change([flutes, clarinets, brass], { moves })).statusCode).toBe(200)

    expect(await band.find(ana.id)).toEqual({ ...ana, instrument: 'Clarinet', version: 2 })
    expect(await band.find(rui.id)).toEqual({ ...rui, secondInstrument: 'Clarinet', version: 2 })
    const renamed = [{ instrument: 'Clarinet', count: 2 }]
    expect((await band.get('/lineups/list-lineups')).json().lineups).toMatchObject([{ needs: renamed, version: 2 }])
    const roster = await band.roster(event.id)
    expect(roster.event.extendedProps).toMatchObject({ needs: renamed, asks: { instruments: ['Clarinet'] } })
    expect(roster.deputies).toMatchObject([{ deputy: { id: deputy.id, instrument: 'Clarinet' } }])
    expect(roster.members).toMatchObject([{ memberId: ana.id }])
  })

  test('is merged into a part of another, and moves to another family', async () => {
    const band = await newBand()
    const second = await band.member('Ana', { section: 'woodwinds', instrument: 'Clarinet 2' })
    const third = await band.member('Bia', { section: 'woodwinds', instrument: 'Clarinet 2', part: 3 })
    const harp = await band.member('Caio', { section: 'strings', instrument: 'Harp' })
    const keys: OwnSection = { id: 'keyboards', family: 'keyboards', instruments: ['Harp'] }
    const moves = [
      {
        from: { section: 'woodwinds', instrument: 'Clarinet 2' },
        to: { section: 'woodwinds', instrument: 'Clarinet', part: 2 },
      },
      { from: { section: 'strings', instrument: 'Harp' }, to: { section: 'keyboards', instrument: 'Harp' } },
    ]
    const { settings } = (await band.change([flutes, clarinets, keys], { moves })).json()
    expect(listed(settings)).toEqual(listed({ sections: [flutes, clarinets, keys] }))
    expect(await band.find(second.id)).toMatchObject({ instrument: 'Clarinet', part: 2 })
    expect(await band.find(third.id)).toMatchObject({ instrument: 'Clarinet', part: 3 })
    expect(await band.find(harp.id)).toMatchObject({ section: 'keyboards', instrument: 'Harp' })
  })
})

describe('the order of the score', () => {
  /** By name they would come as Ana, Bia, Caio, Davi, Eva, Fabio. */
  async function inScore() {
    const band = await newBand()
    await band.member('Ana', { section: 'brass', instrument: 'Horn' })
    await band.member('Bia', { section: 'brass', instrument: 'Trumpet', part: 2 })
    await band.member('Caio', { section: 'brass', instrument: undefined })
    await band.change([clarinets, flutes, brass])
    await band.member('Davi', { section: 'brass', instrument: 'Trumpet', part: 1 })
    await band.member('Eva', { section: 'woodwinds', instrument: 'flute' })
    await band.member('Fabio', { section: 'woodwinds', instrument: 'Clarinet' })
    return band
  }
  const order = ['Fabio', 'Eva', 'Davi', 'Bia', 'Ana', 'Caio']
  const names = (people: { name: string }[]) => people.map(({ name }) => name)
  const trumpets = ['Davi: Trumpet 1', 'Bia: Trumpet 2']
  const parts = (people: { name: string; instrument?: string; part?: number }[]) =>
    people.flatMap(({ name, instrument, part }) => (part === undefined ? [] : [`${name}: ${instrument} ${part}`]))

  test('is that of the list, both ways, and of the links', async () => {
    const { get } = await inScore()
    const list = async (query: string) => names((await get(`/members/list-members?${query}`)).json().members)
    expect(await list('config[sortColumn]=section')).toEqual(order)
    expect(await list('config[sortColumn]=section&config[sort]=desc')).toEqual(order.toReversed())
    expect(await list('config[sortColumn]=section&config[perPage]=2&config[page]=2')).toEqual(['Davi', 'Bia'])
    expect(names((await get('/members/all-members?config[sortColumn]=section')).json())).toEqual(order)
    expect(names((await get('/members/all-members')).json())).toEqual(order.toSorted())
    expect(names((await get('/links/list-links')).json().links)).toEqual(order)
    const { bySection } = (await get('/members/count-members')).json()
    expect(bySection.map(({ section }: { section: string }) => section)).toEqual(['woodwinds', 'brass'])
  })

  test('goes on by seat, then by name', async () => {
    const band = await newBand()
    await band.member('Ana', { instrument: 'Horn', part: 1 })
    await band.member('Bia', { instrument: 'Horn', part: 1, seat: 2 })
    const caio = await band.member('Caio', { instrument: 'Horn', part: 1, seat: 1 })
    await band.member('Davi', { instrument: 'Horn', part: 2, seat: 1 })
    const inOrder = ['Caio', 'Bia', 'Ana', 'Davi']
    expect(caio).toMatchObject({ seat: 1 })
    const { id } = await band.event()
    const lists = [
      (await band.get('/members/all-members?config[sortColumn]=section')).json(),
      (await band.roster(id)).members,
      (await band.get('/replies/list-matrix')).json().members,
      (await band.get(`/checkins/list-checkins?id=${id}`)).json().members,
      (await band.get('/analytics/members/list')).json().members,
    ]
    expect(lists.map(names)).toEqual(lists.map(() => inOrder))
    const set = [{ id: caio.id, version: 1, set: { seat: 3 } }]
    const changed = await band.post('/members/change-members', { change: { members: set } })
    expect(changed.json().members).toEqual([{ id: caio.id, version: 2, set: { seat: 1 } }])
    const wrong = await band.post('/members/add-member', { member: { ...caio, version: 2, seat: 100 } })
    expect(wrong.statusCode).toBe(400)
  })

  test('is that of the counts by the group’s own sections, by which the list filters', async () => {
    const band = await newBand()
    const horns: OwnSection = { id: newId(), name: 'Horns', family: 'brass', instruments: ['Horn'] }
    const tubas: OwnSection = { id: 'brass', name: 'Tubas', family: 'brass', instruments: ['Tuba'] }
    await band.member('Ana', { section: 'brass', instrument: 'horn' })
    await band.member('Bia', { section: 'brass', instrument: 'Euphonium' })
    await band.member('Caio', { section: 'brass', instrument: undefined })
    await band.member('Davi', { section: 'woodwinds', instrument: undefined })
    expect((await band.get('/members/count-members')).json()).not.toHaveProperty('byOwnSection')
    const flutesAlone = { ...flutes, instruments: [] }
    await band.change([horns, tubas, flutesAlone])
    const { byOwnSection, bySection } = (await band.get('/members/count-members')).json()
    expect(bySection.map(({ section }: { section: string }) => section)).toEqual(['brass', 'woodwinds'])
    expect(byOwnSection).toMatchObject([
      { id: horns.id, name: 'Horns', family: 'brass', instruments: ['Horn'], count: 1 },
      { id: 'brass', name: 'Tubas', count: 1 },
      { id: flutes.id, count: 1 },
      { id: 'rest-brass', family: 'brass', count: 1 },
    ])
    const listed = async (id: string) =>
      names((await band.get(`/members/list-members?config[ownSection]=${id}`)).json().members)
    expect(await Promise.all([horns.id, 'brass', flutes.id, 'rest-brass', newId()].map(listed))).toEqual([
      ['Ana'],
      ['Bia'],
      ['Davi'],
      ['Caio'],
      [],
    ])
    const linked = async (id: string) =>
      names((await band.get(`/links/list-links?config[ownSection]=${id}`)).json().links)
    expect(await Promise.all([horns.id, 'rest-brass', newId()].map(linked))).toEqual([['Ana'], ['Caio'], []])
    const narrowed = (await band.get('/members/count-members?config[q]=ana')).json().byOwnSection
    expect(narrowed.map(({ count }: { count: number }) => count)).toEqual([1, 0, 0])
  })

  test('is that of the answers, the roster, the check-in and the poll', async () => {
    const { get, post, event, roster } = await inScore()
    const { id } = await event()
    const lists = [
      (await roster(id)).members,
      (await get('/replies/list-matrix')).json().members,
      (await get(`/checkins/list-checkins?id=${id}`)).json().members,
    ]
    expect(lists.map(names)).toEqual([order, order, order])
    expect(lists.map(parts)).toEqual([trumpets, trumpets, trumpets])
    const date = { id: newId(), start: '2035-03-01', end: '2035-03-02', allDay: true }
    const poll = {
      id: newId(),
      title: 'Viagem',
      calendar: 'Outros',
      dates: [date, { ...date, id: newId(), start: '2035-03-02', end: '2035-03-03' }],
    }
    const added = await post('/polls/add-poll', { poll })
    expect(added.statusCode).toBe(201)
    const { members } = (await get(`/polls/find-poll?id=${poll.id}`)).json()
    expect([names(members), parts(members)]).toEqual([order, trumpets])
    const { instruments } = (await get('/lineups/list-lineups')).json()
    expect(instruments.map(({ instrument }: { instrument: string }) => instrument)).toEqual([
      'Clarinet',
      'flute',
      'Trumpet',
      'Horn',
    ])
  })

  test('is that of an event to finish, of its record and of the analytics', async () => {
    const band = await inScore()
    const events = eventFixture(server.app, band.admin)
    const people: { id: string; name: string }[] = (await band.get('/members/all-members')).json()
    const event = await events.addEvent()
    const report = await events.report(event.id)
    expect([names(report.roster), parts(report.roster)]).toEqual([order, trumpets])
    const lines = Object.fromEntries(people.map(({ id }) => [id, 'present' as const]))
    await events.finish(event, lines)
    const record = (await events.record(event.id)).json().lines
    expect([names(record), parts(record)]).toEqual([order, trumpets])
    expect(names((await band.get('/analytics/members/list')).json().members)).toEqual(order)
    const { summary } = await events.list()
    expect(summary.bySection.map(({ section }) => section)).toEqual(['woodwinds', 'brass'])
  })

  test('takes in who is imported, and changes with the list', async () => {
    const band = await inScore()
    const gil = { id: newId(), name: 'Gil', section: 'woodwinds', instrument: 'Clarinet', part: 2, status: 'active' }
    const imported = await band.post('/members/import-members', {
      import: { id: newId(), fileName: 'gente.csv', members: [gil] },
    })
    expect(imported.statusCode).toBe(201)
    const shown = async () => names((await band.get('/members/list-members?config[sortColumn]=section')).json().members)
    // A part comes before no part.
    expect(await shown()).toEqual(['Gil', ...order])
    await band.change([brass, flutes, clarinets])
    expect(await shown()).toEqual(['Davi', 'Bia', 'Ana', 'Caio', 'Eva', 'Gil', 'Fabio'])
  })
})

test('part and second instrument come back as they were sent, and parts are small numbers', async () => {
  const band = await newBand()
  const ana = await band.member('Ana', { instrument: 'Horn', part: 4, secondInstrument: 'Wagner tuba' })
  expect(await band.find(ana.id)).toMatchObject({ part: 4, secondInstrument: 'Wagner tuba' })
  const { id, version } = ana
  const bare = { id, version, name: 'Ana', section: 'brass', status: 'active' }
  await band.post('/members/add-member', { member: bare })
  expect(await band.find(id)).toEqual({ ...bare, version: 2 })
  const wrong = await band.post('/members/add-member', { member: { ...bare, version: 2, part: 21 } })
  expect(wrong.json().error.fields).toEqual({ 'member.part': expect.stringContaining('too_') })
})

test('what an import says of names is kept for the next one', async () => {
  const band = await newBand()
  const gil = { id: newId(), name: 'Gil', section: 'woodwinds', instrument: 'Clarinete', status: 'active' }
  const spellings = [{ said: 'kl', instrument: 'Clarinete', part: 2 }]
  const imported = await band.post('/members/import-members', {
    import: { id: newId(), fileName: 'gente.csv', members: [gil], spellings },
  })
  expect(imported.statusCode).toBe(201)
  const { settings } = await band.read()
  expect(settings).toMatchObject({ spellings, version: 1 })
  expect(listed(settings)).toEqual([['woodwinds', ['Clarinete']]])
})

test('an instrument that an import brings goes into the section that was said, once', async () => {
  const band = await newBand()
  await band.change([brass, clarinets, flutes])
  const gil = { id: newId(), name: 'Gil', section: 'woodwinds', instrument: 'Taragot', status: 'active' }
  const listed = [
    { sectionId: clarinets.id, instrument: 'Taragot' },
    { sectionId: newId(), instrument: 'Serpent' },
  ]
  const bring = (members: object[]) =>
    band.post('/members/import-members', { import: { id: newId(), fileName: 'gente.csv', members, listed } })
  expect((await bring([gil])).statusCode).toBe(201)
  expect((await bring([{ ...gil, id: newId(), name: 'Ida' }])).statusCode).toBe(201)
  const { sections } = (await band.read()).settings
  expect(sections.find(({ id }: OwnSection) => id === clarinets.id)?.instruments).toEqual([
    ...clarinets.instruments,
    'Taragot',
  ])
  expect(JSON.stringify(sections)).not.toContain('Serpent')
})

test('who plays in a section with a name of its own is listed under that', async () => {
  const band = await newBand()
  await band.member('Ana', { section: 'woodwinds', instrument: 'clarinet' })
  await band.member('Bia', { section: 'woodwinds', instrument: 'Oboe' })
  await band.member('Caio', { section: 'brass', instrument: 'Horn' })
  await band.change([{ ...flutes, instruments: ['Oboe'], name: undefined }, clarinets, brass])
  const { id } = await band.event()
  const shown = (people: { name: string; ownSection?: string }[]) =>
    people.map(({ name, ownSection }) => [name, ownSection])
  const expected = [
    ['Bia', undefined],
    ['Ana', 'Clarinets'],
    ['Caio', undefined],
  ]
  expect(shown((await band.roster(id)).members)).toEqual(expected)
  expect(shown((await band.get('/replies/list-matrix')).json().members)).toEqual(expected)
  expect(shown((await band.get(`/checkins/list-checkins?id=${id}`)).json().members)).toEqual(expected)
  const events = eventFixture(server.app, band.admin)
  const report = await events.report((await events.addEvent()).id)
  expect(shown(report.roster)).toEqual(expected)
  expect(shown((await band.get('/analytics/members/all-members')).json())).toEqual(expected)
  // Money comes by name.
  const byName = [
    ['Ana', 'Clarinets'],
    ['Bia', undefined],
    ['Caio', undefined],
  ]
  expect(shown((await band.get('/finances/list-fees')).json().members)).toEqual(byName)
  const month = '2026-03'
  const dues = { month, amount: 500, dueDate: '2026-03-10', description: 'Dues' }
  expect((await band.post('/finances/create-dues', { dues })).statusCode).toBeLessThan(300)
  expect(shown((await band.get('/finances/list-debtors')).json().debtors)).toEqual(byName)
  const { members: counts } = (await band.get('/home/overview')).json()
  expect(counts.byOwnSection.map(({ name, count }: { name?: string; count: number }) => [name, count])).toEqual([
    [undefined, 1],
    ['Clarinets', 1],
    [undefined, 1],
  ])
})

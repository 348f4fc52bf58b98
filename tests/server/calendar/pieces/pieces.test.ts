import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import type { Piece } from '@contract/calendar'
import type { LibraryPiece, LibraryPieceWrite, PieceList } from '@contract/calendar/pieces'
import { pdf } from '../../finances/receiptFixture'
import { callAs, foundGroup, headersOf, joinAs } from '../../support/factories'
import { createTestServer } from '../../support/harness'
import type { TestServer } from '../../support/harness'
import { calendarFixture, newEvent } from '../events/calendarFixture'

let server: TestServer
let admin: SignedIn

beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  admin = await foundGroup(server.app)
})

const add = (piece: object, as = admin) => callAs(server.app, as, 'POST', '/calendar/add-piece', { piece })
const get = async (url: string, as = admin) => (await callAs(server.app, as, 'GET', url)).json()

async function stored(over: Partial<LibraryPieceWrite> = {}): Promise<LibraryPiece> {
  const answer = await add({ id: newId(), title: 'Abertura', ...over })
  if (answer.statusCode > 201) throw new Error(answer.body)
  return answer.json().piece
}

const list = (config = ''): Promise<PieceList> => get(`/calendar/list-pieces?${config}`)
const titles = async (config = '') => (await list(config)).pieces.map(({ title }) => title)
const fieldsOf = async (over: object) => (await add({ id: newId(), title: 'Abertura', ...over })).json().error.fields

test('a piece comes back as it was sent, and its numbers as they are printed', async () => {
  const whole = {
    composer: 'Carlos Gomes',
    arranger: 'J. de Meij',
    publisher: 'Ricordi',
    shelf: 'A 12',
    minutes: 8,
    seconds: 30,
    grade: 4.5,
    genre: 'Abertura',
    instrumentation: '2 2 2 2 — 4 2 3 1 — tmp — str',
    society: 'GEMA',
    workNumber: '1234567-001',
    notes: 'Partes em dó',
    isArchived: true,
  } as const
  const piece = await stored({ ...whole, iswc: 't0345246801', ismn: 'M-2306-7118-7' })
  expect(piece).toEqual({
    id: piece.id,
    title: 'Abertura',
    ...whole,
    iswc: 'T-034.524.680-1',
    ismn: '979-0-2306-7118-7',
    version: 1,
  })
  expect(await get(`/calendar/find-piece?id=${piece.id}`)).toMatchObject({ piece, played: [], planned: [] })
})

test('a number with a wrong digit is refused at its field', async () => {
  expect(await fieldsOf({ iswc: 'T-034.524.680-2', ismn: '979-0-2306-7118-6' })).toEqual({
    'piece.iswc': 'bad_iswc',
    'piece.ismn': 'bad_ismn',
  })
  expect(await fieldsOf({ ismn: '978-3-16-148410-0' })).toEqual({ 'piece.ismn': 'bad_ismn' })
  expect(await fieldsOf({ workNumber: '12' })).toEqual({ 'piece.society': 'required' })
})

test('an instrumentation that cannot be read says where, and one that can is written as libraries do', async () => {
  expect(await fieldsOf({ instrumentation: '2 2 2 2 — 4 2 3 — tmp' })).toEqual({
    'piece.instrumentation': 'bad_instrumentation:4 2 3',
  })
  expect((await stored({ instrumentation: '2.2.2.2-4.2.3.1-timp-str' })).instrumentation).toBe(
    '2 2 2 2 — 4 2 3 1 — tmp — str',
  )
})

test('a length has seconds, of short pieces alone, and is sorted with them', async () => {
  await stored({ title: 'Fanfare', minutes: 0, seconds: 45 })
  for (const seconds of [30, undefined, 5]) await stored({ title: `Valse 8:${seconds ?? '00'}`, minutes: 8, seconds })
  const sorted = ['Fanfare', 'Valse 8:00', 'Valse 8:5', 'Valse 8:30']
  expect(await titles('config[sortColumn]=minutes')).toEqual(sorted)
  expect(await titles('config[sortColumn]=minutes&config[sort]=desc')).toEqual(sorted.toReversed())
  expect(await fieldsOf({ minutes: 0 })).toEqual({ 'piece.minutes': 'too_small:1' })
  expect(await fieldsOf({ seconds: 30 })).toEqual({ 'piece.minutes': 'too_small:1' })
  expect(await fieldsOf({ minutes: 1, seconds: 60 })).toEqual({ 'piece.seconds': 'too_big:59' })
})

test('a grade goes by halves', async () => {
  expect((await stored({ grade: 0.5 })).grade).toBe(0.5)
  expect(await fieldsOf({ grade: 3.3 })).toHaveProperty(['piece.grade'])
  expect(await fieldsOf({ grade: 6.5 })).toEqual({ 'piece.grade': 'too_big:6' })
})

test('the library is searched by title, composer, arranger and shelf; case and accents do not count', async () => {
  await stored({ title: 'Protofonia', composer: 'Carlos Gomes', shelf: 'G 2' })
  await stored({ title: 'Suíte Nordestina', arranger: 'João Victor' })
  expect(await titles('config[q]=gomes proto')).toEqual(['Protofonia'])
  expect(await titles('config[q]=Gomes, Carlos')).toEqual(['Protofonia'])
  expect(await titles('config[q]=Carlos Gomes')).toEqual(['Protofonia'])
  expect(await titles('config[q]=joao suite')).toEqual(['Suíte Nordestina'])
  expect(await titles('config[q]=G 2')).toEqual(['Protofonia'])
  expect(await titles('config[q]=gomes nordestina')).toEqual([])
})

test('what is archived is listed where it is asked for; genres are those of the library', async () => {
  await stored({ title: 'Marcha', genre: 'Marcha' })
  await stored({ title: 'Valsa', genre: 'Valsa', isArchived: true })
  await stored({ title: 'Ária' })
  expect(await titles()).toEqual(['Ária', 'Marcha'])
  expect(await titles('config[state]=archived')).toEqual(['Valsa'])
  expect(await titles('config[state]=all&config[genre]=Marcha')).toEqual(['Marcha'])
  expect((await list()).genres).toEqual(['Marcha', 'Valsa'])
  expect((await get('/calendar/all-pieces?config[state]=all')).length).toBe(3)
})

test('pages follow the order, and what is not told stands last in either direction', async () => {
  for (const grade of [3, undefined, 1.5]) await stored({ title: `Peça ${grade ?? 'x'}`, ...(grade && { grade }) })
  expect(await titles('config[sortColumn]=grade')).toEqual(['Peça 1.5', 'Peça 3', 'Peça x'])
  expect(await titles('config[sortColumn]=grade&config[sort]=desc&config[perPage]=2')).toEqual(['Peça 3', 'Peça 1.5'])
  expect((await list('config[page]=2&config[perPage]=2&config[sortColumn]=grade')).total).toBe(3)
})

test('everybody who reads the calendar reads the library, and conductors change it', async () => {
  const piece = await stored()
  const [conductor, member] = [await joinAs(server.app, admin, 'conductor'), await joinAs(server.app, admin, 'member')]
  expect((await get('/calendar/list-pieces', member)).total).toBe(1)
  expect((await add({ ...piece, shelf: 'B' }, member)).statusCode).toBe(403)
  expect((await add({ ...piece, shelf: 'B' }, conductor)).json().piece.shelf).toBe('B')
  const stranger = await foundGroup(server.app)
  expect((await callAs(server.app, stranger, 'GET', `/calendar/find-piece?id=${piece.id}`)).statusCode).toBe(404)
})

const newPast = (day: string, programme: Piece[], over: { location?: string; calendar?: 'Publico' } = {}) =>
  newEvent({ start: `${day}T22:00:00.000Z`, end: `${day}T23:00:00.000Z`, extendedProps: { programme, ...over } })

const concertAt = { calendar: 'Publico' as const }

test('a piece says when it was played, how often, where and under whom; what was planned and not played is not', async () => {
  const calendar = calendarFixture(server.app, admin)
  const [waltz, march] = [await stored({ title: 'Valsa' }), await stored({ title: 'Marcha' })]
  const conductor = { id: newId(), name: 'Rosa Leal', section: 'direction', status: 'active' }
  await callAs(server.app, admin, 'POST', '/members/add-member', { member: conductor })
  const tied = ({ id, title }: LibraryPiece, more: Partial<Piece> = {}): Piece => ({ title, pieceId: id, ...more })
  const first = (await calendar.add(newPast('2026-03-03', [tied(waltz)], { ...concertAt, location: 'Teatro' }))).json()
    .event
  const second = (await calendar.add(newPast('2026-04-03', [tied(march)], concertAt))).json().event
  const coming = (await calendar.add(newPast('2099-04-03', [tied(march)]))).json().event
  const finish = (id: string, version: number, more: object) =>
    calendar.post('/calendar/finish-event', {
      obj: { id, version, attendance: [{ memberId: conductor.id, status: 'present' }], ...more },
    })
  await finish(first.id, first.version, {})
  await finish(second.id, second.version, { programme: [tied(waltz, { kind: 'encore' })] })
  // To rehearse is not to play.
  const rehearsal = await calendar.stored(newPast('2026-04-04', [tied(waltz)]))
  await finish(rehearsal.id, rehearsal.version, {})

  const played = await get(`/calendar/find-piece?id=${waltz.id}`)
  expect(played.timesPlayed).toBe(2)
  expect(played.played).toMatchObject([
    { id: second.id, isEncore: true, conductors: ['Rosa Leal'] },
    { id: first.id, location: 'Teatro', conductors: ['Rosa Leal'] },
  ])
  expect(await get(`/calendar/find-piece?id=${march.id}`)).toMatchObject({
    timesPlayed: 0,
    played: [],
    planned: [{ id: coming.id }],
  })
  expect((await list()).plays).toEqual([{ pieceId: waltz.id, count: 2, last: '2026-04-03T22:00:00.000Z' }])
  const concert = await calendar.stored(newPast('2026-05-03', [tied(march)], concertAt))
  await finish(concert.id, concert.version, {})
  await stored({ title: 'Ária' })
  expect(await titles('config[sortColumn]=timesPlayed&config[sort]=desc')).toEqual(['Valsa', 'Marcha', 'Ária'])
  expect(await titles('config[sortColumn]=lastPlayed&config[sort]=desc')).toEqual(['Marcha', 'Valsa', 'Ária'])
  expect(await titles('config[sortColumn]=lastPlayed')).toEqual(['Valsa', 'Marcha', 'Ária'])
  expect(await titles('config[played]=never')).toEqual(['Ária'])
  expect((await list('config[played]=never')).total).toBe(1)
  const file = await get('/calendar/all-pieces?config[sortColumn]=timesPlayed')
  expect(file.map(({ title }: LibraryPiece) => title)).toEqual(['Ária', 'Marcha', 'Valsa'])
  // The tie is to the piece, and not to its title.
  await add({ ...waltz, title: 'Valsa nº 2' })
  expect((await get(`/calendar/find-piece?id=${waltz.id}`)).timesPlayed).toBe(2)
})

test('the report of rights has what was performed in its days, with what the library knows', async () => {
  const calendar = calendarFixture(server.app, admin)
  const waltz = await stored({
    title: 'Valsa',
    composer: 'Strauss',
    arranger: 'Meij',
    society: 'GEMA',
    workNumber: '12',
  })
  const line = { title: 'Valsa', pieceId: waltz.id, minutes: 5, seconds: 20 }
  const lines: Piece[] = [
    line,
    { title: 'Intervalo', kind: 'intermission', minutes: 20 },
    line,
    { title: 'Bis', kind: 'encore' },
  ]
  const concert = newPast('2026-03-03', lines, { location: 'Teatro', calendar: 'Publico' })
  for (const event of [concert, newPast('2026-03-04', lines), newPast('2026-04-01', lines, { calendar: 'Publico' })]) {
    const { id, version } = (await calendar.add(event)).json().event
    await calendar.post('/calendar/finish-event', { obj: { id, version, attendance: [], audience: 80 } })
  }
  const { performances } = await get('/calendar/list-performed?from=2026-03-01&to=2026-03-31')
  const at = { event: { id: concert.id }, location: 'Teatro', audience: 80 }
  expect(performances).toMatchObject([
    {
      ...at,
      title: 'Valsa',
      composer: 'Strauss',
      arranger: 'Meij',
      minutes: 5,
      seconds: 20,
      count: 2,
      society: 'GEMA',
      workNumber: '12',
    },
    { ...at, title: 'Bis', count: 1 },
  ])
  const member = await joinAs(server.app, admin, 'member')
  const refused = await callAs(server.app, member, 'GET', '/calendar/list-performed?from=2026-03-01&to=2026-03-31')
  expect(refused.statusCode).toBe(403)
})

test('of a tour a line without a day was performed on each day with a concert, with the length that the library knows', async () => {
  const calendar = calendarFixture(server.app, admin)
  const waltz = await stored({ title: 'Valsa', minutes: 8, seconds: 30 })
  const day = (at: number, kind: 'concert' | 'rehearsal', location: string) => ({ day: at, kind, location })
  const tour = await calendar.stored({
    ...newPast('2026-03-05', []),
    end: '2026-03-08T23:00:00.000Z',
    extendedProps: {
      calendar: 'Publico',
      programme: [
        { title: 'Valsa', pieceId: waltz.id },
        { title: 'Bis', day: 2 },
      ],
      days: [day(0, 'rehearsal', 'Sede'), day(1, 'concert', 'Braga'), day(2, 'concert', 'Porto')],
    },
  })
  const { id, version } = tour
  await calendar.post('/calendar/finish-event', { obj: { id, version, attendance: [] } })
  const { performances } = await get('/calendar/list-performed?from=2026-03-01&to=2026-03-31')
  const shown = performances.map((one: { title: string; location: string; minutes?: number; seconds?: number }) => [
    one.title,
    one.location,
    one.minutes,
    one.seconds,
  ])
  expect(shown).toEqual([
    ['Valsa', 'Braga', 8, 30],
    ['Valsa', 'Porto', 8, 30],
    ['Bis', 'Porto', undefined, undefined],
  ])
})

test('Undo of tied programmes leaves those that were tied before', async () => {
  const calendar = calendarFixture(server.app, admin)
  const waltz = await stored({ title: 'Valsa' })
  const before = await calendar.stored({ extendedProps: { programme: [{ title: 'Valsa', pieceId: waltz.id }] } })
  const untied = await calendar.stored({ extendedProps: { programme: [{ title: 'Valsa' }] } })
  const ties = [{ pieceId: waltz.id, spellings: [{ title: 'Valsa' }] }]
  const made = await calendar.post('/calendar/import-pieces', { import: { pieces: [], ties } })
  const { eventIds } = made.json()
  expect(eventIds).toEqual([untied.id])
  await calendar.post('/calendar/undo-piece-import', { import: { pieces: [], ties, eventIds } })
  const programmeOf = async (id: string) => (await calendar.find(id)).json().event.extendedProps.programme
  expect([await programmeOf(before.id), await programmeOf(untied.id)]).toEqual([
    [{ title: 'Valsa', pieceId: waltz.id }],
    [{ title: 'Valsa' }],
  ])
})

test('programmes are tied to imported pieces, and Undo unties them, or is refused once a piece was changed', async () => {
  const calendar = calendarFixture(server.app, admin)
  const waltz = await stored({ title: 'Valsa' })
  const programme = [
    { title: 'Valsa' },
    { title: 'Pausa', kind: 'intermission' as const },
    { title: 'Marcha', minutes: 3, seconds: 40 },
  ]
  const event = await calendar.stored({ extendedProps: { programme } })
  await calendar.stored({ extendedProps: { programme: [{ title: 'Marcha', minutes: 4 }, { title: 'Marcha' }] } })
  const lines = async () => (await get('/calendar/list-programme-lines')).lines
  expect(await lines()).toEqual([
    { title: 'Marcha', minutes: 3, seconds: 40, count: 2 },
    { title: 'Valsa', count: 1 },
  ])
  const march = { id: newId(), title: 'Marcha' }
  const ties = [
    { pieceId: waltz.id, spellings: [{ title: 'Valsa' }] },
    { pieceId: march.id, spellings: [{ title: 'Marcha' }] },
  ]
  const body = { import: { pieces: [march], ties } }
  expect((await calendar.post('/calendar/import-pieces', body)).json()).toMatchObject({
    added: 1,
    tied: 2,
    eventIds: expect.arrayContaining([event.id]),
  })
  const tiedOf = async () => (await calendar.find(event.id)).json().event.extendedProps.programme
  expect(await tiedOf()).toEqual([
    { title: 'Valsa', pieceId: waltz.id },
    programme[1],
    { title: 'Marcha', minutes: 3, seconds: 40, pieceId: march.id },
  ])
  expect(await lines()).toEqual([])
  const undo = () => calendar.post('/calendar/undo-piece-import', { import: { pieces: [march.id], ties } })
  const changed = (await add({ ...march, shelf: 'A', version: 1 })).json().piece
  expect((await undo()).json().error.code).toBe('conflict')
  await callAs(server.app, admin, 'DELETE', `/calendar/remove-piece?id=${changed.id}`)
  expect((await undo()).json().error.code).toBe('not_found')

  const again = { id: newId(), title: 'Polca' }
  await calendar.post('/calendar/import-pieces', { import: { pieces: [again], ties: [] } })
  const answer = await calendar.post('/calendar/undo-piece-import', { import: { pieces: [again.id], ties } })
  expect(answer.json()).toEqual({ removed: 1 })
  expect(await tiedOf()).toEqual(programme)
})

test('an import that ties to a piece that is not there changes nothing', async () => {
  const calendar = calendarFixture(server.app, admin)
  await calendar.stored({ extendedProps: { programme: [{ title: 'Valsa' }] } })
  const ties = [{ pieceId: newId(), spellings: [{ title: 'Valsa' }] }]
  const body = { import: { pieces: [{ id: newId(), title: 'Marcha' }], ties } }
  expect((await calendar.post('/calendar/import-pieces', body)).statusCode).toBe(404)
  expect((await list()).total).toBe(0)
})

describe('two pieces become one', () => {
  const merge = (kept: object, { id, version }: LibraryPiece, mergeId = newId()) =>
    callAs(server.app, admin, 'POST', '/calendar/merge-pieces', {
      merge: { id: mergeId, kept, givenUp: { id, version } },
    })
  const undo = (id: string) => callAs(server.app, admin, 'POST', '/calendar/undo-piece-merge', { id })
  const addFile = (pieceId: string) =>
    server.app.inject({
      method: 'POST',
      url: `/calendar/add-piece-file?id=${newId()}&pieceId=${pieceId}&name=Partitura.pdf`,
      headers: { ...headersOf(admin), 'content-type': 'application/octet-stream' },
      payload: pdf('x'),
    })
  const filesOf = async (pieceId: string) => (await get(`/calendar/list-piece-files?pieceId=${pieceId}`)).files.length
  const planned = async (pieceId: string) => (await get(`/calendar/find-piece?id=${pieceId}`)).planned.length

  test('with the programmes, plays and files of both; and two again, all of it, by Undo', async () => {
    const [kept, gone] = [await stored({ title: 'Valsa', shelf: 'A 1' }), await stored({ title: 'VALSA', minutes: 5 })]
    await addFile(gone.id)
    const calendar = calendarFixture(server.app, admin)
    const programme = [kept, gone].map(({ id, title }) => ({ title, pieceId: id }))
    const event = await calendar.stored(newPast('2099-01-02', programme))
    const past = await calendar.stored(newPast('2026-01-02', [{ title: 'VALSA', pieceId: gone.id }], concertAt))
    await calendar.post('/calendar/finish-event', { obj: { id: past.id, version: past.version, attendance: [] } })
    const id = newId()
    const answers = [await merge({ ...kept, minutes: 5 }, gone, id), await merge({ ...kept, minutes: 5 }, gone, id)]
    expect(answers.map((answer) => answer.json().piece)).toEqual(
      [2, 2].map((version) => ({ ...kept, minutes: 5, version })),
    )
    expect(await titles('config[state]=all')).toEqual(['Valsa'])
    expect(await get(`/calendar/find-piece?id=${kept.id}`)).toMatchObject({
      timesPlayed: 1,
      planned: [{ id: event.id }],
    })
    expect(await filesOf(kept.id)).toBe(1)
    const { merges } = await get('/calendar/list-piece-merges')
    expect(merges).toEqual([{ id, keptId: kept.id, keptTitle: 'Valsa', title: 'VALSA', at: expect.any(String) }])

    expect((await undo(id)).json().piece).toEqual({ ...kept, version: 3 })
    expect(await titles('config[state]=all')).toEqual(['Valsa', 'VALSA'])
    expect([await filesOf(kept.id), await filesOf(gone.id), await planned(gone.id)]).toEqual([0, 1, 1])
    const back = (await calendar.find(event.id)).json().event
    expect(back.extendedProps.programme).toEqual(programme)
    expect((await get('/calendar/list-piece-merges')).merges).toEqual([])
    const { entries } = await get(`/audit/list-entries?config[subjectId]=${kept.id}&config[sort]=asc`)
    expect(entries.map(({ action }: { action: string }) => action)).toEqual([
      'piece_added',
      'pieces_merged',
      'piece_merge_undone',
    ])
  })

  test('a pair that is told apart stays so until it is taken back', async () => {
    const [one, other] = [await stored(), await stored()]
    const ids = [other.id, one.id]
    const tell = (over: object) =>
      callAs(server.app, admin, 'POST', '/calendar/tell-pieces-apart', { pair: { ids, areTwo: true, ...over } })
    const apart = async () => (await get('/calendar/list-piece-merges')).apart
    for (const _again of [1, 2]) expect((await tell({})).json().pair).toEqual({ ids: ids.toSorted(), areTwo: true })
    expect(await apart()).toEqual([ids.toSorted()])
    expect((await tell({ areTwo: false })).statusCode).toBe(200)
    expect(await apart()).toEqual([])
    expect((await tell({ ids: [one.id, one.id] })).json().error.fields).toEqual({ 'pair.ids.1': 'not_allowed' })
    expect((await tell({ ids: [one.id, newId()] })).statusCode).toBe(404)
    const { entries } = await get(`/audit/list-entries?config[subjectId]=${ids.toSorted()[0]}&config[sort]=asc`)
    expect(entries.map(({ action }: { action: string }) => action).slice(1)).toEqual([
      'pieces_told_apart',
      'pieces_no_longer_apart',
    ])
  })

  test('under the versions that were read, and Undo ends where something was changed, or after a day', async () => {
    const [kept, gone] = [await stored(), await stored()]
    await add({ ...gone, shelf: 'B 2' })
    const late = await merge(kept, gone)
    expect([late.statusCode, late.json().error.current.shelf]).toEqual([409, 'B 2'])
    expect((await merge(kept, kept)).json().error.fields).toEqual({ 'merge.givenUp.id': 'not_allowed' })
    const id = newId()
    const now = (await merge(kept, { ...gone, version: 2 }, id)).json().piece
    await add({ ...now, shelf: 'C 3' })
    expect((await undo(id)).json().error.code).toBe('merge_changed')
    await server.pool.query(`update piece_merges set merged_at = now() - interval '25 hours' where id = $1`, [id])
    expect((await undo(id)).json().error.code).toBe('merge_too_old')
    expect((await get('/calendar/list-piece-merges')).merges).toEqual([])
    expect((await undo(newId())).statusCode).toBe(404)
  })
})

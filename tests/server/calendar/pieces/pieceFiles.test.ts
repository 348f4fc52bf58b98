import { randomBytes } from 'node:crypto'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import { PIECE_FILES_MAX_BYTES, PIECE_FILE_MAX_BYTES } from '@contract/calendar/pieceFiles'
import type { PieceFile } from '@contract/calendar/pieceFiles'
import type { LibraryPiece } from '@contract/calendar/pieces'
import type { MemberWrite } from '@contract/members'
import { privacyRepository } from '../../../../server/areas/privacy/privacyRepository'
import { pdf } from '../../finances/receiptFixture'
import { callAs, foundGroup, headersOf, joinAs } from '../../support/factories'
import { createTestServer } from '../../support/harness'
import type { TestServer } from '../../support/harness'
import { replyFixture } from '../replies/replyFixture'

let server: TestServer
let admin: SignedIn

beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  admin = await foundGroup(server.app)
})

const get = async (url: string, as = admin) => (await callAs(server.app, as, 'GET', url)).json()

async function stored(): Promise<LibraryPiece> {
  const piece = { id: newId(), title: 'Bolero' }
  return (await callAs(server.app, admin, 'POST', '/calendar/add-piece', { piece })).json().piece
}

const addFile = (
  pieceId: string,
  file: Buffer,
  {
    id = newId(),
    name = 'Bolero.pdf',
    as = admin,
    ...part
  }: { id?: string; name?: string; instrument?: string; part?: string; as?: SignedIn } = {},
) =>
  server.app.inject({
    method: 'POST',
    url: `/calendar/add-piece-file?${new URLSearchParams({ id, pieceId, name, ...part }).toString()}`,
    headers: { ...headersOf(as), 'content-type': 'application/octet-stream' },
    payload: file,
  })
async function storedFile(...given: Parameters<typeof addFile>): Promise<PieceFile> {
  const answer = await addFile(...given)
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return answer.json().file
}
const listFiles = async (pieceId: string, as = admin): Promise<PieceFile[]> =>
  (await get(`/calendar/list-piece-files?pieceId=${pieceId}`, as)).files
const openFile = (id: string, as = admin) => callAs(server.app, as, 'GET', `/calendar/piece-file?id=${id}`)
const saveFile = (file: object, as = admin) => callAs(server.app, as, 'POST', '/calendar/save-piece-file', { file })
const writeOf = ({ id, name, parts, version }: PieceFile) => ({ id, name, ...(parts && { parts }), version })

test('a file of a piece comes back byte for byte, as one that no browser runs', async () => {
  const piece = await stored()
  const bytes = pdf(randomBytes(700_001))
  const file = await storedFile(piece.id, bytes, { name: 'x/Bolero – Cl "2".PDF', instrument: 'Clarinete', part: '2' })
  expect(file).toMatchObject({
    pieceId: piece.id,
    name: 'Bolero – Cl 2 .PDF',
    parts: [{ instrument: 'Clarinete', part: 2 }],
    type: 'application/pdf',
    size: bytes.length,
    version: 1,
  })
  expect(await listFiles(piece.id)).toEqual([file])
  const opened = await openFile(file.id)
  expect(opened.rawPayload.equals(bytes)).toBe(true)
  expect(opened.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(bytes.length),
    'content-disposition': expect.stringMatching(/^attachment; /),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'no-store',
  })
})

const musicXml = '<score-partwise version="4.0"><part-list/></score-partwise>'
const utf16 = Buffer.from(`\ufeff<?xml version="1.0" encoding="UTF-16"?>${musicXml}`, 'utf16le')
const zipOf = (name: string, content = '') => {
  const head = Buffer.alloc(30)
  head.write('PK\u0003\u0004', 'latin1')
  head.writeUInt32LE(content.length, 18)
  head.writeUInt16LE(name.length, 26)
  return Buffer.concat([head, Buffer.from(name + content)])
}

test.each([
  ['a PDF', pdf('x'), 'Bolero.pdf'],
  ['an MP3 with a tag', Buffer.from('ID3\u0003\0\0\0\0\0\u0010 and more', 'latin1'), 'Bolero.mp3'],
  ['an MP3 without one', Buffer.from([0xff, 0xfb, 0x90, 0x64, 0, 0]), 'Bolero.mp3'],
  ['MIDI', Buffer.from('MThd\0\0\0\u0006\0\u0001', 'latin1'), 'Bolero.mid'],
  ['MusicXML', Buffer.from(`<?xml version="1.0"?>\n<!-- <html> -->\n${musicXml}`), 'Bolero.musicxml'],
  [
    'MusicXML with its document type',
    Buffer.from(`<!DOCTYPE score-timewise PUBLIC "-//R" "x.dtd">\n<score-timewise>`),
    'Bolero.musicxml',
  ],
  ['MusicXML of wide letters', utf16, 'Bolero.musicxml'],
  ['compressed MusicXML', zipOf('META-INF/container.xml', '<container/>'), 'Bolero.mxl'],
  ['an e-book', Buffer.concat([zipOf('mimetype', 'application/epub+zip'), zipOf('META-INF/container.xml')]), undefined],
  ['another archive', zipOf('bolero.exe'), undefined],
  ['a page', Buffer.from('<html><score-partwise></html>'), undefined],
  ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), undefined],
  ['XML with entities of its own', Buffer.from(`<!DOCTYPE x [<!ENTITY a "b">]>${musicXml}`), undefined],
  ['a text', Buffer.from('MThd'), undefined],
])('%s is taken for what its bytes say, whatever it is called', async (_what, bytes, name) => {
  const piece = await stored()
  const answer = await addFile(piece.id, bytes, { name: 'Bolero.html' })
  const { file, error } = answer.json()
  expect(file?.name ?? error.fields).toEqual(name ?? { file: 'bad_file_type' })
})

test('a file is renamed, given to other parts, removed and brought back; what changed since is a conflict', async () => {
  const piece = await stored()
  const file = await storedFile(piece.id, pdf('a'))
  const change = {
    ...writeOf(file),
    name: 'Clarinetes',
    parts: [{ instrument: 'Clarinete' }, { instrument: 'Requinta' }],
  }
  const changed = (await saveFile(change)).json().file
  expect(changed).toMatchObject({ name: 'Clarinetes.pdf', parts: change.parts, version: 2 })
  const late = await saveFile(writeOf(file))
  expect([late.statusCode, late.json().error.current]).toEqual([409, changed])
  await callAs(server.app, admin, 'DELETE', `/calendar/remove-piece-file?id=${file.id}`)
  expect([await listFiles(piece.id), (await openFile(file.id)).statusCode]).toEqual([[], 404])
  expect((await saveFile(writeOf(changed))).statusCode).toBe(200)
  expect(await listFiles(piece.id)).toEqual([{ ...changed, version: 3 }])
  const twice = [{ instrument: 'Flauta' }, { instrument: 'FLAUTA' }]
  expect((await saveFile({ ...writeOf(changed), parts: twice, version: 3 })).json().error.fields).toEqual({
    'file.parts': 'taken',
  })
  const { entries } = await get(`/audit/list-entries?config[subjectId]=${piece.id}&config[sort]=asc`)
  expect(entries.map(({ action }: { action: string }) => action)).toEqual([
    'piece_added',
    'piece_file_added',
    'piece_file_changed',
    'piece_file_removed',
    'piece_file_restored',
  ])
})

test('sent again a file is the same; others under its id, an empty one and a far too large one are refused', async () => {
  const piece = await stored()
  const id = newId()
  const twice = [await addFile(piece.id, pdf('a'), { id }), await addFile(piece.id, pdf('a'), { id })]
  expect(twice.map(({ statusCode }) => statusCode)).toEqual([201, 200])
  expect((await addFile(piece.id, pdf('b'), { id })).statusCode).toBe(409)
  expect((await addFile(piece.id, Buffer.alloc(0))).statusCode).toBe(400)
  expect((await addFile(piece.id, pdf(Buffer.alloc(PIECE_FILE_MAX_BYTES)))).statusCode).toBe(413)
  expect((await addFile(newId(), pdf('a'))).statusCode).toBe(404)
})

test('a file finds no room where those of the group have 4 GB', async () => {
  const piece = await stored()
  const { id } = await storedFile(piece.id, pdf('a'))
  await server.pool.query(
    `insert into piece_files (group_id, id, piece_id, name, type, size, sha256)
     select group_id, gen_random_uuid(), piece_id, name, type, $2, n::text
       from piece_files, generate_series(1, 4) n where id = $1`,
    [id, PIECE_FILES_MAX_BYTES / 4 - 10],
  )
  expect((await addFile(piece.id, pdf(Buffer.alloc(100)))).json().error.code).toBe('piece_files_full')
})

test('everybody who reads the calendar opens files, conductors change them, and strangers see none', async () => {
  const piece = await stored()
  const file = await storedFile(piece.id, pdf('a'))
  const member = await joinAs(server.app, admin, 'member')
  expect([await listFiles(piece.id, member), (await openFile(file.id, member)).statusCode]).toEqual([[file], 200])
  expect((await addFile(piece.id, pdf('b'), { as: member })).statusCode).toBe(403)
  expect((await saveFile(writeOf(file), member)).statusCode).toBe(403)
  const stranger = await foundGroup(server.app)
  const answers = await Promise.all([openFile(file.id, stranger), saveFile(writeOf(file), stranger)])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404])
})

describe('on the personal page', () => {
  /** A member with a link, and the files that their page offers at the first event. */
  async function player(over: Partial<MemberWrite>) {
    const replies = replyFixture(server.app, admin)
    const { id } = await replies.member('Ana Sá', { section: 'woodwinds', ...over })
    const link = await replies.link(id)
    const files = async () => (await replies.page(link)).events[0].files?.map(({ name }: PieceFile) => name)
    return { id, files, open: (file: string) => replies.byLink(link, 'GET', `/replies/piece-file?id=${file}`) }
  }

  test('are the files for what one plays, and others cannot be opened', async () => {
    const piece = await stored()
    const [all, second, flute] = [
      await storedFile(piece.id, pdf('a'), { name: 'Partitura' }),
      await storedFile(piece.id, pdf('b'), { name: 'Clarinete 2', instrument: 'clarinete', part: '2' }),
      await storedFile(piece.id, pdf('c'), { name: 'Flauta', instrument: 'Flauta' }),
    ]
    await storedFile((await stored()).id, pdf('d'))
    const programme = [{ title: 'Bolero', pieceId: piece.id }]
    const event = await replyFixture(server.app, admin).event({ extendedProps: { programme } })
    const first = await player({ instrument: 'Clarinete', part: 1, secondInstrument: 'Flauta' })
    const other = await player({ instrument: 'Clarinete', part: 2 })
    const any = await player({ instrument: 'Clarinete' })
    expect([await first.files(), await other.files(), await any.files()]).toEqual([
      ['Partitura.pdf'],
      ['Clarinete 2.pdf', 'Partitura.pdf'],
      ['Clarinete 2.pdf', 'Partitura.pdf'],
    ])
    const statuses = async (who: typeof first) =>
      (await Promise.all([all, second, flute].map(({ id }) => who.open(id)))).map(({ statusCode }) => statusCode)
    expect([await statuses(first), await statuses(other)]).toEqual([
      [200, 404, 404],
      [200, 200, 404],
    ])
    const doubling = { eventId: event.id, memberId: first.id, isDoubling: true }
    await callAs(server.app, admin, 'POST', '/replies/set-doubling', { doubling })
    expect([await first.files(), await statuses(first)]).toEqual([
      ['Flauta.pdf', 'Partitura.pdf'],
      [200, 404, 200],
    ])
    expect((await other.open(second.id)).headers['content-disposition']).toMatch(/^attachment; /)
  })

  test('can be opened for two weeks after the event', async () => {
    const piece = await stored()
    const file = await storedFile(piece.id, pdf('a'))
    const programme = [{ title: 'Abertura', pieceId: piece.id }]
    const daysAgo = (days: number) => {
      const start = Date.now() - days * 86_400_000
      return { start: new Date(start).toISOString(), end: new Date(start + 3_600_000).toISOString() }
    }
    const person = await player({ instrument: 'Flauta' })
    const { calendar } = replyFixture(server.app, admin)
    await calendar.stored({ ...daysAgo(20), extendedProps: { programme } })
    expect((await person.open(file.id)).statusCode).toBe(404)
    await calendar.stored({ ...daysAgo(10), extendedProps: { programme } })
    expect((await person.open(file.id)).statusCode).toBe(200)
  })
})

test('a purge deletes removed files for good, and an erased name leaves theirs', async () => {
  const piece = await stored()
  const [kept, gone] = [
    await storedFile(piece.id, pdf('a'), { name: 'Zuleica Prado' }),
    await storedFile(piece.id, pdf('b')),
  ]
  await callAs(server.app, admin, 'DELETE', `/calendar/remove-piece-file?id=${gone.id}`)
  const person = { id: newId(), name: 'Zuleica Prado', section: 'brass', status: 'former' }
  const { member } = (await callAs(server.app, admin, 'POST', '/members/add-member', { member: person })).json()
  const { id, version } = member
  await callAs(server.app, admin, 'POST', '/members/erase-member', { member: { id, version } })
  expect((await listFiles(piece.id)).map(({ name }) => name)).toEqual(['—.pdf'])
  const groupId = admin.userData.group.id
  await server.pool.query('update groups set purge_months = 6 where group_id = $1', [groupId])
  await privacyRepository(server.db).purge(groupId, new Date(Date.now() + 366 * 86_400_000))
  const { rows } = await server.pool.query('select file_id from piece_file_chunks where group_id = $1', [groupId])
  expect(rows).toEqual([{ file_id: kept.id }])
})

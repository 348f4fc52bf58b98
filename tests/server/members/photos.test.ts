import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import { bareJpeg } from '../../../server/areas/members/bareJpeg'
import { callAs, foundGroup, joinAs } from '../support/factories'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { SMALL_JPEG, jpegOfCamera, smallJpeg } from '../support/jpegs'

let server: TestServer
let admin: SignedIn

beforeAll(async () => {
  server = await createTestServer()
  admin = await foundGroup(server.app)
})

afterAll(() => server.close())

async function addMember(): Promise<string> {
  const member = { id: newId(), name: 'Ana', section: 'brass', status: 'active' }
  await callAs(server.app, admin, 'POST', '/members/add-member', { member })
  return member.id
}

const change = (memberId: string, jpeg: string | null, as = admin) =>
  callAs(server.app, as, 'POST', '/members/change-photo', { photo: { memberId, jpeg } })
const find = async (id: string, as = admin) =>
  (await callAs(server.app, as, 'GET', `/members/find-photo?id=${id}`)).json()

test('a photo is kept without what the camera wrote into it, and goes by hand, told in the log', async () => {
  const id = await addMember()
  expect(await find(id)).toEqual({ jpeg: null })
  const saved = await change(id, jpegOfCamera().toString('base64'))
  expect([saved.statusCode, saved.json()]).toEqual([200, { jpeg: SMALL_JPEG }])
  expect((await change(id, SMALL_JPEG)).statusCode).toBe(200)
  const conductor = await joinAs(server.app, admin, 'conductor')
  expect(await find(id, conductor)).toEqual({ jpeg: SMALL_JPEG })
  expect((await change(id, null, conductor)).statusCode).toBe(403)
  expect((await change(id, null)).json()).toEqual({ jpeg: null })
  expect(await find(id)).toEqual({ jpeg: null })
  const { entries } = (await callAs(server.app, admin, 'GET', `/audit/list-entries?config[subjectId]=${id}`)).json()
  expect(entries.map(({ action }: { action: string }) => action)).toEqual([
    'member_photo_removed',
    'member_photo_changed',
    'member_added',
  ])
})

test('is in the personal data, and goes with an erasure; of another group nobody sees or changes it', async () => {
  const id = await addMember()
  await change(id, SMALL_JPEG)
  const { data } = (await callAs(server.app, admin, 'GET', `/members/find-member-data?id=${id}`)).json()
  expect(data.photo).toBe(SMALL_JPEG)
  const other = await foundGroup(server.app)
  expect((await callAs(server.app, other, 'GET', `/members/find-photo?id=${id}`)).statusCode).toBe(404)
  expect((await change(id, null, other)).statusCode).toBe(404)
  const member = { id, name: 'Ana', section: 'brass', status: 'former', version: 1 }
  await callAs(server.app, admin, 'POST', '/members/add-member', { member })
  const erased = await callAs(server.app, admin, 'POST', '/members/erase-member', { member: { id, version: 2 } })
  expect(erased.statusCode).toBe(200)
  expect((await server.pool.query('select from member_photos where member_id = $1', [id])).rowCount).toBe(0)
})

test.each([
  ['other than JPEG', Buffer.from('GIF89a').toString('base64'), 'bad_file_type'],
  ['a beginning alone', smallJpeg().subarray(0, 30).toString('base64'), 'bad_file_type'],
  ['a large picture', smallJpeg(4_000).toString('base64'), 'bad_file_type'],
  ['a large file', Buffer.concat([smallJpeg(), Buffer.alloc(90_000)]).toString('base64'), 'too_long:81920'],
])('%s is refused', async (_what, jpeg, error) => {
  const answer = await change(await addMember(), jpeg)
  expect([answer.statusCode, answer.json().error.fields]).toEqual([400, { 'photo.jpeg': error }])
})

test.each([0, 1, 2, 3, 20, 71, 90, 100])('a file that ends after %d bytes is none', (length) => {
  expect(bareJpeg(smallJpeg().subarray(0, length), { pixels: 512 })).toBeUndefined()
})

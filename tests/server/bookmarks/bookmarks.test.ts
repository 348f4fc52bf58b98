import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import type { Bookmark } from '@contract/bookmarks'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { callAs, foundGroup, joinAs } from '../support/factories'

let server: TestServer
let admin: SignedIn

beforeAll(async () => {
  server = await createTestServer()
  admin = await foundGroup(server.app)
})

afterAll(() => server.close())

const read = async (person: SignedIn) => (await callAs(server.app, person, 'GET', '/api/bookmarks/data')).json()
const flip = (person: SignedIn, id: number) => callAs(server.app, person, 'POST', '/api/bookmarks/update', { id })
const linksOf = (bookmarks: Bookmark[]) => bookmarks.map(({ link }) => link)

test('suggests the screens that the person may see', async () => {
  const { suggestions, bookmarks } = await read(admin)
  expect(linksOf(suggestions)).toEqual([
    '/',
    '/members',
    '/finances',
    '/calendar',
    '/analytics',
    '/settings/group',
    '/settings/messages',
    '/settings/people',
    '/settings/audit',
  ])
  expect(bookmarks).toEqual([])
  expect(suggestions[1]).toEqual({
    id: 2,
    target: 'members',
    isBookmarked: false,
    title: 'Members',
    icon: 'users',
    link: '/members',
  })
  const conductor = await joinAs(server.app, admin, 'conductor')
  expect(linksOf((await read(conductor)).suggestions)).toEqual([
    '/',
    '/members',
    '/calendar',
    '/analytics',
    '/settings/messages',
  ])
  const client = await joinAs(server.app, admin, 'client')
  expect(linksOf((await read(client)).suggestions)).toEqual(['/'])
})

test('flips one for this person alone', async () => {
  const other = await joinAs(server.app, admin, 'admin')
  const answer = await flip(admin, 2)
  expect(answer.json().bookmark).toMatchObject({ id: 2, isBookmarked: true })
  const { suggestions, bookmarks } = await read(admin)
  expect(linksOf(bookmarks)).toEqual(['/members'])
  expect(suggestions).toHaveLength(9)
  expect((await read(other)).bookmarks).toEqual([])
  expect((await flip(admin, 2)).json().bookmark.isBookmarked).toBe(false)
  expect((await read(admin)).bookmarks).toEqual([])
})

test('a conductor bookmarks the calendar and the analytics', async () => {
  const conductor = await joinAs(server.app, admin, 'conductor')
  await flip(conductor, 6)
  await flip(conductor, 7)
  expect(linksOf((await read(conductor)).bookmarks)).toEqual(['/calendar', '/analytics'])
})

test('an even number of flips at once leaves it as it was', async () => {
  await Promise.all(Array.from({ length: 8 }, () => flip(admin, 1)))
  expect((await read(admin)).bookmarks).toEqual([])
})

test('what is no screen, or not for the person, is not found', async () => {
  const conductor = await joinAs(server.app, admin, 'conductor')
  expect((await flip(admin, 99)).statusCode).toBe(404)
  expect((await flip(conductor, 3)).statusCode).toBe(404)
  expect((await flip(admin, 1.5)).json().error.fields).toEqual({ id: 'not_whole' })
})

test('a lost role takes its screens out of the bookmarks', async () => {
  const person = await joinAs(server.app, admin, 'admin')
  await flip(person, 3)
  await callAs(server.app, admin, 'POST', '/users/update-role', { id: person.userData.id, role: 'member' })
  expect((await read(person)).bookmarks).toEqual([])
})

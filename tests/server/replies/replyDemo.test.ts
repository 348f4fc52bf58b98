import { afterAll, beforeAll, expect, test } from 'vitest'
import { SignedIn } from '@contract/auth'
import { bestDate } from '@contract/replies/bestDate'
import { PollList, PollMatrix } from '@contract/replies/polls'
import { EventLineup, LightList, Matrix, MyPage } from '@contract/replies/replies'
import { callAs } from '../support/factories'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'

let server: TestServer
let conductor: SignedIn

beforeAll(async () => {
  server = await createTestServer()
  const answer = await server.app.inject({ method: 'POST', url: '/auth/demo', payload: { role: 'conductor' } })
  conductor = SignedIn.parse(answer.json())
})
afterAll(() => server.close())

const read = async (url: string): Promise<unknown> => (await callAs(server.app, conductor, 'GET', url)).json()

test('the demo orchestra has one red light, short of horns, with two deputies asked', async () => {
  const { lights, isInUse } = LightList.parse(await read('/replies/list-lights'))
  expect(isInUse).toBe(true)
  const red = lights.filter(({ light }) => light.colour === 'red')
  expect(red).toHaveLength(1)
  expect(new Set(lights.map(({ light }) => light.colour)).size).toBe(3)
  const { deputies, light } = EventLineup.parse(await read(`/replies/find-lineup?id=${red[0]?.eventId}`))
  expect(deputies.map(({ answer }) => answer)).toEqual(['yes', 'silent'])
  expect(light?.needs.filter(({ instrument }) => instrument === 'Trompa')).toMatchObject([{ yes: 1, silent: 1 }])
})

test('it has an open poll for a date, with one that suits better than the others', async () => {
  const { polls } = PollList.parse(await read('/polls/list-polls'))
  expect(polls).toMatchObject([{ state: 'open', answered: expect.any(Number) }])
  const matrix = PollMatrix.parse(await read(`/polls/find-poll?id=${polls[0]?.poll.id}`))
  expect(bestDate(matrix.dates)?.id).toBe(matrix.dates[1]?.id)
})

test('its conductor has a page, and the season as a matrix', async () => {
  const page = MyPage.parse(await read('/replies/my-page'))
  expect([page.person.name, page.events.length > 10]).toEqual(['Regina Albuquerque', true])
  const matrix = Matrix.parse(await read('/replies/list-matrix?config[perPage]=100'))
  const cells = new Set(matrix.members.flatMap((member) => member.cells))
  expect(cells).toEqual(new Set(['yes', 'no', 'maybe', 'silent', 'away', null]))
})

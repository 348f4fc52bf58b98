import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { recordStatements } from './recordStatements'
import { takeWalk } from './walk'

/** Long enough to tell one statement from the other. */
const SHOWN = 240

let server: TestServer

beforeAll(async () => {
  server = await createTestServer()
})

afterAll(() => server.close())

test('the calls of an evening go to the database no more often than they need', async () => {
  const walked = await takeWalk(server.app, recordStatements(server.pool).during)
  const tooMany = walked.filter(({ most, statements }) => statements.length > most)
  const told = tooMany.map(({ call, most, statements }) => {
    const asked = statements.map((text) => `  ${text.slice(0, SHOWN)}`)
    return `${call}: ${statements.length} round trips, at most ${most}\n${asked.join('\n')}`
  })
  expect(told.join('\n')).toBe('')
}, 120_000)

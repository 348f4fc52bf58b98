import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { startMailbox } from '../support/mailbox'
import type { Mailbox } from '../support/mailbox'
import { runJobs } from '../support/worker'
import { tellCalendar } from './walk/calendarStory'
import { watchCalls } from './walk/callWatch'
import { tellDues, tellEntries } from './walk/moneyStory'
import { tellPeople } from './walk/peopleStory'
import { readsOfEverybody, unrecorded } from './walk/unrecordedCalls'
import { walkIn } from './walk/walker'

const Description = z.looseObject({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })

let server: TestServer
let mailbox: Mailbox
let worker: Awaited<ReturnType<typeof runJobs>>
const watch = watchCalls()
/** All that are described, and those that write or read everybody among them. */
let described: string[]
let weighty: string[]
/** Called with success at least once, and those of them that left a line at least once. */
let called: Set<string>
let recorded: Set<string>

beforeAll(async () => {
  mailbox = await startMailbox()
  server = await createTestServer({
    config: { smtpUrl: mailbox.url, mailFrom: 'Batuta <no-reply@example.org>', publicUrl: 'http://localhost' },
  })
  worker = await runJobs(server)
  const { paths } = Description.parse((await server.app.inject('/openapi.json')).json())
  described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  weighty = described.filter((name) => !name.startsWith('GET ') || readsOfEverybody.includes(name))
  for (const tell of [tellCalendar, tellPeople, tellEntries, tellDues]) {
    // oxlint-disable-next-line no-await-in-loop -- one story after the other, each with a group of its own
    await tell(await walkIn(server, mailbox))
  }
  const { rows } = await server.pool.query<{ id: string }>('select distinct request_id as id from audit_entries')
  const noted = new Set(rows.map(({ id }) => id))
  const good = watch.calls().filter(({ isGood }) => isGood)
  called = new Set(good.map(({ name }) => name))
  recorded = new Set(good.filter(({ requestId }) => noted.has(requestId)).map(({ name }) => name))
  // Some twenty seconds on an idle machine.
}, 300_000)

afterAll(async () => {
  watch.stop()
  await worker.stop()
  await mailbox.close()
  await server.close()
})

test('each call that writes, or reads everybody, leaves a line in the record or stands in the list with its reason', () => {
  const silent = weighty.filter((name) => !recorded.has(name) && !Object.hasOwn(unrecorded, name))
  // Where it was not called at all, a story of `walk/` has to make a valid call of it.
  expect(silent.map((name) => (called.has(name) ? name : `${name} (was not called)`))).toEqual([])
})

test('the list has nothing that is gone, or that leaves a line by now', () => {
  const listed = Object.keys(unrecorded)
  expect(listed.filter((name) => !weighty.includes(name))).toEqual([])
  expect(listed.filter((name) => recorded.has(name))).toEqual([])
  expect(readsOfEverybody.filter((name) => !described.includes(name))).toEqual([])
})

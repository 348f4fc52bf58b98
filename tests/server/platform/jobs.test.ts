import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod/mini'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { defineJob, enqueue } from '../../../server/platform/jobs/jobs'
import { reportDeadJobs } from '../../../server/platform/jobs/deadJobs'
import { purgeRateLimits } from '../../../server/platform/jobs/purgeRateLimits'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { runJobs } from '../support/worker'

let server: TestServer

beforeAll(async () => {
  server = await createTestServer()
})

afterAll(() => server.close())

const ran: string[] = []
const note = defineJob('note', z.object({ text: z.string() }), async ({ text }) => {
  ran.push(text)
})

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await sleep(10)
}

interface Row {
  state: string
  retry_count: number
  output: { message?: string } | null
}

async function rowsOf(job: string): Promise<Row[]> {
  const { rows } = await server.pool.query<Row>(
    `select state, retry_count, output from pgboss.job where data->>'job' = $1`,
    [job],
  )
  return rows
}

test('a job runs once its transaction is committed, and never where it is rolled back', async () => {
  const worker = await runJobs(server, { jobs: [note], daily: [] })
  await server.db.transaction((tx) => enqueue(tx, note, { text: 'kept' }))
  const failing = server.db.transaction(async (tx) => {
    await enqueue(tx, note, { text: 'rolled back' })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await enqueue(server.db, note, { text: 'later' })
  await until(() => ran.includes('later'))
  await worker.stop()
  expect(ran.toSorted()).toEqual(['kept', 'later'])
})

test('one that fails is tried again later, with its reason kept and the log told; others go on', async () => {
  let attempts = 0
  const broken = defineJob('broken', z.object({}), async () => {
    attempts += 1
    throw new Error('the reason')
  })
  const worker = await runJobs(server, { jobs: [note, broken], daily: [] })
  await enqueue(server.db, broken, {})
  await enqueue(server.db, note, { text: 'beside' })
  await until(async () => (await rowsOf('broken')).some(({ state }) => state === 'retry'))
  await until(() => ran.includes('beside'))
  await server.pool.query(
    `update pgboss.job set start_after = now(), retry_count = retry_limit - 1 where data->>'job' = 'broken'`,
  )
  await until(async () => (await rowsOf('broken')).some(({ state }) => state === 'failed'))
  await worker.stop()
  expect(attempts).toBe(2)
  const [dead] = await rowsOf('broken')
  expect(dead?.output?.message).toBe('the reason')
  expect(worker.lines.map(({ msg }) => msg)).toEqual([
    'a job failed and is tried again later',
    'a job failed for the last time and is given up',
  ])
  const reporter = await runJobs(server, { jobs: [], daily: [reportDeadJobs] })
  await until(() => reporter.lines.length > 0)
  await reporter.stop()
  expect(reporter.lines).toMatchObject([{ dead: [{ job: 'broken', count: 1 }] }])
})

test('what no schema knows is not run', async () => {
  const worker = await runJobs(server, { jobs: [note], daily: [] })
  const before = ran.length
  await enqueue(
    server.db,
    defineJob('note', z.object({ other: z.number() }), async () => {}),
    { other: 1 },
  )
  await enqueue(
    server.db,
    defineJob('nobody', z.object({}), async () => {}),
    {},
  )
  await until(async () => (await rowsOf('nobody')).some(({ state }) => state === 'retry'))
  await until(() => worker.lines.length >= 2)
  await worker.stop()
  expect(ran.length).toBe(before)
})

test('a daily job is added once, however many processes ask and however often', async () => {
  let runs = 0
  const daily = defineJob('daily', z.object({}), async () => {
    runs += 1
  })
  for (let start = 0; start < 2; start += 1) {
    const workers = await Promise.all([1, 2].map(() => runJobs(server, { jobs: [], daily: [daily] })))
    await until(() => runs > 0)
    await Promise.all(workers.map(({ stop }) => stop()))
  }
  expect(runs).toBe(1)
  expect(await rowsOf('daily')).toHaveLength(1)
})

test('an hourly job deletes the counts of attempts that are long over', async () => {
  const [past, present] = [new Date(Date.now() - 3_600_000), new Date(Date.now() + 3_600_000)]
  await server.pool.query(`insert into rate_limits values ('\\x01', 5, $1), ('\\x02', 5, $2)`, [past, present])
  const worker = await runJobs(server, { jobs: [], daily: [], hourly: [purgeRateLimits] })
  await until(async () => (await rowsOf('purge_rate_limits')).some(({ state }) => state === 'completed'))
  await worker.stop()
  expect((await server.pool.query(`select ends_at from rate_limits`)).rows).toEqual([{ ends_at: present }])
})

test('told to stop, a worker finishes what it is at', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  let state = 'waiting'
  const long = defineJob('long', z.object({}), async () => {
    state = 'running'
    await held
    state = 'done'
  })
  const worker = await runJobs(server, { jobs: [long], daily: [] })
  await enqueue(server.db, long, {})
  await until(() => state === 'running')
  const stopped = worker.stop()
  release()
  await stopped
  expect(state).toBe('done')
  expect(await rowsOf('long')).toMatchObject([{ state: 'completed' }])
})

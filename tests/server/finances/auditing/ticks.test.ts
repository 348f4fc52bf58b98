import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import type { AuditDetail, AuditEntries, AuditOverview, MarkAnswer } from '@contract/finances/auditing'
import { callAs, foundGroup, joinAs, tally } from '../../support/factories'
import { createTestServer } from '../../support/harness'
import type { TestServer } from '../../support/harness'
import { financeFixture } from '../financeFixture'
import type { FinanceFixture } from '../financeFixture'

let server: TestServer
let admin: SignedIn
let treasurer: SignedIn
let ledger: FinanceFixture

beforeAll(async () => {
  server = await createTestServer()
})

afterAll(() => server.close())

beforeEach(async () => {
  admin = await foundGroup(server.app)
  treasurer = await joinAs(server.app, admin, 'treasurer')
  ledger = financeFixture(server.app, treasurer)
})

/** A link for 2026, and the calls by it. */
async function audit(name = 'Rosa Prado') {
  const expiresOn = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
  const link = { id: newId(), name, from: '2026-01-01', to: '2026-12-31', withNames: false, expiresOn }
  const made = await ledger.post('/finances/add-auditor-link', { link })
  const { token } = made.json()
  const call = (method: 'GET' | 'POST', url: string, payload?: object) =>
    server.app.inject({ method, url, headers: { 'x-auditor-link': token }, ...(payload && { payload }) })
  return {
    link,
    call,
    overview: async (): Promise<AuditOverview> => (await call('GET', '/auditor/overview')).json(),
    list: async (query = ''): Promise<AuditEntries> => (await call('GET', `/auditor/list-entries${query}`)).json(),
    mark: (financeId: string, mark: string | null, more: object = {}) =>
      call('POST', '/auditor/mark-entry', { financeId, mark, ...more }),
    /** As the treasurer reads it. */
    told: (query = ''): Promise<AuditEntries> => ledger.read(`/finances/list-audited-entries?id=${link.id}${query}`),
    detail: (): Promise<AuditDetail> => ledger.read(`/finances/find-auditor-link?id=${link.id}`),
  }
}

const ids = ({ entries }: AuditEntries) => entries.map(({ id }) => id)
const marksOf = ({ entries }: AuditEntries) => entries.map(({ mark, isOutdated = false }) => [mark, isOutdated])

test('any entry of the period is ticked without a draw, counted, found by what is not seen, and the tick is taken back', async () => {
  const rent = await ledger.stored({ date: '2026-03-01', kind: 'expense', category: 'venue', description: 'Aluguel' })
  const raffle = await ledger.stored({ date: '2026-03-02', description: 'Rifa' })
  const hall = await ledger.stored({ date: '2026-03-03', description: 'Salão' })
  await ledger.stored({ date: '2026-03-04', status: 'pending' })
  const before = await ledger.stored({ date: '2025-03-01' })
  const { mark, list, overview, told, detail } = await audit()
  expect((await overview()).progress).toEqual({ entries: 3, seen: 0, questions: 0 })
  for (const unknown of [before.id, newId()])
    // oxlint-disable-next-line no-await-in-loop
    expect((await mark(unknown, 'seen')).statusCode).toBe(404)
  const seen: MarkAnswer = (await mark(rent.id, 'seen')).json()
  expect(seen).toEqual({
    financeId: rent.id,
    mark: 'seen',
    markedAt: expect.any(String),
    progress: { entries: 3, seen: 1, questions: 0 },
  })
  await mark(raffle.id, 'question')
  expect(ids(await list('?config[marked]=unseen'))).toEqual([raffle.id, hall.id])
  expect(ids(await list('?config[marked]=question'))).toEqual([raffle.id])
  expect(await list('?config[marked]=unseen&config[q]=rifa')).toMatchObject({ total: 1 })
  // The same on another visit, and with the treasurer, who reads alone.
  expect(marksOf(await list())).toEqual([
    ['seen', false],
    ['question', false],
    [undefined, false],
  ])
  expect(marksOf(await told())).toEqual(marksOf(await list()))
  expect(ids(await told('&config[marked]=unseen'))).toEqual([raffle.id, hall.id])
  expect((await told()).entries[0]?.markedAt).toBe(seen.markedAt)
  expect((await detail()).progress).toEqual({ entries: 3, seen: 1, questions: 1 })
  expect((await ledger.post('/auditor/mark-entry', { financeId: hall.id, mark: 'seen' })).statusCode).toBe(410)
  expect((await mark(rent.id, null)).json()).toEqual({
    financeId: rent.id,
    progress: { entries: 3, seen: 0, questions: 1 },
  })
  expect(ids(await list('?config[marked]=unseen'))).toHaveLength(3)
  // Once more changes nothing, and is no act of its own.
  await mark(rent.id, null)
  const { entries } = (await callAs(server.app, admin, 'GET', '/audit/list-entries?config[perPage]=20')).json()
  const acts = entries.filter(({ action }: { action: string }) => action === 'entry_marked')
  expect(acts).toHaveLength(3)
  expect(acts[0]).toMatchObject({ actorName: 'Rosa Prado', subjectId: rent.id, before: { reason: 'seen' } })
})

test('a sample has the ticks that were made among all entries, and its ticks are found there', async () => {
  const [first, second] = [await ledger.stored({ date: '2026-03-01' }), await ledger.stored({ date: '2026-03-02' })]
  const { mark, call, list, overview } = await audit()
  await mark(first.id, 'seen')
  await call('POST', '/auditor/draw-sample', { size: 2 })
  await mark(second.id, 'question')
  const { samples, link, progress } = await overview()
  expect(Object.fromEntries(samples.map((sample) => [sample.financeId, sample.mark]))).toEqual({
    [first.id]: 'seen',
    [second.id]: 'question',
  })
  expect(link).toMatchObject({ drawn: 2, seen: 1, questions: 1 })
  expect(progress).toEqual({ entries: 2, seen: 1, questions: 1 })
  expect(marksOf(await list())).toEqual([
    ['seen', false],
    ['question', false],
  ])
  // Another link is another auditor's.
  const other = await audit('Nils Berg')
  expect((await other.overview()).progress).toEqual({ entries: 2, seen: 0, questions: 0 })
  expect(marksOf(await other.list())).toEqual([
    [undefined, false],
    [undefined, false],
  ])
  // Many presses at once leave one tick.
  const answers = await Promise.all(Array.from({ length: 6 }, () => other.mark(first.id, 'seen')))
  expect(tally(answers)).toEqual({ 200: 6 })
  expect((await other.overview()).progress.seen).toBe(1)
})

test('a tick on what is changed afterwards is outdated: it does not count until it is made again', async () => {
  const entry = await ledger.stored({ date: '2026-03-01', description: 'Rifa' })
  const gone = await ledger.stored({ date: '2026-03-02' })
  const { mark, call, list, overview, told } = await audit()
  await mark(entry.id, 'seen')
  await call('POST', '/auditor/draw-sample', { size: 2 })
  await mark(gone.id, 'seen')
  const revision = (await list()).entries[0]?.revision
  await ledger.post('/finances/add-finance', { finance: { ...entry, description: 'Rifa de Natal' } })
  expect(marksOf(await list())).toEqual([
    ['seen', true],
    ['seen', false],
  ])
  expect(marksOf(await told('&config[marked]=unseen'))).toEqual([['seen', true]])
  expect((await overview()).progress).toEqual({ entries: 2, seen: 1, questions: 0 })
  expect((await overview()).link).toMatchObject({ drawn: 2, seen: 1 })
  // Pressed on a page that was loaded before the change.
  expect((await mark(entry.id, 'seen', { revision })).json()).toMatchObject({ mark: 'seen', isOutdated: true })
  const renewed = (await mark(entry.id, 'seen', { revision: (await list()).entries[0]?.revision })).json()
  expect(renewed).not.toHaveProperty('isOutdated')
  expect(renewed.progress).toEqual({ entries: 2, seen: 2, questions: 0 })
  await ledger.remove(gone.id)
  const { samples, progress } = await overview()
  expect(samples.find(({ financeId }) => financeId === gone.id)).toMatchObject({ mark: 'seen', isOutdated: true })
  expect(progress).toEqual({ entries: 1, seen: 1, questions: 0 })
  for (const wrong of [{ revision: -1 }, { revision: 1.5 }, { more: 1 }])
    // oxlint-disable-next-line no-await-in-loop
    expect((await mark(entry.id, 'seen', wrong)).statusCode).toBe(400)
})

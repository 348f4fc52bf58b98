import { randomBytes } from 'node:crypto'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { foundGroup, tally } from '../../support/factories'
import { financeFixture } from '../../finances/financeFixture'
import type { FinanceFixture } from '../../finances/financeFixture'
import { createTestServer } from '../../support/harness'
import { triesOf } from '../../support/wholeRun'
import type { TestServer } from '../../support/harness'
import { replyFixture } from './replyFixture'
import type { ReplyFixture } from './replyFixture'

/** More than one address has. */
const TRIES = triesOf(10_000, 1000)
/** A minute, of one address; the good ones of a whole hall are among them. */
const CALLS_PER_ADDRESS = 600
/** A minute, of one network; who comes with a good link is not held up by them. */
const WRONG_LINKS = 30
/** The group's queue holds no more. */
const AT_ONCE = 40

let server: TestServer
let band: ReplyFixture
let books: FinanceFixture
let groupId: string

beforeAll(async () => {
  server = await createTestServer({ config: { isRateLimited: true } })
  const founder = await foundGroup(server.app)
  groupId = founder.userData.group.id
  band = replyFixture(server.app, founder)
  books = financeFixture(server.app, founder)
})
afterAll(() => server.close())

interface Answer {
  statusCode: number
  body: string
  json: () => { error: { requestId: string; retryAfterS?: number } }
}

/** All of the tries, from one address. */
async function tryOn(tryOnce: (index: number) => PromiseLike<Answer>): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let at = 0; at < TRIES; at += AT_ONCE)
    answers.push(...(await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => tryOnce(at + index)))))
  return answers
}

/** What those of the status said, but for what differs from call to call. */
function saidWith(answers: Answer[], status: number): Set<string> {
  const errors = answers.filter(({ statusCode }) => statusCode === status).map((answer) => answer.json().error)
  return new Set(errors.map(({ requestId: _id, retryAfterS: _wait, ...error }) => JSON.stringify(error)))
}

const recordsOf = async () => {
  const { rows } = await server.pool.query(
    `select (select json_agg(r) from replies r where group_id = $1) replies,
            (select json_agg(c) from check_ins c where group_id = $1) checkins,
            (select json_agg(l) from member_links l where group_id = $1) links,
            (select json_agg(r) from auditor_remarks r where group_id = $1) remarks`,
    [groupId],
  )
  return rows[0]
}

test('thousands of guesses of a personal link hear one of two answers, change nothing, and hold up nobody else', async () => {
  const member = await band.member('Ana')
  const link = await band.link(member.id)
  const event = await band.event()
  await band.answer(link, event.id, 'maybe')
  const before = await recordsOf()
  const secret = () => randomBytes(24).toString('base64url')
  const wrong = [() => `${groupId}.${secret()}`, () => `${newId()}.${secret()}`, () => `${link}x`, secret, () => '']
  const reply = { eventId: event.id, answer: 'no' }
  const answers = await tryOn((index) =>
    server.app.inject({
      method: 'POST',
      url: '/replies/answer-event',
      remoteAddress: '203.0.113.7',
      headers: { 'x-personal-link': wrong[index % wrong.length]?.() },
      payload: { reply },
    }),
  )
  expect(tally(answers)).toEqual({ 410: WRONG_LINKS, 429: TRIES - WRONG_LINKS })
  expect([saidWith(answers, 410).size, saidWith(answers, 429).size]).toEqual([1, 1])
  expect(answers.some(({ body }) => body.includes('Ana'))).toBe(false)
  expect(await recordsOf()).toEqual(before)
  expect((await band.answer(link, event.id, 'yes')).statusCode).toBe(200)
})

test('thousands of guesses of a check-in code hear one of two answers, and check nobody in', async () => {
  const member = await band.member('Bia')
  const link = await band.link(member.id)
  const soon = new Date(Date.now() + 600_000)
  const event = await band.event({ start: soon.toISOString(), end: new Date(soon.getTime() + 600_000).toISOString() })
  await band.page(link)
  const before = await recordsOf()
  const answers = await tryOn((index) => {
    // Every third is of an event that is not there.
    const eventId = index % 3 === 0 ? newId() : event.id
    const checkin = { eventId, code: String(index).padStart(7, '0') }
    return band.byLink(link, 'POST', '/checkins/check-in', { checkin })
  })
  const heard = tally(answers)
  expect(heard).toEqual({ 409: heard[409], 429: TRIES - (heard[409] ?? 0) })
  expect(heard[409]).toBeLessThanOrEqual(CALLS_PER_ADDRESS)
  expect([saidWith(answers, 409).size, saidWith(answers, 429).size]).toEqual([1, 1])
  expect(await recordsOf()).toEqual(before)
})

test('thousands of guesses of an auditor’s link hear one of two answers, write nothing, and hold up nobody else', async () => {
  const id = newId()
  const expiresOn = new Date(Date.now() + 864_000_000).toISOString().slice(0, 10)
  const link = { id, name: 'Rosa Prado', from: '2026-01-01', to: '2026-12-31', withNames: true, expiresOn }
  const { token } = (await books.post('/finances/add-auditor-link', { link })).json()
  const personal = await band.link((await band.member('Caio')).id)
  const before = await recordsOf()
  const secret = () => randomBytes(32).toString('base64url')
  // A member's link is none of an auditor either.
  const wrong = [
    () => `${groupId}.${secret()}`,
    () => `${newId()}.${secret()}`,
    () => `${token}x`,
    () => personal,
    () => '',
  ]
  const remarkBy = (auditorLink: string, remoteAddress: string) =>
    server.app.inject({
      method: 'POST',
      url: '/auditor/add-remark',
      remoteAddress,
      headers: { 'x-auditor-link': auditorLink },
      payload: { remark: { id: newId(), text: 'Falta a nota.' } },
    })
  const answers = await tryOn((index) => remarkBy(wrong[index % wrong.length]?.() ?? '', '203.0.113.8'))
  expect(tally(answers)).toEqual({ 410: WRONG_LINKS, 429: TRIES - WRONG_LINKS })
  expect([saidWith(answers, 410).size, saidWith(answers, 429).size]).toEqual([1, 1])
  expect(answers.some(({ body }) => body.includes('Rosa'))).toBe(false)
  expect(await recordsOf()).toEqual(before)
  expect((await remarkBy(token, '198.51.100.4')).statusCode).toBe(200)
})

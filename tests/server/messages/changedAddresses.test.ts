import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import type { Member } from '@contract/members'
import { ageProof, outcomeOf } from '../accounts/secondFactorFixture'
import { financeFixture } from '../finances/financeFixture'
import { replyFixture } from '../calendar/replies/replyFixture'
import type { ReplyFixture } from '../calendar/replies/replyFixture'
import { callAs, foundGroup, joinAs } from '../support/factories'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { startMailbox } from '../support/mailbox'
import type { Mailbox } from '../support/mailbox'
import { runJobs } from '../support/worker'

let server: TestServer
let mailbox: Mailbox
let worker: Awaited<ReturnType<typeof runJobs>>
let admin: SignedIn
let group: ReplyFixture

beforeAll(async () => {
  mailbox = await startMailbox()
  server = await createTestServer({
    config: { smtpUrl: mailbox.url, mailFrom: 'Batuta <no-reply@example.org>', publicUrl: 'https://batuta.example' },
  })
  worker = await runJobs(server)
})

beforeEach(async () => {
  admin = await foundGroup(server.app)
  group = replyFixture(server.app, admin)
})

afterAll(async () => {
  await worker.stop()
  await mailbox.close()
  await server.close()
})

async function owing(name: string, email?: string): Promise<Member> {
  const member = await group.member(name, { ...(email !== undefined && { email }) })
  const settings = (await group.get('/group/settings')).json().group
  await group.post('/group/settings', { group: { ...settings, showsDues: true } })
  await financeFixture(server.app, admin).stored({
    memberId: member.id,
    amount: 4200,
    status: 'pending',
    description: 'Mensalidade',
    dueDate: '2026-01-10',
  })
  return member
}

async function move(id: string, email?: string): Promise<void> {
  const { email: _email, ...stored } = (await group.get(`/members/find-member?id=${id}`)).json().member
  const member = { ...stored, ...(email !== undefined && { email }) }
  expect((await group.post('/members/add-member', { member })).statusCode).toBe(200)
}

async function mailed(id: string, email: string): Promise<string> {
  expect((await group.post('/messages/mail-links', { memberIds: [id] })).json()).toMatchObject({ mailed: 1 })
  return (await mailbox.next(email)).link?.hash.slice(1) ?? ''
}

const agree = (person: SignedIn, memberId: string, email: string) =>
  callAs(server.app, person, 'POST', '/links/agree-address', { memberId, email })
const linkOf = async (id: string) => (await group.get(`/links/list-links?config[memberId]=${id}`)).json().links[0]

test('a link mailed to an address that somebody else changed shows no money until another administrator agrees to it', async () => {
  const bea = await owing('Bea', 'bea@example.org')
  const own = await mailed(bea.id, 'bea@example.org')
  expect(await group.page(own)).toMatchObject({ owes: 4200 })
  await move(bea.id, 'thief@example.org')
  const sent = await mailed(bea.id, 'thief@example.org')
  const page = await group.page(sent)
  expect(page).toMatchObject({ duesHidden: 'agree' })
  expect(page).not.toHaveProperty('owes')
  expect((await group.byLink(sent, 'POST', '/messages/mail-own-link', {})).statusCode).toBe(404)
  const event = await group.event({ extendedProps: { asks: { who: 'members', memberIds: [bea.id] } } })
  await group.answer(sent, event.id, 'yes')
  expect((await group.roster(event.id)).members[0]).toMatchObject({ answer: 'yes', via: 'told' })
  // What the member was sent before is theirs as before.
  expect(await group.page(own)).toMatchObject({ owes: 4200 })
  expect(await linkOf(bea.id)).toMatchObject({ isAddressNew: true })

  const second = await joinAs(server.app, admin, 'admin')
  const conductor = await joinAs(server.app, admin, 'conductor')
  expect(outcomeOf(await agree(admin, bea.id, 'thief@example.org'))).toBe('403 forbidden')
  expect(outcomeOf(await agree(conductor, bea.id, 'thief@example.org'))).toBe('403 forbidden')
  expect(outcomeOf(await agree(second, bea.id, 'bea@example.org'))).toBe('409 conflict')
  expect((await agree(second, bea.id, 'thief@example.org')).statusCode).toBe(200)
  expect(outcomeOf(await agree(second, bea.id, 'thief@example.org'))).toBe('404 not_found')
  expect(await linkOf(bea.id)).not.toHaveProperty('isAddressNew')
  expect(await group.page(await mailed(bea.id, 'thief@example.org'))).toMatchObject({ owes: 4200 })
  const { entries } = (await group.get('/audit/list-entries?config[action]=member_address_agreed')).json()
  expect(entries).toMatchObject([
    { actorName: second.userData.name, subjectName: 'Bea', after: { email: 'thief@example.org' } },
  ])
})

test('one administrator alone agrees with fresh proof', async () => {
  const caio = await owing('Caio', 'caio@example.org')
  await move(caio.id, 'caio.novo@example.org')
  await ageProof(server, admin, 11)
  expect(outcomeOf(await agree(admin, caio.id, 'caio.novo@example.org'))).toBe('403 proof_required')
  await ageProof(server, admin, 1)
  expect((await agree(admin, caio.id, 'caio.novo@example.org')).statusCode).toBe(200)
})

test('the first address is believed; taking one away and entering another is a change', async () => {
  const duda = await owing('Duda')
  await move(duda.id, 'duda@example.org')
  expect(await linkOf(duda.id)).not.toHaveProperty('isAddressNew')
  expect(await group.page(await mailed(duda.id, 'duda@example.org'))).toMatchObject({ owes: 4200 })
  await move(duda.id)
  await move(duda.id, 'other@example.org')
  expect(await group.page(await mailed(duda.id, 'other@example.org'))).not.toHaveProperty('owes')
})

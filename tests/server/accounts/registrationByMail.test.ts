import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import { purgeAccounts } from '../../../server/areas/accounts/purgeAccounts'
import { outcomeOf } from './secondFactorFixture'
import { PASSWORD, callAs, foundGroup, headersOf, invite, newPerson, signIn, tally } from '../support/factories'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { startMailbox } from '../support/mailbox'
import type { Mailbox } from '../support/mailbox'
import { runJobs } from '../support/worker'

let mailbox: Mailbox
let server: TestServer
let worker: Awaited<ReturnType<typeof runJobs>>
let admin: SignedIn

beforeAll(async () => {
  mailbox = await startMailbox()
  const config = { smtpUrl: mailbox.url, mailFrom: 'no-reply@example.org', publicUrl: 'https://batuta.example' }
  server = await createTestServer({ config })
  worker = await runJobs(server)
  admin = await foundGroup(server.app)
})

afterAll(async () => {
  await worker.stop()
  await server.close()
  await mailbox.close()
})

const group = { name: 'Coral do Estranho', currency: 'BRL', timeZone: 'America/Sao_Paulo' }
const post = (url: string, payload: object) => server.app.inject({ method: 'POST', url, payload })
const register = (person: object, entry: object = { group }) => post('/auth/register', { ...person, ...entry })
const confirm = (token: string, password = PASSWORD) => post('/auth/confirm-registration', { token, password })
const tokenFor = async (email: string, words = 'finish your registration') =>
  (await mailbox.next(email, words)).link?.searchParams.get('token') ?? ''
const offerOf = (token: string) => server.app.inject(`/auth/registration?token=${token}`)

/** All that a stranger sees of an answer, but for what is new in each. */
function seen(answer: Awaited<ReturnType<typeof register>>) {
  const { date: _date, 'x-request-id': _id, ...headers } = answer.headers
  const told = Object.keys(headers).filter((name) => !name.startsWith('x-ratelimit') && name !== 'content-length')
  return { status: answer.statusCode, told, body: Object.keys(answer.json()) }
}

test('the first account of an installation needs no link, and confirms its address as before', async () => {
  expect(admin.userData.role).toBe('admin')
  expect((await mailbox.next(admin.userData.email, 'confirm your e-mail')).link?.pathname).toBe('/verify-email')
})

test('a taken address is answered as a free one, and its owner alone is told', async () => {
  const free = newPerson()
  const taken = newPerson({ email: admin.userData.email })
  const answers = [await register(free), await register(taken)]
  expect(answers[1]?.json()).toEqual({ email: taken.email, isPending: true })
  const [toFree, toTaken] = answers.map(seen)
  expect(toTaken).toEqual(toFree)
  expect(toTaken?.status).toBe(202)
  expect(toTaken?.told).not.toContain('set-cookie')
  const { text, link } = await mailbox.next(admin.userData.email, 'you have an account already')
  expect(link?.pathname).toBe('/login')
  expect(text).toContain(admin.userData.group.name)
  expect(text).not.toContain('Coral do Estranho')
  expect((await signIn(server.app, taken.email)).json().userData.id).toBe(admin.userData.id)
  const mail = await mailbox.next(free.email, 'finish your registration')
  expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toMatch(/Coral do Estranho|Person \d/)
})

test('so it is with an invitation that was handed out, which whoever invites could try themselves', async () => {
  const { token: invitation } = await invite(server.app, admin, 'member')
  const free = newPerson()
  const taken = newPerson({ email: admin.userData.email })
  const answers = [await register(free, { invitation }), await register(taken, { invitation })]
  expect(seen(await register(taken, { invitation }))).toEqual(seen(await register(free, { invitation })))
  expect(answers.map(outcomeOf)).toEqual(['202', '202'])
  await mailbox.next(admin.userData.email, 'you have an account already')
  const signedIn = await confirm(await tokenFor(free.email, `${admin.userData.group.name}: finish`))
  expect(signedIn.json().userData).toMatchObject({ role: 'member', group: { id: admin.userData.group.id } })
})

test('the account is there once its link is opened and the chosen password typed, once', async () => {
  const person = newPerson()
  await register(person)
  expect((await signIn(server.app, person.email)).statusCode).toBe(401)
  const token = await tokenFor(person.email)
  expect((await offerOf(token)).json()).toEqual({ registration: { email: person.email, groupName: group.name } })
  // Somebody who reads the mail and did not register: the account would open to the password of another.
  expect((await confirm(token, 'a guess at the password')).json().error.fields).toEqual({ password: 'wrong_password' })
  const answers = await Promise.all([confirm(token), confirm(token)])
  expect(tally(answers)).toEqual({ 201: 1, 404: 1 })
  const signedIn = answers.find(({ statusCode }) => statusCode === 201)?.json()
  expect(signedIn.userData).toMatchObject({ email: person.email, role: 'admin', group: { name: group.name } })
  const status = (await callAs(server.app, signedIn, 'GET', '/auth/email')).json()
  expect(status.verifiedAt).toBeDefined()
  expect((await signIn(server.app, person.email)).statusCode).toBe(200)
  expect([(await offerOf(token)).statusCode, (await confirm(token)).statusCode]).toEqual([404, 404])
})

test('each registration of an address has a link of its own, and the first that is opened ends the others', async () => {
  const person = newPerson()
  await register(person)
  const first = await tokenFor(person.email)
  await register({ ...person, password: 'what a stranger chose' })
  const second = await tokenFor(person.email)
  expect((await confirm(second)).json().error.fields).toEqual({ password: 'wrong_password' })
  expect((await confirm(first)).statusCode).toBe(201)
  expect((await confirm(second, 'what a stranger chose')).statusCode).toBe(404)
})

test('a link ends after a day, and what is kept for it is gone at night', async () => {
  const person = newPerson()
  await register(person)
  const token = await tokenFor(person.email)
  const rows = () =>
    server.pool.query('select expires_at - created_at as kept from pending_registrations where email = $1', [
      person.email,
    ])
  expect((await rows()).rows[0].kept).toMatchObject({ days: 1 })
  await server.pool.query('update pending_registrations set expires_at = now() where email = $1', [person.email])
  expect([(await offerOf(token)).statusCode, (await confirm(token)).statusCode]).toEqual([404, 404])
  await purgeAccounts.run({}, { ...server.dependencies, log: server.app.log })
  expect((await rows()).rows).toEqual([])
})

test('nobody’s mailbox is filled by registering them again and again', async () => {
  const person = newPerson()
  for (let round = 0; round < 8; round += 1)
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as they are counted
    expect((await register(person)).statusCode).toBe(202)
  // As many as come; a sixth would lie there beside them.
  await Promise.all(Array.from({ length: 5 }, () => tokenFor(person.email)))
  const last = newPerson()
  await register(last)
  await tokenFor(last.email)
  expect(mailbox.mails.filter(({ to }) => to.includes(person.email))).toEqual([])
})

test('an invitation that was mailed proves its address: no second mail, and the bare link proves nothing', async () => {
  const person = newPerson()
  const invitation = { id: newId(), role: 'conductor', email: person.email }
  const made = await callAs(server.app, admin, 'POST', '/users/invite', { invitation })
  const mailed = await tokenFor(person.email, 'you are invited')
  expect((await server.app.inject(`/auth/invitation?token=${mailed}`)).json().invitation.role).toBe('conductor')
  expect(outcomeOf(await register(person, { invitation: made.json().token }))).toBe('202')
  expect(outcomeOf(await register(newPerson(), { invitation: mailed }))).toBe('400 email:other_address')
  const joined = await register(person, { invitation: mailed })
  expect(joined.json().userData).toMatchObject({ email: person.email, role: 'conductor' })
  const status = (await callAs(server.app, joined.json(), 'GET', '/auth/email')).json()
  expect(status.verifiedAt).toBeDefined()
})

test.each([
  ['en', 'you are invited', 'You will lead: Brass. You see'],
  ['pt-BR', 'um convite para você', 'Você vai liderar: Metais. Você vê'],
  ['de-AT', 'Einladung', 'Sie leiten dann: Blechbläser. Sie sehen'],
])('an invitation in %s says what one is to lead', async (locale, subject, words) => {
  const { email } = newPerson()
  const invitation = { id: newId(), role: 'member', email, leads: { sections: ['brass'], memberGroups: [] } }
  const headers = { ...headersOf(admin), 'accept-language': locale }
  const made = await server.app.inject({ method: 'POST', url: '/users/invite', headers, payload: { invitation } })
  expect(made.statusCode).toBe(201)
  const mail = await mailbox.next(email, subject)
  expect(mail.text.replaceAll(/\s+/g, ' ')).toContain(words)
})

test('what has nothing to do with the address is told at once', async () => {
  const { token: invitation } = await invite(server.app, admin, 'member')
  const answer = await register(newPerson({ document: admin.userData.document }), { invitation })
  expect(answer.json().error.fields).toEqual({ document: 'taken' })
  const spent = await register(newPerson(), { invitation: `${invitation.slice(0, -4)}AAAA` })
  expect(spent.json().error.fields).toEqual({ invitation: 'invitation_spent' })
})

test('an invitation taken back while the mail lay there opens nothing', async () => {
  const { token, invitation } = await invite(server.app, admin, 'member')
  const person = newPerson()
  await register(person, { invitation: token })
  const link = await tokenFor(person.email, 'finish your registration')
  await callAs(server.app, admin, 'DELETE', `/users/remove-invitation?id=${invitation.id}`)
  expect((await confirm(link)).json().error.fields).toEqual({ invitation: 'invitation_spent' })
  expect((await signIn(server.app, person.email)).statusCode).toBe(401)
})

import { v7 as newId } from 'uuid'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { SignedIn } from '@contract/auth'
import { EmailStatus, ResetLinkAnswer, ResetOffer } from '@contract/recovery'
import { makeServerResetLink } from '../../../server/areas/accounts/handedResetLink'
import { callAs, foundGroup, joinAs, newPerson, PASSWORD, refresh, signIn, tally } from '../support/factories'
import { addTotp, codeOf, signInWith } from './secondFactorFixture'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { startMailbox } from '../support/mailbox'
import type { Mailbox } from '../support/mailbox'
import { runJobs } from '../support/worker'

const NEXT_PASSWORD = 'another sentence of mine'

let mailbox: Mailbox
let server: TestServer
let worker: Awaited<ReturnType<typeof runJobs>>

beforeAll(async () => {
  mailbox = await startMailbox()
  const config = {
    smtpUrl: mailbox.url,
    mailFrom: 'Batuta <no-reply@example.org>',
    publicUrl: 'https://batuta.example',
  }
  server = await createTestServer({ config })
  worker = await runJobs(server)
})

afterEach(() => {
  mailbox.rules.refuse = () => undefined
})

afterAll(async () => {
  await worker.stop()
  await server.close()
  await mailbox.close()
})

const post = (url: string, payload: object) => server.app.inject({ method: 'POST', url, payload })

function tokenIn(link: URL | undefined): string {
  return link?.searchParams.get('token') ?? ''
}

async function askForReset(email: string): Promise<string> {
  expect((await post('/auth/forgot-password', { email })).statusCode).toBe(204)
  return tokenIn((await mailbox.next(email, 'set a new password')).link)
}

// First, as only the first account of an installation comes in without a link that confirms its address.
test('an address is confirmed by the link that was sent to it', async () => {
  const person = newPerson()
  const signedIn = await foundGroup(server.app, person)
  const before = EmailStatus.parse((await callAs(server.app, signedIn, 'GET', '/auth/email')).json())
  expect(before).toEqual({ email: person.email, sendsMail: true })
  await mailbox.next(person.email, 'confirm')
  expect((await callAs(server.app, signedIn, 'POST', '/auth/send-verification', {})).statusCode).toBe(204)
  const { link } = await mailbox.next(person.email, 'confirm')
  expect(link?.pathname).toBe('/verify-email')
  const verified = await post('/auth/verify-email', { token: tokenIn(link) })
  expect(verified.json()).toEqual({ email: person.email })
  expect((await post('/auth/verify-email', { token: tokenIn(link) })).statusCode).toBe(404)
  const after = EmailStatus.parse((await callAs(server.app, signedIn, 'GET', '/auth/email')).json())
  expect(after.verifiedAt).toBeDefined()
})

test('who forgot the password sets another by a mailed link, once, and every session ends', async () => {
  const person = newPerson()
  const signedIn = await foundGroup(server.app, person)
  const token = await askForReset(person.email)
  const offer = ResetOffer.parse((await server.app.inject(`/auth/reset-password?token=${token}`)).json())
  expect(offer.reset).toEqual({ email: person.email, groupName: 'Banda de Teste' })
  const resets = await Promise.all(
    [NEXT_PASSWORD, NEXT_PASSWORD].map((newPassword) => post('/auth/reset-password', { token, newPassword })),
  )
  expect(tally(resets)).toEqual({ 204: 1, 404: 1 })
  expect((await callAs(server.app, signedIn, 'GET', '/auth/user')).statusCode).toBe(401)
  expect((await signIn(server.app, person.email)).statusCode).toBe(401)
  expect((await signIn(server.app, person.email, NEXT_PASSWORD)).statusCode).toBe(200)
  expect((await server.app.inject(`/auth/reset-password?token=${token}`)).statusCode).toBe(404)
  expect((await mailbox.next(person.email, 'was changed')).link?.href).toBe('https://batuta.example/forgot-password')
})

test('an address that nobody has is answered alike, and gets no mail', async () => {
  const person = newPerson()
  await foundGroup(server.app, person)
  const unknown = await post('/auth/forgot-password', { email: 'nobody@example.org' })
  const known = await post('/auth/forgot-password', { email: person.email })
  expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body])
  await mailbox.next(person.email, 'set a new password')
  expect(mailbox.mails.filter(({ to }) => to.includes('nobody@example.org'))).toEqual([])
})

test('a link ends with its time, with another change of password, and opens nothing else', async () => {
  const person = newPerson()
  const signedIn = await foundGroup(server.app, person)
  await callAs(server.app, signedIn, 'POST', '/auth/send-verification', {})
  const verification = tokenIn((await mailbox.next(person.email, 'confirm')).link)
  expect((await post('/auth/reset-password', { token: verification, newPassword: NEXT_PASSWORD })).statusCode).toBe(404)
  const first = await askForReset(person.email)
  const change = { currentPassword: PASSWORD, newPassword: NEXT_PASSWORD }
  expect((await callAs(server.app, signedIn, 'POST', '/auth/change-password', change)).statusCode).toBe(204)
  expect((await post('/auth/reset-password', { token: first, newPassword: 'a third sentence' })).statusCode).toBe(404)
  const second = await askForReset(person.email)
  await server.pool.query(`update account_tokens set expires_at = now() where purpose = 'reset_password'`)
  expect((await post('/auth/reset-password', { token: second, newPassword: 'a third sentence' })).statusCode).toBe(404)
  expect((await post('/auth/reset-password', { token: 'nothing', newPassword: 'a third sentence' })).statusCode).toBe(
    404,
  )
})

test('one mailbox gets no more than five links an hour, whoever asks', async () => {
  const person = newPerson()
  await foundGroup(server.app, person)
  await askForReset(person.email)
  await server.pool.query(
    `insert into account_tokens (group_id, hash, user_id, purpose, email, expires_at)
     select group_id, sha256(n::text::bytea), user_id, purpose, email, expires_at
       from account_tokens, generate_series(1, 4) n where purpose = 'reset_password' and email = $1`,
    [person.email],
  )
  await post('/auth/forgot-password', { email: person.email })
  const other = newPerson()
  await foundGroup(server.app, other)
  await askForReset(other.email)
  expect(mailbox.mails.filter(({ to, subject }) => to.includes(person.email) && subject.includes('set a new'))).toEqual(
    [],
  )
})

test('an administrator hands over a link; nobody else makes one, nor for another group', async () => {
  const admin = await foundGroup(server.app)
  const person = newPerson()
  const member = await joinAs(server.app, admin, 'member', person)
  const stranger = await foundGroup(server.app)
  // As who came before mails were set up.
  await server.pool.query('update users set email_verified_at = null where id = $1', [member.userData.id])
  const ask = { id: member.userData.id }
  expect((await callAs(server.app, member, 'POST', '/users/reset-link', ask)).statusCode).toBe(403)
  expect((await callAs(server.app, stranger, 'POST', '/users/reset-link', ask)).statusCode).toBe(404)
  const answer = await callAs(server.app, admin, 'POST', '/users/reset-link', ask)
  const { token, expiresAt } = ResetLinkAnswer.parse(answer.json())
  expect(Math.round((Date.parse(expiresAt) - Date.now()) / 3_600_000)).toBe(24)
  expect((await post('/auth/reset-password', { token, newPassword: NEXT_PASSWORD })).statusCode).toBe(204)
  expect((await signIn(server.app, person.email, NEXT_PASSWORD)).statusCode).toBe(200)
  const status = await callAs(
    server.app,
    SignedIn.parse((await signIn(server.app, person.email, NEXT_PASSWORD)).json()),
    'GET',
    '/auth/email',
  )
  // A link that came by hand says nothing of the mailbox.
  expect(EmailStatus.parse(status.json()).verifiedAt).toBeUndefined()
})

test('of the links that are handed over the newest works, once, and every session ends', async () => {
  const admin = await foundGroup(server.app)
  const person = newPerson()
  const member = await joinAs(server.app, admin, 'member', person)
  const handLink = async () => {
    const answer = await callAs(server.app, admin, 'POST', '/users/reset-link', { id: member.userData.id })
    return ResetLinkAnswer.parse(answer.json()).token
  }
  const mailed = await askForReset(person.email)
  const first = await handLink()
  const second = await handLink()
  expect((await post('/auth/reset-password', { token: first, newPassword: NEXT_PASSWORD })).statusCode).toBe(404)
  expect((await server.app.inject(`/auth/reset-password?token=${mailed}`)).statusCode).toBe(200)
  expect((await post('/auth/reset-password', { token: second, newPassword: NEXT_PASSWORD })).statusCode).toBe(204)
  expect((await callAs(server.app, member, 'GET', '/auth/user')).statusCode).toBe(401)
  expect((await refresh(server.app, member.refreshToken)).statusCode).toBe(401)
  for (const token of [second, mailed])
    expect((await post('/auth/reset-password', { token, newPassword: NEXT_PASSWORD })).statusCode).toBe(404)
  const record = await callAs(server.app, admin, 'GET', '/audit/list-entries?config[action]=reset_link_made')
  expect(record.json().entries.map(({ subjectName }: { subjectName: string }) => subjectName)).toEqual([
    person.name,
    person.name,
  ])
})

test('who runs the server makes a link for the last administrator, and the record says so', async () => {
  const person = newPerson()
  const admin = await foundGroup(server.app, person)
  const made = await makeServerResetLink(server.dependencies.db, ` ${person.email.toUpperCase()}`)
  expect(made?.account.name).toBe(person.name)
  const reset = await post('/auth/reset-password', { token: made?.token ?? '', newPassword: NEXT_PASSWORD })
  expect(reset.statusCode).toBe(204)
  expect((await callAs(server.app, admin, 'GET', '/auth/user')).statusCode).toBe(401)
  const again = SignedIn.parse((await signIn(server.app, person.email, NEXT_PASSWORD)).json())
  const record = await callAs(server.app, again, 'GET', '/audit/list-entries?config[action]=reset_link_made_on_server')
  expect(record.json().entries).toEqual([expect.objectContaining({ subjectName: person.name })])
  expect(record.json().entries[0].actorName).toBeUndefined()

  const demo = SignedIn.parse((await post('/auth/demo', { role: 'admin' })).json())
  for (const email of ['nobody@example.org', 'nonsense', demo.userData.email])
    expect(await makeServerResetLink(server.dependencies.db, email)).toBeUndefined()
})

test('mails are in the language of the last sign-in, and a name cannot write headers', async () => {
  const person = newPerson()
  const group = { name: 'Coro', currency: 'BRL', timeZone: 'America/Sao_Paulo' }
  const headers = { 'accept-language': 'pt-BR,pt;q=0.9' }
  const register = (name: string) =>
    server.app.inject({
      method: 'POST',
      url: '/auth/register',
      payload: { ...person, group: { ...group, name } },
      headers,
    })
  const name = 'Coro\r\nBcc: everybody@example.org\nX-Evil: <b>yes</b>'
  expect((await register(name)).json().error.fields).toEqual({ 'group.name': 'control_characters' })
  expect((await register('Coro')).statusCode).toBe(202)
  const registered = await mailbox.next(person.email)
  expect(registered.subject).toBe('Batuta: conclua seu cadastro')
  const payload = { token: tokenIn(registered.link), password: PASSWORD }
  const confirmed = await server.app.inject({
    method: 'POST',
    url: '/auth/confirm-registration',
    payload,
    headers,
  })
  const signedIn = SignedIn.parse(confirmed.json())
  // As it was stored before such a name was refused.
  await server.pool.query('update groups set name = $2 where group_id = $1', [signedIn.userData.group.id, name])
  await post('/auth/forgot-password', { email: person.email })
  const mail = await mailbox.next(person.email)
  expect(mail.to).toEqual([person.email])
  expect(mail.subject).toMatch(/^Coro Bcc: everybody@example\.org X-Evil: <b>yes<\/b>: .*nova senha/)
  expect(mail.headers.filter((line) => /^(bcc|x-evil)/i.test(line))).toEqual([])
  expect(mail.text).toContain(`Olá, ${person.name},`)
  expect(mail.html).toContain('X-Evil: &lt;b&gt;yes&lt;/b&gt;')
})

test('tells of a sign-in from a new device where a second step follows the password, too', async () => {
  const person = newPerson()
  const owner = await foundGroup(server.app, person)
  const { secret } = await addTotp(server.app, owner)
  expect((await signInWith(server.app, person.email, { code: codeOf(secret) })).statusCode).toBe(200)
  expect((await mailbox.next(person.email, 'new sign-in')).text).toContain(person.name)
})

test('tells of a sign-in from a new device, of a changed role, and sends an invitation', async () => {
  const admin = await foundGroup(server.app)
  const person = newPerson()
  const member = await joinAs(server.app, admin, 'member', person)
  const firefox = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0' }
  const login = {
    method: 'POST',
    url: '/auth/login',
    payload: { email: person.email, password: PASSWORD },
    headers: firefox,
  } as const
  const answer = await server.app.inject(login)
  expect((await mailbox.next(person.email, 'new sign-in')).text).toContain('Firefox on Windows')
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? ''
  await server.app.inject({ ...login, headers: { ...firefox, cookie } })
  await callAs(server.app, admin, 'POST', '/users/update-role', { id: member.userData.id, role: 'member' })
  await callAs(server.app, admin, 'POST', '/users/update-role', { id: member.userData.id, role: 'treasurer' })
  expect((await mailbox.next(person.email, 'role')).text).toContain('You are now: treasurer.')
  expect(mailbox.mails.filter(({ to, subject }) => to.includes(person.email) && !subject.includes('confirm'))).toEqual(
    [],
  )

  const invitation = { id: newId(), role: 'conductor', email: 'Maestro@example.org' }
  const invited = await callAs(server.app, admin, 'POST', '/users/invite', { invitation })
  const mail = await mailbox.next('maestro@example.org', 'invited')
  // With a proof behind it that it was read in this mailbox, which the answer does not have.
  expect(mail.link?.href.startsWith(`https://batuta.example/invitation?token=${invited.json().token}.`)).toBe(true)
  const { rows } = await server.pool.query(`select 1 from pgboss.job where data::text like '%' || $1 || '%'`, [
    invited.json().token,
  ])
  expect(rows).toEqual([])
})

test('a mail that is refused for good is told in the log, one that may arrive later waits', async () => {
  const [gone, busy, last] = [newPerson(), newPerson(), newPerson()]
  for (const person of [gone, busy, last]) await foundGroup(server.app, person)
  mailbox.rules.refuse = (to) => (to === gone.email ? 550 : to === busy.email ? 451 : undefined)
  for (const { email } of [gone, busy]) expect((await post('/auth/forgot-password', { email })).statusCode).toBe(204)
  await askForReset(last.email)
  const tellings = () => worker.lines.map(({ msg }) => String(msg))
  await expect.poll(tellings, { timeout: 20_000 }).toContain('a mail was refused and is given up')
  await expect.poll(tellings, { timeout: 20_000 }).toContain('a job failed and is tried again later')
  expect(JSON.stringify(worker.lines)).not.toContain(gone.email)
  // It is told first, and put off next.
  const waiting = async () => (await server.pool.query(`select 1 from pgboss.job where state = 'retry'`)).rowCount
  await expect.poll(waiting, { timeout: 20_000 }).toBe(1)
  // Each try makes a link of its own, and takes back one that was not sent.
  const links = await server.pool.query(
    `select 1 from account_tokens where email = $1 and purpose = 'reset_password'`,
    [busy.email],
  )
  expect(links.rows).toEqual([])
})

test('the accounts of the demo get no mail and no link', async () => {
  const demo = await post('/auth/demo', { role: 'admin' })
  const admin = SignedIn.parse(demo.json())
  const reset = await callAs(server.app, admin, 'POST', '/users/reset-link', { id: admin.userData.id })
  expect(reset.statusCode).toBe(404)
  await post('/auth/forgot-password', { email: admin.userData.email })
  const person = newPerson()
  await foundGroup(server.app, person)
  await askForReset(person.email)
  expect(mailbox.mails.filter(({ to }) => to.includes(admin.userData.email))).toEqual([])
})

test('that an address has an account is told to its owner alone, by mail', async () => {
  const [person, other] = [newPerson(), newPerson()]
  const signedIn = await foundGroup(server.app, person)
  await foundGroup(server.app, other)
  const change = (newEmail: string) =>
    callAs(server.app, signedIn, 'POST', '/auth/change-email', { newEmail, currentPassword: PASSWORD })
  const free = `free-${person.email}`
  const [known, unknown] = [await change(other.email), await change(free)]
  expect([known.statusCode, known.json()]).toEqual([200, { email: other.email, isPending: true }])
  expect([unknown.statusCode, unknown.json()]).toEqual([200, { email: free, isPending: true }])
  const mail = await mailbox.next(other.email, 'has an account already')
  expect(mail.link?.pathname).toBe('/login')
  await mailbox.next(free, 'confirm')
  // No link to move it.
  expect(mailbox.mails.filter(({ to }) => to.includes(other.email))).toEqual([])
  expect((await signIn(server.app, other.email)).statusCode).toBe(200)
})

test('another address counts once its link is opened, and the old one is told', async () => {
  const person = newPerson()
  const signedIn = await foundGroup(server.app, person)
  const newEmail = `new-${person.email}`
  const change = (over: object = {}) =>
    callAs(server.app, signedIn, 'POST', '/auth/change-email', { newEmail, currentPassword: PASSWORD, ...over })
  expect((await change({ currentPassword: 'not this one' })).json().error.fields).toEqual({
    currentPassword: 'wrong_password',
  })
  expect((await change()).json()).toEqual({ email: newEmail, isPending: true })
  const token = tokenIn((await mailbox.next(newEmail, 'confirm')).link)
  expect((await signIn(server.app, newEmail)).statusCode).toBe(401)
  expect((await post('/auth/verify-email', { token })).json()).toEqual({ email: newEmail })
  expect((await signIn(server.app, newEmail)).statusCode).toBe(200)
  expect((await signIn(server.app, person.email)).statusCode).toBe(401)
  expect((await mailbox.next(person.email, 'address was changed')).text).toContain(newEmail)
  const status = EmailStatus.parse((await callAs(server.app, signedIn, 'GET', '/auth/email')).json())
  expect(status).toMatchObject({ email: newEmail, verifiedAt: expect.any(String) })
})

test('an address that somebody else took meanwhile is not moved to', async () => {
  const [person, quicker] = [newPerson(), newPerson()]
  const signedIn = await foundGroup(server.app, person)
  const change = { newEmail: quicker.email, currentPassword: PASSWORD }
  await callAs(server.app, signedIn, 'POST', '/auth/change-email', change)
  const { link } = await mailbox.next(quicker.email, 'confirm')
  await foundGroup(server.app, quicker)
  expect((await post('/auth/verify-email', { token: tokenIn(link) })).json().error.code).toBe('email_taken')
  expect((await signIn(server.app, person.email)).statusCode).toBe(200)
})

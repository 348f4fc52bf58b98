import { v7 as newId } from 'uuid'
import { generateSync } from 'otplib'
import { expect, vi } from 'vitest'
import { ErrorBody } from '@contract/errors'
import type { App } from '../../../../server/platform/dependencies'
import { makeAuthenticator } from '../../accounts/authenticator'
import { addPasskey, beginPasskeySignIn, signInByPasskey } from '../../accounts/secondFactorFixture'
import { SMALL_JPEG } from '../../support/jpegs'
import { PASSWORD, invite, joinAs, newPerson, signIn } from '../../support/factories'
import { good } from './walker'
import type { Walker } from './walker'

async function signInWith(app: App, email: string, password: string, factor: object) {
  const { error } = ErrorBody.parse((await signIn(app, email, password)).json())
  const payload = { challenge: error.secondFactor?.challenge, ...factor }
  return app.inject({ method: 'POST', url: '/auth/login/second-factor', payload })
}

/** An administrator's year: members, accounts, settings, what is told by e-mail, and what everybody is read for. */
export async function tellPeople(walker: Walker): Promise<void> {
  const { app, admin, mailbox, get, post, del, member, event } = walker
  const ana = await member('Ana Prado', { email: 'ana@example.org' })
  await del(`/members/remove-member?id=${ana.id}`)
  await post('/members/restore-member', { id: ana.id })
  const bia = await member('Bia Leal')
  const duo = { id: newId(), name: 'Duo', memberIds: [bia.id] }
  await post('/members/add-member-group', { memberGroup: duo })
  await del(`/members/remove-member-group?id=${duo.id}`)
  const [one, twin] = [await member('Lia Reis'), await member('Reis, Lia')]
  const pair = { ids: [one.id, twin.id] }
  await post('/members/tell-apart', { pair: { ...pair, areTwoPeople: true } })
  await post('/members/tell-apart', { pair: { ...pair, areTwoPeople: false } })
  const versionOf = ({ id, version }: { id: string; version: number }) => ({ id, version })
  const merge = { id: newId(), kept: versionOf(one), givenUp: versionOf(twin), taken: ['name'] }
  await post('/members/merge-members', { merge })
  await post('/members/undo-merge', { id: merge.id })
  const tuba = { id: newId(), name: 'Tuba', kind: 'instrument', number: '12', value: 800_000, place: 'Sala 1' }
  await post('/members/add-thing', { thing: tuba })
  await del(`/members/remove-thing?id=${tuba.id}`)
  await post('/members/add-thing', { thing: { ...tuba, version: 1 } })
  await post('/members/add-thing', { thing: { ...tuba, serialNumber: 'X1', insurance: 'Sim', version: 2 } })
  const horn = { id: newId(), name: 'Trompa', kind: 'instrument' }
  const lentHorn = { id: newId(), memberId: bia.id, since: '2020-02-01' }
  await post('/members/import-things', { import: { things: [{ ...horn, lent: lentHorn }] } })
  await post('/members/undo-thing-import', { import: { things: [horn.id], loans: [lentHorn.id] } })
  const lent = {
    id: newId(),
    thingId: tuba.id,
    memberId: bia.id,
    since: '2020-02-01',
    until: '2020-06-30',
    deposit: 5000,
  }
  await post('/members/add-loan', { loan: lent })
  await del(`/members/remove-loan?id=${lent.id}`)
  await post('/members/add-loan', { loan: { ...lent, version: 1 } })
  await post('/members/add-loan', {
    loan: { ...lent, returnedOn: '2020-05-01', conditionReturned: 'worn', version: 2 },
  })
  const honour = { id: newId(), memberId: bia.id, years: 10, givenOn: '2020-02-01', note: 'Na festa' }
  await post('/members/add-honour', { honour })
  await del(`/members/remove-honour?id=${honour.id}`)
  await post('/members/add-honour', { honour: { ...honour, version: 1 } })
  await post('/members/add-honour', { honour: { ...honour, givenOn: '2020-03-01', version: 2 } })
  const adjustment = { id: newId(), memberId: bia.id, years: 2, reason: 'Banda jovem' }
  await post('/members/add-service-adjustment', { adjustment })
  await del(`/members/remove-service-adjustment?id=${adjustment.id}`)
  await post('/members/add-service-adjustment', { adjustment: { ...adjustment, version: 1 } })
  await post('/members/add-service-adjustment', { adjustment: { ...adjustment, years: 3, version: 2 } })
  await post('/members/change-honour-settings', { settings: { years: [5, 10], version: 0 } })
  const many = { members: [{ id: bia.id, version: bia.version, set: { position: 'Solista' } }] }
  await post('/members/change-members', { change: many })
  const former = (
    await post('/members/add-member', { member: { ...bia, position: 'Solista', version: 2, status: 'former' } })
  ).member
  const leave = { id: newId(), memberId: bia.id, kind: 'leave', day: '2020-02-01', until: '2020-02-28' }
  const { step } = await post('/members/add-history-step', { step: leave })
  await post('/members/add-history-step', { step: { ...step, until: '2020-03-31' } })
  await del(`/members/remove-history-step?id=${leave.id}`)
  await post('/members/add-history-step', { step: { ...step, until: '2020-03-31', version: 2 } })
  await post('/members/change-photo', { photo: { memberId: bia.id, jpeg: SMALL_JPEG } })
  await post('/members/change-photo', { photo: { memberId: bia.id, jpeg: null } })
  const rosa = { id: newId(), name: 'Rosa Leal', address: 'Rua 1', members: [{ memberId: bia.id, relation: 'mãe' }] }
  const { contact } = await post('/members/add-contact', { contact: rosa })
  const called = { ...contact, phone: '+55 12 90000-0001', members: [{ memberId: bia.id, isGuardian: true }] }
  await post('/members/add-contact', { contact: called })
  await del(`/members/remove-contact?id=${rosa.id}`)
  await post('/members/add-contact', { contact: { ...called, version: 2 } })
  await get(`/members/find-member-data?id=${bia.id}`)
  await post('/members/erase-member', { member: { id: bia.id, version: former.version } })
  const batch = {
    id: newId(),
    fileName: 'pessoas.csv',
    members: [{ id: newId(), name: 'Caio', section: 'voices', status: 'active' }],
  }
  await post('/members/import-members', { import: batch })
  const fields = ['Dieta', 'Camiseta'].map((name) => ({ id: newId(), name, kind: 'text' }))
  for (const field of fields) {
    const ofSelf = { seenBy: ['self'], writtenBy: ['manager', 'self'] }
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await post('/members/add-own-field', { field: { ...field, ...ofSelf } })
  }
  const [diet = '', shirt = ''] = fields.map(({ id }) => id)
  await post('/members/order-own-fields', { ids: [shirt, diet] })
  await del(`/members/remove-own-field?id=${shirt}`)
  const { settings } = await get('/members/list-sections')
  const turned = { ...settings, sections: settings.sections.toReversed() }
  const changed = await post('/members/change-sections', { settings: turned })
  await post('/members/undo-sections', { version: changed.settings.version })
  await del(`/members/remove-import?id=${batch.id}`)

  const { group } = await get('/group/settings')
  await post('/group/settings', {
    group: {
      ...group,
      showsDues: true,
      lateGraceMinutes: 5,
      finishDefault: 'open',
      showsComing: 'names',
      addressing: 'informal',
    },
  })
  await post('/members/change-access', { access: { treasurer: [], conductor: ['notes'], leader: [], version: 0 } })
  await post('/messages/change-answer-news', { news: { isDaily: true, noDays: 3 } })
  await post('/messages/change-settings', { settings: { locale: 'pt-BR', askDays: 3, version: 0 } })

  const person = newPerson({ name: 'Téo' })
  const teo = await joinAs(app, admin, 'member', person)
  await post('/users/update-role', { id: teo.userData.id, role: 'treasurer' })
  const anas = (await get(`/members/find-member?id=${ana.id}`)).member
  await post('/users/link-member', { id: teo.userData.id, memberId: anas.id })
  await post('/auth/update-user', { name: 'Téo Sá', document: teo.userData.document }, teo)
  await post('/auth/change-password', { currentPassword: PASSWORD, newPassword: 'another battery horse' }, teo)
  const again = good(await signIn(app, person.email, 'another battery horse')).json()
  await post('/auth/end-other-sessions', {}, again)
  good(await signIn(app, person.email, 'another battery horse'))
  const { sessions } = await get('/auth/sessions', again)
  const old = sessions.find(({ isCurrent }: { isCurrent?: boolean }) => isCurrent !== true)
  await del(`/auth/end-session?id=${old.id}`, again)
  good(await signIn(app, person.email, 'another battery horse'))
  const newEmail = 'teo.novo@example.org'
  await post('/auth/change-email', { newEmail, currentPassword: 'another battery horse' }, again)
  const confirmation = (await mailbox.next(newEmail)).link?.searchParams.get('token')
  good(await app.inject({ method: 'POST', url: '/auth/verify-email', payload: { token: confirmation } }))
  const { token } = await post('/users/reset-link', { id: teo.userData.id })
  good(
    await app.inject({
      method: 'POST',
      url: '/auth/reset-password',
      payload: { token, newPassword: 'a third battery horse' },
    }),
  )
  const late = good(await signIn(app, newEmail, 'a third battery horse')).json()
  const { secret, challenge } = await post('/auth/begin-totp', {}, late)
  const code = generateSync({ secret, epoch: Math.floor(Date.now() / 1000) })
  const { recoveryCodes } = await post('/auth/add-totp', { challenge, code }, late)
  const key = makeAuthenticator()
  const { secondFactors } = await addPasskey(app, late, key)
  good(await signInWith(app, newEmail, 'a third battery horse', { recoveryCode: recoveryCodes[0] }))
  const request = await beginPasskeySignIn(app)
  good(await signInByPasskey(app, request.challenge, key.show(request.options)))
  await post('/auth/rename-passkey', { id: secondFactors.passkeys[0]?.id, name: 'Chave azul' }, late)
  await post('/auth/renew-recovery-codes', {}, late)
  await del(`/auth/remove-passkey?id=${secondFactors.passkeys[0]?.id}`, late)
  await del('/auth/remove-totp', late)
  await addPasskey(app, late, makeAuthenticator())
  await post('/users/remove-second-factors', { id: teo.userData.id })
  good(await signIn(app, newEmail, 'a third battery horse'))
  await del(`/users/end-sessions?id=${teo.userData.id}`)
  const { invitation } = await invite(app, admin, 'conductor')
  await del(`/users/remove-invitation?id=${invitation.id}`)
  await del(`/users/remove-user?id=${teo.userData.id}`)
  const leaving = good(await signIn(app, admin.userData.email)).json()
  good(await app.inject({ method: 'POST', url: '/jwt/logout', payload: { refreshToken: leaving.refreshToken } }))

  const asking = await event()
  const own = await walker.link(ana.id)
  const linksSent = () =>
    mailbox.mails.filter(({ to, link }) => to.includes('ana@example.org') && link?.pathname === '/my')
  const sentBefore = linksSent().length
  await walker.byLink(own, 'POST', '/messages/mail-own-link', {})
  await post('/messages/mail-links', { memberIds: [ana.id] })
  const rui = await member('Rui Sá', { email: 'rui@example.org' })
  await post('/members/add-member', { member: { ...rui, email: 'rui.novo@example.org' } })
  await post('/links/agree-address', { memberId: rui.id, email: 'rui.novo@example.org' })
  const message = { id: newId(), kind: 'please_answer', eventId: asking.id, way: 'share' }
  await post('/messages/send-message', { message })
  await post('/messages/find-texts', { id: message.id })
  await post('/messages/mark-handed', { id: message.id, personId: ana.id, isHanded: true })
  // A link refused would already block the address, and the message be sent to nobody.
  await vi.waitFor(() => expect(linksSent()).toHaveLength(sentBefore + 2), { timeout: 30_000 })
  mailbox.rules.refuse = (to) => (to === 'ana@example.org' ? 550 : undefined)
  const mailed = { ...message, id: newId(), way: 'email' }
  await post('/messages/send-message', { message: mailed })
  await vi.waitFor(
    async () => expect((await get(`/messages/find-message?id=${mailed.id}`)).message.counts.failed).toBe(1),
    { timeout: 30_000 },
  )
  const to = { who: 'members', memberIds: [rui.id] }
  const free = { id: newId(), kind: 'free', way: 'share', to, subject: 'Ônibus', words: 'Olá, {primeiro nome}: {link}' }
  await post('/messages/send-message', { message: free })
  await post('/messages/remove-block', { id: ana.id })
  await post('/messages/retry-message', { id: mailed.id })

  await post('/users/change-leads', { id: admin.userData.id, leads: { sections: ['brass'], memberGroups: [] } })
  const led = { ...free, id: newId(), way: 'email', to: { who: 'members', memberIds: [ana.id] } }
  await post('/leading/send-message', { message: led })
  await vi.waitFor(
    async () => expect((await get(`/leading/find-message?id=${led.id}`)).message.counts.failed).toBe(1),
    { timeout: 30_000 },
  )
  await post('/messages/remove-block', { id: ana.id })
  await post('/leading/retry-message', { id: led.id })
  mailbox.rules.refuse = () => undefined

  // What each mail has for programs that stop it by one click (RFC 8058).
  const stop = await vi.waitFor(
    () => {
      const lines = mailbox.mails.flatMap(({ to, headers }) => (to.includes('ana@example.org') ? headers : []))
      const found = lines.map((line) => /^List-Unsubscribe: <([^>]+)>/.exec(line)?.[1]).find(Boolean)
      if (found === undefined) throw new Error('no mail says how it is stopped')
      return new URL(found).pathname
    },
    { timeout: 30_000 },
  )
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  good(await app.inject({ method: 'POST', url: stop, headers, payload: 'List-Unsubscribe=One-Click' }))
  const { link: ownPage } = await mailbox.next('ana@example.org')
  await walker.byLink(ownPage?.hash.slice(1) ?? '', 'POST', '/messages/take-mails-again', {})
  const ownValue = { fieldId: diet, value: 'vegana' }
  await walker.byLink(ownPage?.hash.slice(1) ?? '', 'POST', '/replies/set-own-value', { ownValue })

  for (const url of [
    '/members/all-members',
    '/finances/all-finances',
    '/analytics/events/all-events',
    '/analytics/members/all-members',
    '/audit/all-entries',
  ]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await get(url)
  }
  await post('/audit/record-export', { what: 'answers', count: 3 })
}

import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Leads } from '@contract/leads'
import { replyFixture } from '../replies/replyFixture'
import { callAs, foundGroup, joinAs, newPerson } from '../../support/factories'
import { createTestServer } from '../../support/harness'
import type { TestServer } from '../../support/harness'

let server: TestServer

beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

const HOUR_MS = 3_600_000
const fromNow = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()

/** A band with two horns and a violin, and Téo, who leads the brass. */
async function newBand(role: 'member' | 'treasurer' = 'member') {
  const admin = await foundGroup(server.app)
  const band = replyFixture(server.app, admin)
  const teo = await joinAs(server.app, admin, role)
  const ask = (method: 'GET' | 'POST' | 'DELETE', url: string, body?: object) =>
    callAs(server.app, teo, method, url, body)
  const lead = (leads: Partial<Leads>) =>
    band.post('/users/change-leads', { id: teo.userData.id, leads: { sections: [], memberGroups: [], ...leads } })
  const [horn, second, violin] = [
    await band.member('Ana Lima', { email: 'ana@example.org', phone: '+55 11 90000-0001', notes: 'Canta' }),
    await band.member('Bia Reis'),
    await band.member('Caio Sá', { section: 'strings', instrument: 'Violin', email: 'caio@example.org' }),
  ]
  await lead({ sections: ['brass'] })
  return { ...band, admin, teo, ask, lead, horn, second, violin }
}

const namesOf = ({ members }: { members: { name: string }[] }) => members.map(({ name }) => name)

describe('a section leader', () => {
  test('sees who is theirs, with what the group lets leaders read', async () => {
    const band = await newBand()
    const [ana, bia] = [
      { memberId: band.horn.id, name: 'Ana Lima', email: 'ana@example.org', phone: '+55 11 90000-0001' },
      { memberId: band.second.id, name: 'Bia Reis' },
    ].map((one) => ({ section: 'brass', instrument: 'Horn', ...one }))
    const mine = await band.ask('GET', '/leading/list-members')
    expect(mine.json()).toEqual({ leads: [{ id: 'brass', family: 'brass' }], ownFields: [], members: [ana, bia] })

    const { access } = (await band.get('/members/find-access')).json()
    expect(access.leader).toEqual(['email', 'phone'])
    await band.post('/members/change-access', { access: { ...access, leader: [] } })
    const { email: _email, phone: _phone, ...named } = ana ?? {}
    expect((await band.ask('GET', '/leading/list-members')).json().members).toEqual([named, bia])
  })

  test('sees the own fields that are for section leaders, and no other', async () => {
    const band = await newBand()
    const add = async (name: string, seenBy: string[]) => {
      const field = { id: newId(), name, kind: 'text', seenBy, writtenBy: ['manager'] }
      await band.post('/members/add-own-field', { field })
      return field.id
    }
    const [diet, fee] = [await add('Dieta', ['leader']), await add('Taxa', ['treasurer', 'conductor', 'self'])]
    await band.member('Davi Melo', { ownValues: { [diet]: 'vegetariana', [fee]: 'reduzida' } })
    const mine = await band.ask('GET', '/leading/list-members')
    expect(mine.json().ownFields).toEqual([{ id: diet, name: 'Dieta', kind: 'text' }])
    expect(mine.json().members.at(-1)).toMatchObject({ name: 'Davi Melo', ownValues: { [diet]: 'vegetariana' } })
    expect(mine.body).not.toContain('reduzida')
  })

  test('sees the events that ask one of theirs, with the light of theirs alone', async () => {
    const band = await newBand()
    const all = await band.event({ title: 'Ensaio' })
    await band.event({ title: 'Só cordas', extendedProps: { asks: { who: 'sections', sections: ['strings'] } } })
    const asks = { who: 'members' as const, memberIds: [band.horn.id, band.violin.id] }
    const chosen = await band.event({ title: 'Quinteto', extendedProps: { asks } })
    await band.set({ eventId: all.id, memberId: band.horn.id, answer: 'yes' })
    await band.set({ eventId: all.id, memberId: band.violin.id, answer: 'no', reason: 'Viagem' })
    const { events } = (await band.ask('GET', '/leading/list-events')).json()
    expect(events).toMatchObject([
      { id: all.id, light: { asked: 2, yes: 1, no: 0, silent: 1 } },
      { id: chosen.id, light: { asked: 1, silent: 1 } },
    ])
  })

  test('sets answers of theirs, and of nobody else', async () => {
    const band = await newBand()
    const event = await band.event({ title: 'Ensaio' })
    await band.set({ eventId: event.id, memberId: band.violin.id, answer: 'no', reason: 'Viagem' })
    const reply = { eventId: event.id, memberId: band.horn.id, answer: 'no', reason: 'Gripe' }
    const set = await band.ask('POST', '/leading/set-reply', { reply })
    expect(set.statusCode).toBe(200)
    expect(set.json().roster.members).toMatchObject([
      { name: 'Ana Lima', isAsked: true, answer: 'no', reason: 'Gripe' },
      { name: 'Bia Reis', isAsked: true, answer: 'silent' },
    ])
    expect(set.body).not.toContain('Viagem')
    const { members } = await band.roster(event.id)
    expect(members[1]).toMatchObject({ name: 'Ana Lima', answer: 'no', setBy: band.teo.userData.name })
    const log = (await band.get('/audit/list-entries?config[action]=reply_set&config[perPage]=1')).json()
    expect(log.entries[0]).toMatchObject({ actorName: band.teo.userData.name })

    const others = await band.ask('POST', '/leading/set-reply', { reply: { ...reply, memberId: band.violin.id } })
    expect([others.statusCode, others.json().error.code]).toEqual([404, 'not_found'])
    expect((await band.roster(event.id)).members[0]).toMatchObject({ answer: 'no', reason: 'Viagem' })
    const elsewhere = await newBand()
    const theirs = await band.ask('POST', '/leading/set-reply', { reply: { ...reply, memberId: elsewhere.horn.id } })
    expect(theirs.statusCode).toBe(404)
  })

  test('checks in theirs, and nobody else', async () => {
    const band = await newBand()
    const event = await band.event({ start: fromNow(0.5), end: fromNow(2) })
    const checkin = { eventId: event.id, memberId: band.horn.id }
    const here = await band.ask('POST', '/leading/set-checkin', { checkin })
    expect(here.json().roster.members).toMatchObject([{ name: 'Ana Lima', arrival: {} }, { name: 'Bia Reis' }])
    // As at the door: what waited for a line, and who is said to be late.
    const late = await band.ask('POST', '/leading/set-checkin', { checkin: { ...checkin, agoMs: 5_000, isLate: true } })
    expect(late.json().roster.members[0].arrival).toMatchObject({ isLate: true })
    const removed = await band.ask('DELETE', `/leading/remove-checkin?eventId=${event.id}&memberId=${band.horn.id}`)
    expect(removed.json().roster.members[0].arrival).toBeUndefined()

    await band.post('/checkins/set-checkin', { checkin: { ...checkin, memberId: band.violin.id } })
    const refused = await Promise.all([
      band.ask('POST', '/leading/set-checkin', { checkin: { ...checkin, memberId: band.violin.id } }),
      band.ask('DELETE', `/leading/remove-checkin?eventId=${event.id}&memberId=${band.violin.id}`),
    ])
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404])
    const { checkins } = { checkins: (await band.get(`/checkins/list-checkins?id=${event.id}`)).json() }
    expect(checkins.counts.here).toBe(1)
  })

  test('corrects who of theirs was at a finished event; the rest of the report stays', async () => {
    const band = await newBand()
    const [start, end] = [fromNow(-4), fromNow(-2)]
    const event = await band.event({ title: 'Ensaio', start, end })
    const attendance = [band.horn, band.violin].map(({ id: memberId }) => ({ memberId, status: 'present' as const }))
    const report = { id: event.id, version: event.version, attendance, audience: 80, notes: 'Correu bem' }
    const line = { eventId: event.id, memberId: band.horn.id, status: 'excused' }
    const early = await band.ask('POST', '/leading/set-attendance', { attendance: line })
    expect([early.statusCode, early.json().error.code]).toEqual([409, 'conflict'])
    expect((await band.post('/calendar/finish-event', { obj: report })).statusCode).toBe(200)

    const listed = async () => (await band.ask('GET', '/leading/list-events')).json().finished
    expect(await listed()).toMatchObject([{ id: event.id, title: 'Ensaio', present: 1, recorded: 1 }])
    const set = await band.ask('POST', '/leading/set-attendance', { attendance: line })
    expect(set.json().roster).toMatchObject({
      isFinished: true,
      members: [{ name: 'Ana Lima', attendance: 'excused' }, { name: 'Bia Reis' }],
    })
    expect(await listed()).toMatchObject([{ present: 0, recorded: 1 }])
    const stored = (await band.get(`/calendar/find-report?id=${event.id}`)).json()
    expect(stored.report).toMatchObject({ audience: 80, notes: 'Correu bem' })
    expect(stored.report.attendance).toHaveLength(2)
    expect(stored.report.attendance).toContainEqual({ memberId: band.violin.id, status: 'present' })
    expect(stored.history.map(({ action }: { action: string }) => action).toSorted()).toEqual(['corrected', 'finished'])
    const log = (await band.get('/audit/list-entries?config[action]=attendance_rewritten')).json()
    expect(log.entries[0]).toMatchObject({ actorName: band.teo.userData.name })

    // Nothing recorded is a line again, and away again by Undo; of others there is no way.
    const second = { eventId: event.id, memberId: band.second.id }
    const added = await band.ask('POST', '/leading/set-attendance', { attendance: { ...second, status: 'late' } })
    expect(added.json().roster.members[1]).toMatchObject({ name: 'Bia Reis', attendance: 'late' })
    const taken = await band.ask('POST', '/leading/set-attendance', { attendance: second })
    expect(taken.json().roster.members[1].attendance).toBeUndefined()
    const others = { ...line, memberId: band.violin.id }
    expect((await band.ask('POST', '/leading/set-attendance', { attendance: others })).statusCode).toBe(404)
    const after = (await band.get(`/calendar/find-report?id=${event.id}`)).json()
    expect(after.report.attendance).toContainEqual({ memberId: band.violin.id, status: 'present' })
  })

  test('finds no event that asks nobody of theirs, and is shown nobody else at one that does', async () => {
    const band = await newBand()
    const strings = await band.event({ extendedProps: { asks: { who: 'sections', sections: ['strings'] } } })
    expect((await band.ask('GET', `/leading/find-roster?id=${strings.id}`)).statusCode).toBe(404)
    const reply = { eventId: strings.id, memberId: band.horn.id, answer: 'yes' }
    expect((await band.ask('POST', '/leading/set-reply', { reply })).json().error.code).toBe('not_asked')
    const all = await band.event({ title: 'Ensaio' })
    const { roster } = (await band.ask('GET', `/leading/find-roster?id=${all.id}`)).json()
    expect(namesOf(roster)).toEqual(['Ana Lima', 'Bia Reis'])
  })

  test('of a group of people leads whoever is in it now', async () => {
    const band = await newBand()
    const duo = { id: newId(), name: 'Duo', memberIds: [band.violin.id] }
    const { memberGroup } = (await band.post('/members/add-member-group', { memberGroup: duo })).json()
    await band.lead({ memberGroups: [duo.id] })
    const mine = async () => (await band.ask('GET', '/leading/list-members')).json()
    expect(await mine()).toMatchObject({ leads: [{ id: duo.id, name: 'Duo' }], members: [{ name: 'Caio Sá' }] })
    await band.post('/members/add-member-group', { memberGroup: { ...memberGroup, memberIds: [band.horn.id] } })
    expect(namesOf(await mine())).toEqual(['Ana Lima'])
    await band.del(`/members/remove-member-group?id=${duo.id}`)
    expect(await mine()).toEqual({ leads: [], ownFields: [], members: [] })
  })

  test('of an own section leads whoever plays what is in it', async () => {
    const band = await newBand()
    const { settings } = (await band.get('/members/list-sections')).json()
    const [high, low] = [newId(), newId()]
    const sections = [
      ...settings.sections.filter(({ family }: { family: string }) => family !== 'brass'),
      { id: high, name: 'Trompas', family: 'brass', instruments: ['Horn'] },
      { id: low, name: 'Graves', family: 'brass', instruments: ['Tuba'] },
    ]
    await band.post('/members/change-sections', { settings: { ...settings, sections } })
    await band.member('Davi Melo', { instrument: 'Tuba' })
    await band.lead({ sections: [low] })
    const mine = (await band.ask('GET', '/leading/list-members')).json()
    expect(mine).toMatchObject({
      leads: [{ id: low, name: 'Graves', family: 'brass' }],
      members: [{ name: 'Davi Melo', ownSection: 'Graves' }],
    })
    expect(namesOf(mine)).toEqual(['Davi Melo'])
  })

  test('keeps what the role opens, and no more', async () => {
    const band = await newBand('treasurer')
    expect((await band.ask('GET', '/finances/list')).statusCode).toBe(200)
    expect((await band.ask('GET', '/leading/list-members')).statusCode).toBe(200)
    const event = await band.event({ title: 'Ensaio' })
    expect((await band.ask('GET', `/replies/find-lineup?id=${event.id}`)).statusCode).toBe(403)
  })
})

describe('who leads', () => {
  test('is told to them, and ends at once', async () => {
    const band = await newBand()
    const { user } = (await band.ask('GET', '/auth/user')).json()
    expect(user).toMatchObject({ role: 'member', leads: true })
    const { users } = (await band.get('/users/list-users')).json()
    expect(users.find(({ id }: { id: string }) => id === band.teo.userData.id).leads).toEqual({
      sections: ['brass'],
      memberGroups: [],
    })
    await band.lead({})
    expect((await band.ask('GET', '/leading/list-members')).statusCode).toBe(403)
    expect((await band.ask('GET', '/auth/user')).json().user.leads).toBeUndefined()
    const log = (await band.get('/audit/list-entries?config[action]=user_leads_changed')).json()
    expect(log.entries[0]).toMatchObject({ before: { leads: 'brass' } })
  })

  test('is nobody of what the group does not have', async () => {
    const band = await newBand()
    const refused = [await band.lead({ sections: ['oboes'] }), await band.lead({ memberGroups: [newId()] })]
    expect(refused.map((answer) => answer.json().error.fields)).toEqual([
      { leads: 'not_allowed' },
      { leads: 'not_allowed' },
    ])
  })

  test('is said with the invitation', async () => {
    const band = await newBand()
    const leads = { sections: ['strings'], memberGroups: [] }
    const invitation = { id: newId(), role: 'member', leads }
    const made = await band.post('/users/invite', { invitation })
    expect(made.json().invitation.leads).toEqual(leads)
    const again = await band.post('/users/invite', { invitation })
    expect(again.statusCode).toBe(200)
    const other = await band.post('/users/invite', { invitation: { ...invitation, leads: undefined } })
    expect(other.statusCode).toBe(409)
    const unknown = { ...invitation, id: newId(), leads: { ...leads, sections: ['oboes'] } }
    expect((await band.post('/users/invite', { invitation: unknown })).json().error.fields).toEqual({
      'invitation.leads': 'not_allowed',
    })
    const offer = await server.app.inject(`/auth/invitation?token=${again.json().token}`)
    expect(offer.json().invitation.leads).toEqual([{ family: 'strings' }])
    const payload = { ...newPerson(), invitation: again.json().token }
    const joined = (await server.app.inject({ method: 'POST', url: '/auth/register', payload })).json()
    expect(joined.userData.leads).toBe(true)
    expect(namesOf((await callAs(server.app, joined, 'GET', '/leading/list-members')).json())).toEqual(['Caio Sá'])
  })
})

import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Invitees } from '@contract/invitees'
import type { EventWrite } from '@contract/calendar'
import type { Answer } from '@contract/calendar/replyRules'
import type { Readiness } from '@contract/calendar/readiness'
import type { MemberStatus } from '@contract/members'
import type { StepKind } from '@contract/historyRules'
import { seeded } from '../../../../server/demo/orchestra/seeded'
import { newEvent } from '../events/calendarFixture'
import { callAs, foundGroup } from '../../support/factories'
import { createTestServer } from '../../support/harness'
import type { TestServer } from '../../support/harness'
import { referenceCell, dayAfter, isInvitedInReference, referenceReadiness } from './answersReference'
import type { Diary, DiaryEvent, DiaryMember } from './answersReference'
import { dayIn, replyFixture } from './replyFixture'

let server: TestServer

beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

const MEMBERS = 24
/** Of these some are away, or chosen by name; the others differ in nothing but what they say. */
const SPECIAL = 8
const EVENTS = 10
const ROUNDS = 3
const WORDS_A_ROUND = 48
const instruments = ['Horn', 'HORN', 'Oboé', 'oboe', 'Tuba', undefined]
const sections = ['brass', 'woodwinds', 'strings'] as const

const seen = new Set<unknown>()

/** What has happened to who was the one and is the other. */
function stepsTo(before: DiaryMember['status'], after: MemberStatus): StepKind[] {
  if (before === after) return []
  if (after === 'former') return ['left']
  const back: StepKind[] = before === 'former' ? ['returned'] : []
  return after === 'on_leave' ? [...back, 'leave'] : back
}

/** A group whose people come, go, answer, change their minds and are away, told to the server and written into a diary. */
async function planOneSeason(timeZone: string, seed: number) {
  const chance = seeded(seed)
  const isLucky = (share: number) => chance() < share
  const upTo = (most: number) => Math.floor(chance() * (most + 1))
  const pick = <T>(values: readonly T[]): T => values[upTo(values.length - 1)] as T
  const some = <T>(values: readonly T[]): T[] => {
    const chosen = values.filter(() => isLucky(0.4))
    return chosen.length === 0 ? [pick(values)] : chosen
  }
  const admin = await foundGroup(server.app)
  const band = replyFixture(server.app, admin)
  const tell = async (
    answer: { statusCode: number; body: string } | PromiseLike<{ statusCode: number; body: string }>,
  ) => {
    const { statusCode, body } = await answer
    if (statusCode >= 300) throw new Error(`${statusCode}: ${body}`)
  }
  const { group } = (await band.get('/group/settings')).json()
  await tell(band.post('/group/settings', { group: { ...group, timeZone } }))

  const diary: Diary = { timeZone, members: [], events: [], said: [], absences: [], deputies: [] }
  let clock = 0
  diary.members = Array.from({ length: MEMBERS }, (_, at) => {
    const instrument = pick(instruments)
    const joinedOn = pick(['2020-01-01', undefined, undefined, dayIn(20)])
    const status = pick(['active', 'active', 'active', 'active', 'active', 'on_leave', 'former'] as const)
    return { id: newId(), name: `M${at}`, section: pick(sections), instrument, joinedOn, status }
  })
  await tell(
    band.post('/members/import-members', { import: { id: newId(), fileName: 'm.csv', members: diary.members } }),
  )
  const laterChanges = diary.members.filter(({ joinedOn }) => joinedOn !== dayIn(20) && isLucky(0.1))
  for (const member of laterChanges) {
    member.later = { since: dayIn(15 + upTo(10)), status: pick(['active', 'on_leave', 'former'] as const) }
    for (const kind of stepsTo(member.status, member.later.status))
      await server.pool.query(
        'insert into member_history (group_id, id, member_id, kind, since) values ($1, $2, $3, $4, $5)',
        [admin.userData.group.id, newId(), member.id, kind, member.later.since],
      )
    if (member.status === 'on_leave' && member.later.status === 'active')
      await server.pool.query('update member_history set until = $2::date - 1 where member_id = $1', [
        member.id,
        member.later.since,
      ])
  }

  const anyInvitees = (): Invitees =>
    pick<() => Invitees>([
      () => ({ who: 'all' }),
      () => ({ who: 'sections', sections: some(sections) }),
      () => ({ who: 'instruments', instruments: some(['horn', 'OBOE']) }),
      () => ({ who: 'members', memberIds: some(diary.members.slice(0, SPECIAL).map(({ id }) => id)) }),
      () => ({ who: 'nobody' }),
    ])()
  const anyNeeds = () => some(['Horn', 'oboé', 'Timpani']).map((instrument) => ({ instrument, count: 1 + upTo(1) }))
  const anyTimes = (): Pick<EventWrite, 'start' | 'end' | 'allDay'> => {
    const day = dayIn(2 + upTo(38))
    if (isLucky(0.2)) return { start: day, end: dayAfter(day, 1), allDay: true }
    const start = Date.parse(`${day}T${String(upTo(23)).padStart(2, '0')}:00:00Z`)
    return { start: new Date(start).toISOString(), end: new Date(start + 7_200_000).toISOString(), allDay: false }
  }
  diary.events = Array.from({ length: EVENTS }, (): DiaryEvent => {
    const extendedProps = {
      location: newId(),
      status: isLucky(0.1) ? ('cancelled' as const) : ('scheduled' as const),
      replyDays: pick([0, 1, 3, 30]),
      ...(isLucky(0.6) && { asks: anyInvitees() }),
      ...(isLucky(0.5) && { needs: anyNeeds() }),
    }
    return { write: newEvent({ ...anyTimes(), extendedProps }), plan: 1 }
  })
  await tell(band.calendar.addAll(diary.events.map(({ write }) => write)))
  const isHeld = ({ write }: DiaryEvent) => write.extendedProps.status === 'scheduled'

  async function say(event: DiaryEvent, personId: string, answer: Answer | 'silent', isDeputy = false) {
    const eventId = event.write.id
    const { statusCode } = await band.set({ eventId, [isDeputy ? 'deputyId' : 'memberId']: personId, answer })
    const member = diary.members.find(({ id }) => id === personId)
    const isInvited = member === undefined || isInvitedInReference(diary, event, member)
    expect(statusCode).toBe(isInvited ? 200 : 409)
    if (!isInvited) return
    diary.said = diary.said.filter((word) => word.eventId !== eventId || word.personId !== personId)
    if (answer !== 'silent') diary.said.push({ eventId, personId, answer, plan: event.plan, at: ++clock })
  }

  async function sayAWord() {
    const event = pick(diary.events.filter(isHeld))
    const deputy = isLucky(0.2) ? diary.deputies.find(({ eventId }) => eventId === event.write.id) : undefined
    const present = diary.members.filter(({ status }) => status !== 'gone')
    const invited = present.filter((member) => isInvitedInReference(diary, event, member))
    const member = pick(invited.length > 0 && isLucky(0.9) ? invited : present)
    const answer = pick(['yes', 'yes', 'yes', 'yes', 'maybe', 'no', 'silent'] as const)
    await say(event, (deputy ?? member).id, answer, deputy !== undefined)
  }

  async function goAway() {
    const memberId = pick(diary.members.slice(0, SPECIAL).filter(({ status }) => status !== 'gone')).id
    const firstDay = dayIn(1 + upTo(35))
    const lastDay = dayAfter(firstDay, upTo(9))
    await tell(band.post('/absences/add-absence', { absence: { id: newId(), memberId, firstDay, lastDay } }))
    diary.absences.push({ memberId, firstDay, lastDay, at: ++clock })
  }

  async function changeEvent() {
    const event = pick(diary.events.filter(isHeld))
    const stored = (await band.calendar.find(event.write.id)).json().event
    const hasMoved = isLucky(0.7)
    // Where it never was: an event that goes back finds its answers again.
    const location = hasMoved ? newId() : stored.extendedProps.location
    const write = {
      ...stored,
      ...(hasMoved && anyTimes()),
      extendedProps: { ...stored.extendedProps, location, ...(!hasMoved && { asks: anyInvitees() }) },
    }
    await tell(band.calendar.update(write))
    event.write = write
    if (hasMoved) event.plan += 1
  }

  async function changeMember() {
    const member = pick(diary.members.filter(({ status, later }) => status !== 'gone' && later === undefined))
    const { member: stored } = (await band.get(`/members/find-member?id=${member.id}`)).json()
    const status = pick(['active', 'on_leave', 'former', 'gone'] as const)
    if (status === 'gone') await tell(band.del(`/members/remove-member?id=${member.id}`))
    else await tell(band.post('/members/add-member', { member: { ...stored, status } }))
    member.status = status
  }

  async function askDeputy() {
    const eventId = pick(diary.events.filter(isHeld)).write.id
    const instrument = pick(['horn', 'Tuba'])
    const { id } = await band.deputy(eventId, { instrument })
    diary.deputies.push({ id, eventId, instrument })
  }

  for (let round = 0; round < ROUNDS; round++) {
    for (let at = 0; at < 3; at++) await askDeputy()
    for (let at = 0; at < WORDS_A_ROUND; at++) await sayAWord()
    for (let at = 0; at < 4; at++) await goAway()
    for (let at = 0; at < 3; at++) await changeEvent()
    for (let at = 0; at < 2; at++) await changeMember()
    for (let at = 0; at < WORDS_A_ROUND / 4; at++) await sayAWord()
  }
  // Chance alone makes no event's readiness green.
  const full = diary.events.find(
    ({ write: { extendedProps } }) => !extendedProps.needs && extendedProps.asks?.who !== 'nobody',
  )
  if (full === undefined || !isHeld(full)) throw new Error('There is no such event')
  for (const member of diary.members.filter((one) => isInvitedInReference(diary, full, one)))
    await say(full, member.id, 'yes')
  return { diary, admin }
}

const byId = <T>(entries: (readonly [string, T])[]) =>
  Object.fromEntries(entries.toSorted(([one], [other]) => one.localeCompare(other)))

test.each([
  ['America/Sao_Paulo', 1],
  ['Pacific/Auckland', 2],
])('lights, line-ups and the season’s matrix say what one counts by hand, in %s', async (timeZone, seed) => {
  const { diary, admin } = await planOneSeason(timeZone, seed)
  const read = async (url: string) => (await callAs(server.app, admin, 'GET', url)).json()
  const wanted = diary.events.flatMap((event) => {
    const readiness = referenceReadiness(diary, event)
    return readiness === undefined ? [] : [[event.write.id, readiness] as const]
  })
  const { lights } = await read('/replies/list-lights')
  const counted = lights.map(({ eventId, light }: { eventId: string; light: Readiness }) => [eventId, light])
  expect(byId(counted)).toEqual(byId(wanted))
  const rosters = await Promise.all(wanted.map(([id]) => read(`/replies/find-lineup?id=${id}`)))
  expect(rosters.map(({ light }) => light)).toEqual(wanted.map(([, readiness]) => readiness))

  const { events, members } = await read('/replies/list-matrix?config[perPage]=100')
  const held = diary.events.filter(({ write }) => write.extendedProps.status !== 'cancelled')
  expect(events.map(({ id }: { id: string }) => id).toSorted()).toEqual(held.map(({ write }) => write.id).toSorted())
  const comesBack = ({ later }: DiaryMember) => later !== undefined && later.status !== 'former'
  const staying = diary.members.filter(
    (member) => member.status !== 'gone' && (member.status !== 'former' || comesBack(member)),
  )
  const sheet = staying.map((member) => {
    const cells = events.map(({ id }: { id: string }) => {
      const event = held.find(({ write }) => write.id === id)
      return event && referenceCell(diary, event, member)
    })
    return [member.name, cells] as const
  })
  const told = members.map(({ name, cells }: { name: string; cells: unknown[] }) => [name, cells])
  expect(byId(told)).toEqual(byId(sheet))
  for (const [, cells] of sheet) for (const cell of cells) seen.add(cell)
  for (const [, { colour }] of wanted) seen.add(colour)
})

test('chance has brought about all that is to be compared', () => {
  const cells = ['yes', 'no', 'maybe', 'silent', 'away', 'toConfirm', null]
  expect(seen).toEqual(new Set([...cells, 'green', 'amber', 'red']))
})

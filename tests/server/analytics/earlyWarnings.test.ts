import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AttendanceWarning } from '@contract/analytics'
import type { Attendance } from '@contract/calendar'
import { todayIn } from '../../../server/platform/time/days'
import { daysFromNow, eventFixture } from '../calendar/events/eventFixture'
import type { EventFixture } from '../calendar/events/eventFixture'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { foundGroup } from '../support/factories'

let server: TestServer
let fixture: EventFixture

beforeAll(async () => {
  server = await createTestServer()
})

afterAll(() => server.close())

beforeEach(async () => {
  fixture = eventFixture(server.app, await foundGroup(server.app))
})

const warnings = async (): Promise<AttendanceWarning[]> => (await fixture.read('/analytics/early-warnings')).warnings

const words: Record<string, Attendance['status'] | undefined> = {
  P: 'present',
  A: 'absent',
  E: 'excused',
  L: 'late',
  G: 'left_early',
}

/**
 * A season in letters, the latest event last: present, absent, excused, late, gone early, `-` not recorded. One letter an event; events are
 * a week apart, the last one yesterday.
 */
async function season(letters: Record<string, string>): Promise<void> {
  const members = Object.entries(letters).map(([id, line]) => ({ id, line: line.replaceAll(' ', '') }))
  const length = Math.max(...members.map(({ line }) => line.length))
  for (let at = 0; at < length; at++) {
    const lines = members.flatMap(({ id, line }) => {
      const status = words[line.padStart(length, '-')[at] ?? '-']
      return status === undefined ? [] : [[id, status] as const]
    })
    await fixture.finished(Object.fromEntries(lines), { inDays: -1 - 7 * (length - 1 - at) })
  }
}

/** Of one member with such a season. */
async function warningOf(letters: string): Promise<AttendanceWarning | undefined> {
  const { id } = await fixture.addMember()
  await season({ [id]: letters })
  return (await warnings())[0]
}

test.each([
  ['three in a row', 'PPPAAA', 3],
  ['four', 'PPPAAAA', 4],
  ['three with an excuse between, which is no miss and no presence', 'PPAEAEA', 3],
  ['three with events at which nobody wrote them down', 'PPA-A--A', 3],
  ['all of few', 'AAA', 3],
])('%s are a warning', async (_, letters, misses) => {
  expect(await warningOf(letters)).toMatchObject({ reason: 'misses', misses })
})

test.each([
  ['two', 'PPPPPPPAA'],
  ['three, not in a row', 'PPAAPA'],
  ['three long since, as the last was a presence', 'PPPAAAP'],
  ['excuses alone', 'PPPEEEE'],
  ['three, between which they came late and left early', 'PPALAGA'],
])('%s are none', async (_, letters) => {
  expect(await warningOf(letters)).toBeUndefined()
})

test('who comes to two of the last five, after seven of the ten before, is falling', async () => {
  expect(await warningOf('PPPAPPAPPA APAPA')).toMatchObject({
    reason: 'falling',
    misses: 1,
    recent: { present: 2, of: 5 },
    before: { present: 7, of: 10 },
    lastPresent: todayIn('America/Sao_Paulo', daysFromNow(-8)),
  })
})

test('who comes to two of the last five, after six of the ten before, is not falling, but often absent', async () => {
  expect(await warningOf('PPPAPPAPAA APAPA')).toMatchObject({ reason: 'often', often: { absent: 6, of: 10 } })
})

test.each([
  ['half of ten, spread', 'PAPAPAPAPA', { absent: 5, of: 10 }],
  ['half of eight, spread', 'APAPPAPA', { absent: 4, of: 8 }],
  ['half of ten, between excuses, which count as if they had not been asked', 'PAEPAPAEPAPA', { absent: 5, of: 10 }],
])('absent at %s, is a warning', async (_, letters, often) => {
  expect(await warningOf(letters)).toMatchObject({ reason: 'often', often })
})

test.each([
  ['four of ten', 'PAPPAPAPPA'],
  ['half of seven events', 'PAPAPAP'],
  ['half, but not of the last ten', 'AAPAPAPA PPPPPPPPP'],
])('absent at %s, is none', async (_, letters) => {
  expect(await warningOf(letters)).toBeUndefined()
})

test.each([
  ['excused nine times', 'PPPPP EEEEEEEEE', { events: 9, excused: 9 }],
  ['excused five times, the only ones', 'EEEEE', { events: 5, excused: 5 }],
  ['excused and absent', 'PPP EAEAE', { events: 5, excused: 3 }],
])('%s in a row is a warning, as they have not been seen for long', async (_, letters, away) => {
  expect(await warningOf(letters)).toMatchObject({ reason: 'away', away })
})

test('four times excused in a row, or nine with a presence between them, are none', async () => {
  expect(await warningOf('PPPPP EEEE')).toBeUndefined()
  const { id } = await fixture.addMember({ name: 'Bia' })
  await season({ [id]: 'EEEEE P EEEE' })
  expect((await warnings()).filter(({ memberId }) => memberId === id)).toEqual([])
})

test.each([
  ['Ensaio', 'Publico', 'rehearsals'],
  ['Particular', 'Ensaio', 'performances'],
] as const)('who stays away from one kind of event, and comes to the other: %s', async (missed, kept, kind) => {
  const [bia, caio] = [await fixture.addMember({ name: 'Bia' }), await fixture.addMember({ name: 'Caio' })]
  const spread = 'A P A P P A P A'.split(' ')
  for (const [at, letter] of spread.entries()) {
    const inDays = at * 7 - 60
    const status = { [bia.id]: at < 5 ? 'present' : 'absent', [caio.id]: words[letter] ?? 'present' } as const
    await fixture.finished(status, { inDays, extendedProps: { calendar: missed } })
    const others = { [bia.id]: 'present', [caio.id]: 'present' } as const
    await fixture.finished(others, { inDays: inDays + 1, extendedProps: { calendar: kept } })
  }
  expect(await warnings()).toMatchObject([
    { name: 'Bia', reason: 'misses', kind, misses: 3 },
    { name: 'Caio', reason: 'often', kind, often: { absent: 4, of: 8 } },
  ])
})

test.each([
  ['three of the last five', 'PPPPPPPPPP APAPP'],
  ['fewer than five events before', 'PPPP APAPA'],
])('%s: not falling', async (_, letters) => {
  expect(await warningOf(letters)).toBeUndefined()
})

test('five events before are enough', async () => {
  expect(await warningOf('PPPPA AAPAP')).toMatchObject({ reason: 'falling', before: { present: 4, of: 5 } })
})

test('who was never there has no latest presence', async () => {
  expect(await warningOf('AAAA')).toMatchObject({ lastPresent: null, misses: 4, recent: { present: 0, of: 4 } })
})

test('the latest presence may be longer ago than what is looked at', async () => {
  const { id } = await fixture.addMember()
  await fixture.finished({ [id]: 'present' }, { inDays: -500 })
  await season({ [id]: 'AAA' })
  expect(await warnings()).toMatchObject([{ misses: 3, lastPresent: todayIn('America/Sao_Paulo', daysFromNow(-500)) }])
})

test('absences of more than a year ago warn of nothing', async () => {
  const { id } = await fixture.addMember()
  for (const inDays of [-420, -410, -400]) await fixture.finished({ [id]: 'absent' }, { inDays })
  expect(await warnings()).toEqual([])
})

test('the list is by name, and of those who are active', async () => {
  const add = (name: string) => fixture.addMember({ name, section: 'voices' })
  const [zeca, ana, left, gone] = [await add('Zeca'), await add('Ana'), await add('Left'), await add('Gone')]
  await season(Object.fromEntries([zeca, ana, left, gone].map(({ id }) => [id, 'AAAA'])))
  await fixture.addMember({ ...left, status: 'on_leave' })
  await fixture.removeMember(gone.id)
  expect(await warnings()).toEqual(
    [ana, zeca].map(({ id, name }) => ({
      memberId: id,
      name,
      section: 'voices',
      reason: 'misses',
      misses: 4,
      lastPresent: null,
      recent: { present: 0, of: 4 },
      before: { present: 0, of: 0 },
    })),
  )
})

test('an event that was reopened says nothing', async () => {
  const { id } = await fixture.addMember()
  await season({ [id]: 'AA' })
  const event = await fixture.finished({ [id]: 'absent' }, { inDays: -0.5 })
  expect(await warnings()).toHaveLength(1)
  await fixture.reopen(event)
  expect(await warnings()).toEqual([])
})

test('another group’s members are not in it', async () => {
  const theirs = eventFixture(server.app, await foundGroup(server.app))
  const { id } = await theirs.addMember()
  for (const inDays of [-3, -2, -1]) await theirs.finished({ [id]: 'absent' }, { inDays })
  expect(await warnings()).toEqual([])
})

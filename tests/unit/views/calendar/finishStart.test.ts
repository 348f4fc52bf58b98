import { expect, test } from 'vitest'
import type { CheckinList } from '@contract/calendar/checkins'
import { marksOf } from '@/views/calendar/finish/finishValues'
import type { FinishStart } from '@/redux/calendar/checkins'

const id = (number: number) => `01900000-0000-7000-8000-00000000000${number}`
const at = '2026-03-01T22:24:00.000Z'

type Known = Partial<CheckinList['members'][number]>

function startOf(known: Known[], finishDefault: 'present' | 'open'): FinishStart {
  const members = known.map((over, index) => ({
    memberId: id(index),
    name: `Name ${index}`,
    section: 'brass' as const,
    isAsked: true,
    answer: 'silent' as const,
    ...over,
  }))
  return {
    event: {
      id: id(9),
      title: 'Ensaio',
      start: at,
      end: at,
      allDay: false,
      extendedProps: { calendar: 'Ensaio', status: 'scheduled' },
      version: 1,
    },
    roster: members.map(({ memberId, name, section }) => ({ memberId, name, section })),
    history: [],
    checkins: { eventId: id(9), finishDefault, counts: { here: 2, late: 1, expected: 1 }, members, deputies: [] },
  }
}

const known: Known[] = [
  { arrival: { at } },
  { arrival: { at, isLate: true }, answer: 'no' },
  { answer: 'no', reason: 'Ill' },
  { answer: 'no', isAway: true },
  { answer: 'yes' },
  { answer: 'maybe' },
]

test('finishing starts from who checked in and who said no; where at least half did, the rest were absent', () => {
  expect(Object.values(marksOf(startOf(known, 'present')))).toEqual([
    'present',
    'late',
    'excused',
    'excused',
    'absent',
    'absent',
  ])
  expect(Object.values(marksOf(startOf(known, 'open'))).slice(4)).toEqual(['none', 'none'])
})

test('where few or nobody checked in, the check-in says nothing of the rest', () => {
  const silent = Array.from({ length: 4 }, () => ({}))
  const few = startOf([{ arrival: { at } }, ...silent], 'present')
  expect(Object.values(marksOf(few))).toEqual(['present', 'none', 'none', 'none', 'none'])
  expect(Object.values(marksOf(startOf(silent, 'present')))).toEqual(silent.map(() => 'present'))
  // Guests that nobody asked do not make a minority of the others.
  const guests = silent.map(() => ({ isAsked: false }))
  expect(Object.values(marksOf(startOf([{ arrival: { at } }, ...guests], 'present')))[1]).toBe('absent')
})

test('what is chosen by hand, or stands in a report, is never overwritten', () => {
  const start = startOf(known, 'present')
  expect(marksOf(start, { [id(0)]: 'absent' })[id(0)]).toBe('absent')
  const report = { attendance: [{ memberId: id(2), status: 'present' as const }] }
  const history = [{ at, by: 'Ana', action: 'finished' as const }]
  const finished = marksOf({ ...start, report, history })
  expect([finished[id(0)], finished[id(2)]]).toEqual(['none', 'present'])
})

test('who checks in after a report, at an event that was reopened, is not left out of the next one', () => {
  const start = startOf([{ arrival: { at: '2026-03-01T23:00:00.000Z', isLate: true } }, { arrival: { at } }], 'present')
  const report = { attendance: [0, 1].map((one) => ({ memberId: id(one), status: 'absent' as const })) }
  const history = [
    { at: '2026-03-01T22:50:00.000Z', by: 'Ana', action: 'reopened' as const },
    { at: '2026-03-01T22:40:00.000Z', by: 'Ana', action: 'finished' as const },
  ]
  expect(Object.values(marksOf({ ...start, report, history }))).toEqual(['late', 'absent'])
})

import { expect, test } from 'vitest'
import type { AttendanceStatus, FinishReport } from '@contract/calendar'
import { flatten, memberOf, reportRules, unflatten } from '@/views/calendar/finish/finishConflict'

const [ana, bia, caio] = ['a', 'b', 'c'].map((letter) => `01890000-0000-7000-8000-00000000000${letter}`) as [
  string,
  string,
  string,
]

function report(version: number, marks: Record<string, AttendanceStatus>, rest: Partial<FinishReport> = {}) {
  const attendance = Object.entries(marks).map(([memberId, status]) => ({ memberId, status }))
  return { id: '01890000-0000-7000-8000-000000000009', version, attendance, ...rest }
}

const base = report(1, { [ana]: 'present', [bia]: 'present' })

function editConflictOf(mine: FinishReport, theirs: FinishReport) {
  return { mine: flatten(mine), theirs: flatten(theirs), read: flatten(base) }
}

test('a report survives being taken apart name by name', () => {
  const whole = report(3, { [ana]: 'absent' }, { audience: 0, notes: 'Rain', programme: [{ title: 'Bis' }] })
  expect(unflatten(flatten(whole))).toEqual(whole)
})

test('what only I changed is kept unasked; what they changed is asked about, and theirs suggested', () => {
  const conflict = editConflictOf(
    report(1, { [ana]: 'absent', [bia]: 'present' }),
    report(2, { [ana]: 'present', [bia]: 'excused', [caio]: 'present' }),
  )
  const rules = reportRules(conflict)
  const asked = rules.questionsOf(conflict)
  expect(asked.map(({ field, isMine }) => [memberOf(field), isMine])).toEqual([
    [bia, false],
    [caio, false],
  ])
  expect(unflatten(rules.merge(conflict, () => false)).attendance).toEqual(
    expect.arrayContaining([
      { memberId: ana, status: 'absent' },
      { memberId: bia, status: 'excused' },
      { memberId: caio, status: 'present' },
    ]),
  )
})

test('someone both marked differently is asked about by name, and the choice is saved over the newer version', () => {
  const conflict = editConflictOf(
    report(1, { [ana]: 'absent', [bia]: 'present' }, { notes: 'Mine' }),
    report(2, { [ana]: 'excused', [bia]: 'present' }),
  )
  const rules = reportRules(conflict)
  expect(rules.questionsOf(conflict)).toEqual([{ field: `@${ana}`, isMine: true }])
  expect(unflatten(rules.merge(conflict, () => true))).toEqual(
    report(2, { [ana]: 'absent', [bia]: 'present' }, { notes: 'Mine' }),
  )
})

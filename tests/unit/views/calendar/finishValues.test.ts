import { expect, test } from 'vitest'
import type { EventReport } from '@contract/calendar'
import { bySection, countMarks } from '@/views/calendar/finish/attendanceCounts'
import { FinishValues, marksOf, startValues, toFinishReport } from '@/views/calendar/finish/finishValues'

const id = (number: number) => `01890000-0000-7000-8000-00000000000${number}`
const [ana, bia, caio] = [id(1), id(2), id(3)]
const line = (memberId: string, section: 'strings' | 'brass') => ({ memberId, name: memberId, section })

const read: EventReport = {
  event: {
    id: id(9),
    version: 4,
    title: 'Concerto',
    start: '2026-03-08T22:30:00.000Z',
    end: '2026-03-09T00:30:00.000Z',
    allDay: false,
    extendedProps: {
      calendar: 'Publico',
      status: 'scheduled',
      programme: [{ title: 'Batuque', composer: 'Nepomuceno', minutes: 5 }],
    },
  },
  roster: [line(ana, 'strings'), line(bia, 'strings'), line(caio, 'brass')],
  history: [],
}

test('without a report everyone is present, and the programme is as planned', () => {
  const start = startValues(read)
  expect(start.attendance).toEqual({ [ana]: 'present', [bia]: 'present', [caio]: 'present' })
  expect(toFinishReport(start, read)).toEqual({
    id: id(9),
    version: 4,
    attendance: [ana, bia, caio].map((memberId) => ({ memberId, status: 'present' })),
  })
})

test('who has no line in a report was not recorded, and is not made present by correcting it', () => {
  const known: EventReport = { ...read, report: { attendance: [{ memberId: ana, status: 'absent' }], audience: 0 } }
  const start = startValues(known)
  expect(start).toMatchObject({ attendance: { [ana]: 'absent', [bia]: 'none', [caio]: 'none' }, audience: '0' })
  expect(toFinishReport(start, known)).toMatchObject({
    attendance: [{ memberId: ana, status: 'absent' }],
    audience: 0,
  })
})

test('an empty roster is no error', () => {
  const lonely = { ...read, roster: [] }
  // As a form sends it: an object that holds nothing is left out, and so is empty text.
  const { attendance, audience: _audience, notes: _notes, ...values } = startValues(lonely)
  expect(attendance).toEqual({})
  expect(FinishValues.safeParse(values).success).toBe(true)
  expect(toFinishReport(values, lonely).attendance).toEqual([])
})

test('a draft from before the roster changed counts for those who are still on it', () => {
  expect(marksOf(read, { [ana]: 'excused', [id(8)]: 'absent' })).toEqual({
    [ana]: 'excused',
    [bia]: 'present',
    [caio]: 'present',
  })
})

test('what was played is sent where it was changed, without what was left empty', () => {
  const programme = [
    { title: 'Batuque', composer: '', minutes: '' },
    { title: 'Bis', composer: 'Anon', minutes: '3' },
  ]
  expect(toFinishReport({ ...startValues(read), played: 'changed', programme }, read).programme).toEqual([
    { title: 'Batuque' },
    { title: 'Bis', composer: 'Anon', minutes: 3 },
  ])
  expect(toFinishReport({ ...startValues(read), programme }, read)).not.toHaveProperty('programme')
})

test.each(['twelve', '1.5', '-3', '1e3'])('an audience of %s is an error', (audience) => {
  const { error } = FinishValues.safeParse({ ...startValues(read), audience })
  expect(error?.issues[0]).toMatchObject({ path: ['audience'], message: 'not_whole' })
})

test('counts and sections follow the roster', () => {
  expect(bySection(read.roster).map(({ section, lines }) => [section, lines.length])).toEqual([
    ['strings', 2],
    ['brass', 1],
  ])
  expect(countMarks(read.roster, { [ana]: 'absent', [bia]: 'present' })).toEqual({
    present: 1,
    late: 0,
    left_early: 0,
    absent: 1,
    excused: 0,
    none: 1,
  })
})

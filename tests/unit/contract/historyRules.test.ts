import { describe, expect, test } from 'vitest'
import {
  UNKNOWN_DAY,
  memberDayErrors,
  serviceReachedOn,
  statusChanges,
  statusOfSteps,
  stepError,
} from '@contract/historyRules'
import type { DatedStep } from '@contract/historyRules'

const joined: DatedStep = { kind: 'joined', since: '2010-01-10' }
const left: DatedStep = { kind: 'left', since: '2015-07-01' }
const returned: DatedStep = { kind: 'returned', since: '2020-03-01' }
const leave: DatedStep = { kind: 'leave', since: '2022-02-01', until: '2022-02-28' }

describe('the status of a day', () => {
  test('is that of the last step that has come; the last day still counts', () => {
    const steps = [joined, left, returned, leave]
    const on = (day: string) => statusOfSteps(steps, day)
    expect(on('2010-01-09')).toBeUndefined()
    expect(on('2010-01-10')).toBe('active')
    expect([on('2015-06-30'), on('2015-07-01')]).toEqual(['active', 'former'])
    expect([on('2020-02-29'), on('2020-03-01')]).toEqual(['former', 'active'])
    expect([on('2022-02-01'), on('2022-02-28'), on('2022-03-01')]).toEqual(['on_leave', 'on_leave', 'active'])
  })

  test('without steps is active on all days; of an unknown end, former on all', () => {
    expect(statusOfSteps([], '1900-01-01')).toBe('active')
    const gone: DatedStep = { kind: 'left', since: UNKNOWN_DAY }
    expect([statusOfSteps([gone], '1900-01-01'), statusOfSteps([joined, gone], '2026-01-01')]).toEqual([
      'former',
      'former',
    ])
  })

  test('of who left yesterday and came back today is active', () => {
    const back: DatedStep = { kind: 'returned', since: left.since }
    expect(statusOfSteps([joined, left, back], left.since)).toBe('active')
    expect(statusOfSteps([back, left, joined], left.since)).toBe('active')
  })

  test('changes where it says', () => {
    expect(statusChanges([leave, joined])).toEqual([
      [UNKNOWN_DAY, undefined],
      ['2010-01-10', 'active'],
      ['2022-02-01', 'on_leave'],
      ['2022-03-01', 'active'],
    ])
  })
})

describe('impossible orders', () => {
  const error = (step: DatedStep, others: DatedStep[], birthDate?: string) => {
    const found = stepError(step, others, birthDate)
    return found && `${found.field} ${found.error}`
  }

  test('none in a whole history', () => {
    const steps = [joined, left, returned, leave]
    for (const step of steps)
      expect(
        error(
          step,
          steps.filter((other) => other !== step),
          '1990-05-05',
        ),
      ).toBeUndefined()
  })

  test('are told at the field', () => {
    expect(error(joined, [], '2011-01-01')).toBe('day before_birth')
    expect(error({ ...joined, since: '2016-01-01' }, [joined])).toBe('kind taken')
    expect(error({ ...joined, since: '2016-01-01' }, [left])).toBe('day bad_order')
    expect(error({ kind: 'left', since: '2009-01-01' }, [joined])).toBe('day bad_order')
    expect(error({ kind: 'left', since: '2016-01-01' }, [joined, left])).toBe('day bad_order')
    expect(error(returned, [joined])).toBe('day not_left')
    expect(error({ kind: 'returned', since: '2014-01-01' }, [joined, left])).toBe('day not_left')
    expect(error({ kind: 'returned', since: '2021-01-01' }, [joined, left, returned])).toBe('day not_left')
    expect(error({ kind: 'leave', since: '2022-02-28' }, [leave])).toBe('day overlapping')
    expect(error({ kind: 'leave', since: '2022-03-01' }, [leave])).toBeUndefined()
    expect(error({ kind: 'leave', since: '2022-03-02', until: '2022-03-01' }, [])).toBe('until not_after_start')
  })

  test('of a member’s own fields', () => {
    const today = '2026-06-01'
    expect(memberDayErrors({ birthDate: '2000-01-01', joinedOn: '1999-01-01' }, today)).toEqual([
      ['joinedOn', 'before_birth'],
    ])
    expect(memberDayErrors({ joinedOn: '2010-01-01', leftOn: '2009-01-01' }, today)).toEqual([
      ['leftOn', 'not_after_start'],
    ])
    expect(memberDayErrors({ status: 'active', leftOn: '2026-05-31' }, today)).toEqual([['leftOn', 'day_passed']])
    expect(memberDayErrors({ status: 'active', leftOn: '2026-06-01' }, today)).toEqual([])
    expect(
      memberDayErrors(
        { status: 'former', joinedOn: '2010-01-01', leftOn: '2015-01-01', birthDate: '1990-01-01' },
        today,
      ),
    ).toEqual([])
  })
})

describe('years of service', () => {
  test('are complete on the day of the year on which they began, later by the breaks, and never of who left before', () => {
    expect(serviceReachedOn([joined], 10)).toBe('2020-01-10')
    // Five years, five months and 21 days, then a break of 1705 days.
    expect(serviceReachedOn([joined, left, returned], 5)).toBe('2015-01-10')
    expect(serviceReachedOn([joined, left, returned], 10)).toBe('2024-09-10')
    expect(serviceReachedOn([joined, left], 5)).toBe('2015-01-10')
    expect(serviceReachedOn([joined, left], 6)).toBeUndefined()
    expect(serviceReachedOn([joined, { kind: 'left', since: UNKNOWN_DAY }], 1)).toBeUndefined()
    expect(serviceReachedOn([returned], 1)).toBeUndefined()
    expect(serviceReachedOn([joined, leave], 20)).toBe('2030-01-10')
    expect(serviceReachedOn([{ kind: 'joined', since: '2016-02-29' }], 1)).toBe('2017-03-01')
  })
})

import { describe, expect, test } from 'vitest'
import { Invitees, Needs } from '@contract/invitees'
import { answerOfDay, daysOfYes, effectiveAnswer, isInvited } from '@contract/calendar/replyRules'
import type { AskableMember, GivenReply } from '@contract/calendar/replyRules'

const horn: AskableMember = { id: 'a1', section: 'brass', instrument: 'Trômpa', status: 'active' }

describe('who is asked', () => {
  test.each<[string, Invitees | undefined, Partial<AskableMember>, boolean]>([
    ['everybody who is active, where nothing is said', undefined, {}, true],
    ['nobody on leave', { who: 'all' }, { status: 'on_leave' }, false],
    ['a section', { who: 'sections', sections: ['brass'] }, {}, true],
    ['no other section', { who: 'sections', sections: ['strings'] }, {}, false],
    ['an instrument, however it is written', { who: 'instruments', instruments: [' TROMPA'] }, {}, true],
    ['nobody without one', { who: 'instruments', instruments: ['Tuba'] }, { instrument: undefined }, false],
    ['who is chosen, also on leave', { who: 'members', memberIds: ['A1'] }, { status: 'on_leave' }, true],
    ['nobody who has left', { who: 'members', memberIds: ['a1'] }, { status: 'former' }, false],
    ['nobody who was removed', { who: 'all' }, { status: undefined }, false],
    ['nobody at all', { who: 'nobody' }, {}, false],
  ])('%s', (_what, invitees, over, expected) => {
    expect(isInvited(invitees, { ...horn, ...over })).toBe(expected)
  })

  test.each([
    [{ who: 'sections' }, { sections: 'required' }],
    [{ who: 'all', memberIds: ['01900000-0000-7000-8000-000000000001'] }, { memberIds: 'not_allowed' }],
    [{ who: 'nobody' }, {}],
  ])('%j is checked by its kind', (invitees, expected) => {
    const issues = Invitees.safeParse(invitees).error?.issues ?? []
    expect(Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))).toEqual(expected)
  })

  test('an instrument is needed once', () => {
    const needs = ['Oboé', 'oboe '].map((instrument) => ({ instrument, count: 1 }))
    expect(Needs.safeParse(needs).error?.issues.map(({ message }) => message)).toEqual(['taken'])
  })
})

describe('what holds', () => {
  const early = new Date('2026-05-01T10:00:00Z')
  const late = new Date('2026-05-02T10:00:00Z')
  const away = (at: Date) => [{ firstDay: '2026-05-10', lastDay: '2026-05-12', at }]
  const yes = (at: Date, isOutdated = false) => ({ answer: 'yes' as const, at, isOutdated })

  test.each([
    ['silence', undefined, [], '2026-05-10', { state: 'silent', isAway: false, toConfirm: false }],
    ['the answer', yes(early), [], '2026-05-10', { state: 'yes', isAway: false, toConfirm: false }],
    [
      'an absence on its first day',
      undefined,
      away(early),
      '2026-05-10',
      { state: 'no', isAway: true, toConfirm: false },
    ],
    [
      'an absence on its last day',
      undefined,
      away(early),
      '2026-05-12',
      { state: 'no', isAway: true, toConfirm: false },
    ],
    ['no absence after it', undefined, away(early), '2026-05-13', { state: 'silent', isAway: false, toConfirm: false }],
    [
      'an absence that came later',
      yes(early),
      away(late),
      '2026-05-11',
      { state: 'no', isAway: true, toConfirm: false },
    ],
    [
      'an answer that came later',
      yes(late),
      away(early),
      '2026-05-11',
      { state: 'yes', isAway: false, toConfirm: false },
    ],
    ['a word to confirm', yes(late, true), [], '2026-05-11', { state: 'silent', isAway: false, toConfirm: true }],
    [
      'an absence before a word to confirm',
      yes(late, true),
      away(early),
      '2026-05-11',
      { state: 'no', isAway: true, toConfirm: false },
    ],
  ] as const)('%s', (_what, reply, absences, day, expected) => {
    expect(effectiveAnswer(reply, absences, day)).toEqual({ ...expected, isAssumed: false, isWaiting: false })
  })

  test('silence, where who does not answer comes', () => {
    const assumed = { state: 'yes', isAway: false, toConfirm: false, isAssumed: true, isWaiting: false }
    expect(effectiveAnswer(undefined, [], '2026-05-11', 'yes')).toEqual(assumed)
  })
  test('who waits for a place is a maybe, until an absence or a move says otherwise', () => {
    const waiting = { ...yes(late), answer: 'maybe' as const, isWaiting: true }
    const none = { isAway: false, toConfirm: false, isAssumed: false, isWaiting: false }
    expect(effectiveAnswer(waiting, [], '2026-05-11')).toEqual({ ...none, state: 'maybe', isWaiting: true })
    expect(effectiveAnswer(waiting, away(new Date(late.getTime() + 1)), '2026-05-11')).toMatchObject({
      state: 'no',
      isWaiting: false,
    })
    expect(effectiveAnswer({ ...waiting, isOutdated: true }, [], '2026-05-11')).toMatchObject({
      state: 'silent',
      isWaiting: false,
    })
  })

  describe('of an event that is answered by day', () => {
    const listed = [{ day: 0 }, { day: 1 }, { day: 3 }]
    const gone = (firstDay: string, lastDay = firstDay, at = late) => [{ firstDay, lastDay, at }]
    const whole = (reply: GivenReply | undefined, absences: ReturnType<typeof gone>) =>
      effectiveAnswer(reply, absences, '2026-05-11', 'silent', listed).state
    const byDay = (reply: GivenReply | undefined, absences: ReturnType<typeof gone>) =>
      listed.map(({ day }) => answerOfDay(reply, absences, { firstDay: '2026-05-11', day, listed }).state)

    test('an absence counts for its days, and for the whole where it leaves none of those of the answer', () => {
      expect(whole(yes(early), gone('2026-05-11'))).toBe('yes')
      expect(byDay(yes(early), gone('2026-05-11'))).toEqual(['no', 'yes', 'yes'])
      expect(whole(yes(early), gone('2026-05-11', '2026-05-13'))).toBe('yes')
      // The day between is none of the event.
      expect(whole(yes(early), [...gone('2026-05-11', '2026-05-12'), ...gone('2026-05-14')])).toBe('no')
      expect(whole({ ...yes(early), comesOn: [0] }, gone('2026-05-11'))).toBe('no')
      expect(whole({ ...yes(early), comesOn: [1] }, gone('2026-05-11'))).toBe('yes')
      expect(byDay({ ...yes(early), comesOn: [1] }, gone('2026-05-11'))).toEqual(['no', 'yes', 'no'])
      expect([whole(undefined, gone('2026-05-11')), byDay(undefined, gone('2026-05-11'))]).toEqual([
        'silent',
        ['no', 'silent', 'silent'],
      ])
    })
    test('an answer during the absence counts', () => {
      expect(byDay(yes(late), gone('2026-05-11', '2026-05-14', early))).toEqual(['yes', 'yes', 'yes'])
    })
    test('days of an answer to the plan before, and days that are gone, say nothing', () => {
      expect(byDay({ ...yes(early, true), comesOn: [0] }, gone('2026-05-12'))).toEqual(['silent', 'no', 'silent'])
      expect(whole({ ...yes(early, true), comesOn: [0] }, gone('2026-05-11'))).toBe('silent')
      expect(daysOfYes({ ...yes(early), comesOn: [2] }, [], '2026-05-11', listed)).toBeNull()
    })
    test('who waits for a place waits on the days of their answer', () => {
      const waiting = { ...yes(early), answer: 'maybe' as const, isWaiting: true, comesOn: [1] }
      expect(byDay(waiting, [])).toEqual(['no', 'maybe', 'no'])
    })
  })
})

import { expect, test } from 'vitest'
import { eventTimes } from '../../../server/areas/messages/mails/eventTimes'
import { writeStatement } from '../../../server/areas/finances/statements/writeStatement'

/** Node's own spaces around a span vary. */
const plain = (text: string) => text.replaceAll(/\s*–\s*/g, '–').replaceAll(/\s/g, ' ')

const evening = { start: '2026-11-24T19:30:00Z', end: '2026-11-24T21:00:00Z', allDay: false }

test.each([
  [null, 'Tuesday, November 24, 2026, 7:30–9:00 PM', 'Nov 24, 2026'],
  ['US', 'Tuesday, November 24, 2026, 7:30–9:00 PM', 'Nov 24, 2026'],
  ['GB', 'Tuesday, 24 November 2026, 19:30–21:00', '24 Nov 2026'],
  ['CH', 'Tuesday, 24 November 2026, 19:30–21:00', '24 Nov 2026'],
])('a message writes its dates as in %s, with the year in its subject too', (region, when, day) => {
  const times = eventTimes('en', { timeZone: 'UTC', region })
  expect(plain(times.full(evening))).toBe(when)
  expect(plain(times.day(evening))).toBe(day)
})

test('and so does a statement', () => {
  const facts = {
    memberName: 'Ana',
    spokenName: 'Ana',
    addressing: 'formal' as const,
    groupName: 'Banda',
    currency: 'EUR',
    today: '2026-11-24',
    open: [],
    later: [],
    collected: [],
    owed: 0,
    credit: 0,
    toPay: 0,
    reference: '',
    ways: {},
  }
  const text = (region: string | null) => writeStatement({ ...facts, region }, 'en').paragraphs.join(' ')
  expect(text(null)).toContain('November 24, 2026')
  expect(text('GB')).toContain('24 November 2026')
})

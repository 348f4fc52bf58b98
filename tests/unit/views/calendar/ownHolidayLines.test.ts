import { expect, test } from 'vitest'
import { readOwnHolidays, writeOwnHolidays } from '@/views/calendar/holidays/ownHolidayLines'
import { yearsOf } from '@/views/calendar/holidays/useHolidays'

const summer = { name: 'Summer holidays', from: '2026-07-27', to: '2026-09-10' }
const bridge = { name: 'Bridge day', from: '2026-05-15', to: '2026-05-15' }

test.each([
  ['Summer holidays 27/07/2026 – 10/09/2026\nBridge day 15/05/2026', 'pt-BR'],
  ['Summer holidays 07/27/2026 – 09/10/2026\nBridge day 05/15/2026', 'en-US'],
  ['Summer holidays\t27.7.2026\t10.9.2026\n\n  Bridge day;15.05.2026;', 'de'],
  ['27.07.2026 - 10.09.2026: Summer holidays\n15.05.26 Bridge day', 'en-GB'],
  ['2026-07-27 2026-09-10 Summer holidays\n2026-05-15, Bridge day', 'en-US'],
  // A list of another country than the person's: only one order reads all of it.
  ['Summer holidays 27/07/2026 10/09/2026\nBridge day 15/05/2026', 'en-US'],
])('%j is read where dates are written as in %s', (text, locale) => {
  expect(readOwnHolidays(text, locale)).toEqual({ own: [summer, bridge] })
})

test.each(['Summer', '27/07/2026', 'Summer 27/13/2026', 'Summer 10/09/2026 – 27/07/2026'])(
  'the line %j is not read, and said',
  (line) => {
    expect(readOwnHolidays(`Bridge day 15/05/2026\n${line}`, 'en-GB')).toEqual({ error: line })
  },
)

test.each(['en-US', 'en-GB', 'pt-BR', 'de-CH', 'sv'])('what is written in %s is read again', (locale) => {
  const own = [summer, bridge, { ...bridge, name: 'Meio-dia de 2026' }]
  expect(readOwnHolidays(writeOwnHolidays(own, locale), locale)).toEqual({ own })
})

test('holidays are asked for by whole years, three at most', () => {
  expect(yearsOf(['2026-05-01', '', '2027-02-01'])).toEqual(['2026-01-01', '2027-12-31'])
  expect(yearsOf(['2026-05-01', '2031-02-01'])).toEqual(['2026-01-01', '2028-12-31'])
  expect(yearsOf([''])).toEqual(['', ''])
})

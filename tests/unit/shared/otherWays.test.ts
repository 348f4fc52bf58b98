import { expect, test } from 'vitest'
import { emailsText, phonesText, readEmails, readPhones } from '@/shared/records/otherWays'

test('what is typed one a line comes back as it was, with a word in front or none', () => {
  const text = 'Work: +41 79 640 56 28\n030 1234567'
  const { ways, rest } = readPhones(`\n ${text} \n\n`)
  expect(ways).toEqual([{ word: 'Work', phone: '+41 79 640 56 28' }, { phone: '030 1234567' }])
  expect([phonesText(ways), rest]).toEqual([text, []])
  const mails = readEmails('Father: Paulo@Example.org\nrosa@example.org')
  expect(emailsText(mails.ways)).toBe('Father: paulo@example.org\nrosa@example.org')
})

test.each([
  ['none at all', 'Work: none'],
  ['a word without a number', 'Work:'],
  ['a word that is too long', `${'x'.repeat(31)}: 030 1234567`],
])('%s is told as it was typed', (_what, line) => {
  expect(readPhones(line)).toEqual({ ways: [], rest: [line] })
})

test('more than there is room for is left', () => {
  const lines = Array.from({ length: 8 }, (_, at) => `030 123456${at}`)
  const { ways, rest } = readPhones(lines.join('\n'))
  expect([ways.length, rest]).toEqual([6, lines.slice(6)])
})

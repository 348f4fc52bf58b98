import { expect, test } from 'vitest'
import { Finance, FinanceWrite } from '@contract/finances'
import { search } from '@contract/lists'
import { Member } from '@contract/members'
import { foldedLine, multiline } from '@contract/primitives'
import { LevyName } from '@contract/finances/levies'
import { BankLine } from '@contract/finances/bankLines'
import { OwnReply } from '@contract/calendar/replies'

test('what files bring, or is looked for, is folded to one line and not refused', () => {
  expect(foldedLine(40).parse(' Ana\t \r\nMaria\u2028Silva ')).toMatch(/^Ana +Maria Silva$/)
  expect(search.q.parse('flute\nfund')).toBe('flute fund')
  expect(BankLine.shape.description.parse('Dues\r\nMarch')).toBe('Dues March')
  expect(BankLine.shape.counterparty.parse('Ana\tSilva')).toBe('Ana Silva')
  expect(OwnReply.shape.reason.parse('I am\nill')).toBe('I am ill')
})

test('what is only broken off by controls is nothing', () => {
  expect(BankLine.shape.description.safeParse('\n\t').success).toBe(false)
})

test('a levy’s name is written in one line', () => {
  expect(LevyName.shape.name.safeParse('Trip\n2027').success).toBe(false)
})

test('lines of a text end alike, and what nobody sees is left out of it', () => {
  expect(multiline(40).parse('one\r\ntwo\rthree\vfour\u2028five\tsix')).toBe('one\ntwo\nthree\nfour\nfive\tsix')
  expect(multiline(40).parse('a\u0007b\u007Fc\u009Fd')).toBe('abcd')
})

test('a NUL is refused, in a word of its own', () => {
  expect(
    multiline(40)
      .safeParse('a\u0000b')
      .error?.issues.map(({ message }) => message),
  ).toEqual(['not_allowed'])
})

test('notes that were stored with controls can still be read, and saved', () => {
  expect(Member.shape.notes.parse('a\u0007b')).toBe('ab')
  expect(Finance.shape.notes.parse(FinanceWrite.shape.notes.parse('a\r\nb'))).toBe('a\nb')
})

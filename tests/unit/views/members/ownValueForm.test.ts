import { expect, test } from 'vitest'
import type { OwnField, OwnFieldKind, OwnValue } from '@contract/members/ownFields'
import { toOwnValues, toTypedValues, typedErrors } from '@/views/members/form/ownValueForm'

const today = '2026-11-29'
const option = { id: '01890000-0000-7000-8000-000000000009', name: 'M' }
const fieldOf = (kind: OwnFieldKind, over: Partial<OwnField> = {}): OwnField => ({
  id: kind,
  name: kind,
  kind,
  ...(kind === 'choice' && { options: [option] }),
  seenBy: [],
  writtenBy: ['manager'],
  version: 1,
  ...over,
})

test.each<[OwnFieldKind, OwnValue, string]>([
  ['text', 'vegan', 'vegan'],
  ['number', 42.5, '42,5'],
  ['date', '2026-03-01', '2026-03-01'],
  ['choice', option.id, option.id],
  ['yesNo', false, 'no'],
  ['yesNo', true, 'yes'],
])('a %s comes back from its input as it was stored', (kind, value, text) => {
  const fields = [fieldOf(kind)]
  const typed = toTypedValues(fields, { [kind]: value }, 'pt-BR')
  expect(typed[kind]?.value).toBe(text)
  expect(typedErrors(fields, typed, today)).toEqual([])
  expect(toOwnValues(fields, typed, { today })).toEqual({ [kind]: value })
})

test('a consent that is left alone keeps who recorded it, and one without a day is of today', () => {
  const fields = [fieldOf('consent')]
  const stored = { consent: { isGiven: true, on: '2026-03-01', recordedBy: 'Ana' } }
  const typed = toTypedValues(fields, stored)
  expect(toOwnValues(fields, typed, { stored, today })).toEqual(stored)
  const refused = { consent: { value: 'no', on: '2026-03-02' } }
  expect(toOwnValues(fields, refused, { stored, today })).toEqual({ consent: { isGiven: false, on: '2026-03-02' } })
  expect(toOwnValues(fields, { consent: { value: 'no', on: '' } }, { today })).toEqual({
    consent: { isGiven: false, on: today },
  })
  expect(typedErrors(fields, { consent: { value: 'no', on: '20' } }, today)).toEqual([[['consent', 'on'], 'bad_date']])
})

test('a number that is none is refused, and an empty input is no value', () => {
  const fields = [fieldOf('number')]
  expect(typedErrors(fields, { number: { value: 'many', on: '' } }, today)).toEqual([
    [['number', 'value'], 'wrong_type'],
  ])
  expect(toOwnValues(fields, { number: { value: ' ', on: '' } }, { stored: { number: 4 }, today })).toEqual({})
})

test.each([
  ["2'400.-", 2400],
  ['2.400,50', 2400.5],
  ['1 234,5', 1234.5],
  ['1.234', 1234],
  ['1,234', 1.234],
])('a number is read as amounts are: %s', (value, number) => {
  const options = { today, language: 'pt-BR' }
  expect(toOwnValues([fieldOf('number')], { number: { value, on: '' } }, options)).toEqual({ number })
})

test('what members alone write, and what is of a removed field, stays as it is', () => {
  const fields = [fieldOf('text', { writtenBy: ['self'] })]
  expect(toOwnValues(fields, {}, { stored: { text: 'mine', gone: 'kept' }, today })).toEqual({
    text: 'mine',
    gone: 'kept',
  })
})

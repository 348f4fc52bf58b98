import { expect, it } from 'vitest'
import { emptyCode, eraseDigit, typedOver, writeDigits } from '@/views/samples/authentication/codeDigits'

const code = (text: string) => Array.from(text.padEnd(6, ' '), (digit) => digit.trim())

it('goes on to the next place with each digit, and stays on the last', () => {
  expect(writeDigits(emptyCode, 0, '4')).toEqual({ digits: code('4'), place: 1 })
  expect(writeDigits(code('12345'), 5, '6')).toEqual({ digits: code('123456'), place: 5 })
})

it('takes what is pasted: a whole code from the first place, a part from where one is', () => {
  expect(writeDigits(code('9'), 3, ' 246 810\n').digits).toEqual(code('246810'))
  expect(writeDigits(emptyCode, 4, '24-68').digits).toEqual(code('    24'))
  expect(writeDigits(code('12'), 2, 'none')).toEqual({ digits: code('12'), place: 2 })
})

it('replaces the digit that stands in a place, on whichever side of it the new one was typed', () => {
  expect([typedOver('1', '17'), typedOver('1', '71'), typedOver('1', '11')]).toEqual(['7', '7', '1'])
  expect([typedOver('', '7'), typedOver('1', ''), typedOver('1', '246810')]).toEqual(['7', '', '246810'])
})

it('erases where one is, then backwards', () => {
  expect(eraseDigit(code('123'), 2)).toEqual({ digits: code('12'), place: 2 })
  expect(eraseDigit(code('12'), 2)).toEqual({ digits: code('1'), place: 1 })
  expect(eraseDigit(emptyCode, 0)).toEqual({ digits: emptyCode, place: 0 })
})

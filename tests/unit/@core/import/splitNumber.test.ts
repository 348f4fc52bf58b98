import { describe, expect, test } from 'vitest'
import { openDecimalSigns } from '@/@core/import/parsing/openDecimalSigns'
import { decimalSigns, splitNumber } from '@/@core/import/parsing/splitNumber'

/** `-1234.56`, so that a test can say it in one word. */
function read(text: string, sign: ',' | '.'): string | null {
  const split = splitNumber(text, sign)
  return split && `${split.isNegative ? '-' : ''}${split.whole}.${split.fraction}`
}

test.each([
  ['1.234,56', ',', '1234.56'],
  ['1,234.56', '.', '1234.56'],
  ['-800,00', ',', '-800.00'],
  ['− 800,00', ',', '-800.00'],
  ['800,00-', ',', '-800.00'],
  ['(1,234.56)', '.', '-1234.56'],
  ['R$ 1.234,56', ',', '1234.56'],
  ['-R$ 1.234,56', ',', '-1234.56'],
  ['R$ -50,00', ',', '-50.00'],
  ['12,50 D', ',', '-12.50'],
  ['12,50C', ',', '12.50'],
  ['1.234,56 EUR', ',', '1234.56'],
  ['€ 12', ',', '12.'],
  ['+12.00', '.', '12.00'],
  ['1 234 567,8', ',', '1234567.8'],
  ["1'234.50", '.', '1234.50'],
  ['.50', '.', '0.50'],
  ["2'400.-", '.', '2400.'],
  ['2.400,–', ',', '2400.'],
  ['1.234', ',', '1234.'],
  ['1.234', '.', '1.234'],
] as const)('%s with %s is %s', (text, sign, number) => {
  expect(read(text, sign)).toBe(number)
})

test.each(['', '-', 'abc', '1.23.4,5', '12,34,5', '1..2', '01/02/2026', '10-20', '(-5)', '-5 D', '12 x'])(
  '%j is no number',
  (text) => {
    expect(decimalSigns.map((sign) => splitNumber(text, sign))).toEqual([null, null])
  },
)

test('knows whether the text itself says which way the money went', () => {
  const marked = ['-1', '(1)', '1-', '1 D', '1 C']
  expect(marked.every((text) => splitNumber(text, ',')?.isMarked)).toBe(true)
  expect(splitNumber('1', ',')?.isMarked).toBe(false)
})

test('what Intl writes is read back to the cent, in the languages of banks', () => {
  for (const language of ['pt-BR', 'de', 'en', 'fr', 'de-CH']) {
    const format = new Intl.NumberFormat(language, { minimumFractionDigits: 2 })
    const sign = language === 'en' || language === 'de-CH' ? '.' : ','
    for (let cents = 1; cents < 10 ** 11; cents = cents * 3 + 7) {
      const text = format.format(-cents / 100)
      expect(read(text, sign)).toBe(`-${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`)
    }
  }
})

describe('a column of numbers', () => {
  test('has the sign under which all of it can be read', () => {
    expect(openDecimalSigns(['1.234', '12,50'])).toEqual([','])
    expect(openDecimalSigns(['1,234', '12.5'])).toEqual(['.'])
    expect(openDecimalSigns(['1.234.567', '1.234'])).toEqual([','])
    expect(openDecimalSigns(['abc', '-800,00', ''])).toEqual([','])
  })

  test('is open where both signs say something else', () => {
    expect(openDecimalSigns(['1.234', '5.000'])).toEqual([',', '.'])
    expect(openDecimalSigns(['1,500', '20'])).toEqual([',', '.'])
  })

  test('is not open without any sign, or where both say the same', () => {
    expect(openDecimalSigns(['12', '1500'])).toHaveLength(1)
    expect(openDecimalSigns([])).toEqual([])
  })

  test('that contradicts itself is asked for', () => {
    expect(openDecimalSigns(['12,50', '12.50'])).toEqual([',', '.'])
  })
})

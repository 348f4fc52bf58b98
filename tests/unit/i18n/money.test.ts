import { describe, expect, test } from 'vitest'
import { minorUnitsOf } from '@contract/minorUnits'
import { createMoney } from '@/i18n/money'

const MAX = 10 ** 12
const languages = ['pt-BR', 'en', 'de', 'de-AT', 'de-CH'] as const
const currencies = ['BRL', 'EUR', 'JPY', 'KWD', 'CLF'] as const
const moneyOf = (language: string, currency: string) => createMoney(language, currency, minorUnitsOf(currency))
const parse = (text: string, language = 'pt-BR', currency = 'BRL') => moneyOf(language, currency).parse(text, MAX)

/** mulberry32: the same cases on every run. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Small and large alike: as many amounts of three digits as of twelve. */
function amountOf(random: () => number): number {
  return Math.max(1, Math.floor(10 ** (random() * 12)))
}

test.each(languages)('in %s what is shown is read back as it was, over 100,000 amounts', (language) => {
  const random = seeded(7)
  const monies = currencies.map((currency) => moneyOf(language, currency))
  const wrong: string[] = []
  for (let count = 0; count < 100_000; count++) {
    const money = monies[count % monies.length]
    if (!money) throw new Error('no money')
    const amount = amountOf(random)
    for (const shown of [money.text(amount), money.format(amount)]) {
      const read = money.parse(shown, MAX)
      if (read.kind !== 'amount' || read.amount !== amount) wrong.push(`${shown} of ${amount}: ${JSON.stringify(read)}`)
    }
  }
  expect(wrong).toEqual([])
})

test('sums never drift: what was typed a hundred thousand times adds up to the cent', () => {
  const random = seeded(11)
  const money = moneyOf('pt-BR', 'BRL')
  let shown = 0
  let exact = 0n
  for (let count = 0; count < 100_000; count++) {
    const amount = amountOf(random) % 10_000_000
    const read = money.parse(money.text(Math.max(1, amount)), MAX)
    if (read.kind !== 'amount') throw new Error('not read')
    shown += read.amount
    exact += BigInt(Math.max(1, amount))
  }
  expect(BigInt(shown)).toBe(exact)
})

describe('as people type it', () => {
  test.each([
    ['1.234,56', 123456],
    ['1,234.56', 123456],
    ['1234,5', 123450],
    ['1234.5', 123450],
    ['1234', 123400],
    ['12.345.678', 1234567800],
    ['1.234.567,89', 123456789],
    ['1 234,56', 123456],
    ['1\u00a0234,56', 123456],
    ['1\u202f234,56', 123456],
    ['1’234.56', 123456],
    [',50', 50],
    ['0,05', 5],
    ['0.05', 5],
    ['12,', 1200],
    ['+12', 1200],
    [' 12,30 ', 1230],
    ['R$ 1.234,56', 123456],
    ['r$12', 1200],
    ['12 BRL', 1200],
    ['1234,5000', 123450],
    ['1 234.500', 123450],
    ['10.000.000.000,00', MAX],
  ])('%s', (text, amount) => {
    for (const language of languages) expect(parse(text, language)).toEqual({ kind: 'amount', amount })
  })

  test('yen have no decimals, dinars have three', () => {
    expect(parse('3,456', 'en', 'JPY')).toEqual({ kind: 'amount', amount: 3456 })
    expect(parse('3.456', 'en', 'JPY')).toEqual({ kind: 'amount', amount: 3456 })
    expect(parse('1.5', 'en', 'JPY')).toEqual({ kind: 'error', error: 'decimals' })
    expect(parse('3.456', 'en', 'KWD')).toEqual({ kind: 'amount', amount: 3456 })
    expect(parse('1,234.567', 'en', 'KWD')).toEqual({ kind: 'amount', amount: 1234567 })
  })
})

describe('what can be read in two ways is asked', () => {
  test.each([
    ['3.456', 345600, 346, true],
    ['3,456', 345600, 346, true],
    ['12.500', 1250000, 1250, false],
    ['1.005', 100500, 101, true],
    ['999,990', 99999000, 99999, false],
  ])('%s', (text, grouped, decimal, isRounded) => {
    for (const language of languages) {
      expect(parse(text, language)).toEqual({
        kind: 'ambiguous',
        choices: [
          { amount: grouped, isRounded: false },
          { amount: decimal, isRounded },
        ],
      })
    }
  })

  test('in dinars the other sign is asked about, the language’s own is not', () => {
    expect(parse('3,456', 'en', 'KWD').kind).toBe('ambiguous')
    expect(parse('3.456', 'de', 'KWD').kind).toBe('ambiguous')
    expect(parse('3,456', 'de', 'KWD')).toEqual({ kind: 'amount', amount: 3456 })
  })
})

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['R$', 'empty'],
  ['-5', 'negative'],
  ['−5', 'negative'],
  ['5-', 'negative'],
  ['R$ -5,00', 'negative'],
  ['-R$ 5,00', 'negative'],
  ['(5,00)', 'negative'],
  ['-', 'number'],
  ['0', 'zero'],
  ['0,00', 'zero'],
  ['000', 'zero'],
  ['0,001', 'decimals'],
  ['1234,567', 'decimals'],
  ['0.456', 'decimals'],
  ['10.000.000.000,01', 'big'],
  ['99999999999999999999999', 'big'],
  ['abc', 'number'],
  ['12a', 'number'],
  ['1e3', 'number'],
  ['NaN', 'number'],
  ['Infinity', 'number'],
  ['0x10', 'number'],
  ['.', 'number'],
  ['1,2,3', 'number'],
  ['1.23.456', 'number'],
  ['1,234,56', 'number'],
  ['1.234,5.6', 'number'],
  ['12 34', 'number'],
  ['1 2345', 'number'],
  ['5²', 'number'],
  ['$ 5', 'number'],
  ['٣', 'number'],
])('%j is refused as %s', (text, error) => {
  for (const language of languages) expect(parse(text, language)).toEqual({ kind: 'error', error })
})

test('a minus is a minus sign, and no size loses a cent', () => {
  const money = moneyOf('pt-BR', 'BRL')
  expect(money.format(-123456)).toBe('−R$\u00a01.234,56')
  expect(money.text(-5)).toBe('−0,05')
  expect(money.format(9007199254740991)).toBe('R$\u00a090.071.992.547.409,91')
  expect(money.decimal(-5)).toBe('-0.05')
  expect(moneyOf('en', 'JPY').format(-1234)).toBe('−¥1,234')
  expect(moneyOf('de', 'KWD').format(1234567)).toBe('1.234,567\u00a0KWD')
})

test('in German an amount is written as in each country', () => {
  const shown = (language: string, currency: string) => {
    const money = moneyOf(language, currency)
    return [money.format(123456789), money.text(123456789)].map((text) =>
      text.replaceAll(/\s/g, ' ').replaceAll("'", '’'),
    )
  }
  expect(shown('de', 'EUR')).toEqual(['1.234.567,89 €', '1.234.567,89'])
  expect(shown('de-AT', 'EUR')).toEqual(['€ 1.234.567,89', '1 234 567,89'])
  expect(shown('de-CH', 'CHF')).toEqual(['CHF 1’234’567.89', '1’234’567.89'])
})

test.each(['de', 'de-AT', 'de-CH'])('in %s a typed amount may group as anywhere', (language) => {
  for (const text of [
    '1.234,56',
    '1 234,56',
    "1'234.56",
    '1’234.56',
    '1234,56',
    '€ 1.234,56',
    '1.234,56 €',
    '1234.56 EUR',
  ])
    expect(parse(text, language, 'EUR')).toEqual({ kind: 'amount', amount: 123456 })
})

test.each(["2'400.-", '2400.–', "CHF 2'400.—", '2.400,-'])('%s has no cents', (text) => {
  expect(parse(text, 'de', 'CHF')).toEqual({ kind: 'amount', amount: 240_000 })
})

test.each(['2400-', '-2400', '−2400'])('%s is negative', (text) => {
  expect(parse(text, 'de', 'CHF')).toEqual({ kind: 'error', error: 'negative' })
})

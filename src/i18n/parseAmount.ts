/** What is wrong with a typed amount. */
export type AmountError = 'empty' | 'number' | 'negative' | 'zero' | 'decimals' | 'big'

/** One way to read an ambiguous text; `isRounded` where the currency has fewer digits than were typed. */
export interface AmountChoice {
  amount: number
  isRounded: boolean
}

/** In minor units. */
export type ParsedAmount =
  | { kind: 'amount'; amount: number }
  | { kind: 'ambiguous'; choices: [AmountChoice, AmountChoice] }
  | { kind: 'error'; error: AmountError }

interface AmountRules {
  /** Digits after the decimal sign of the currency. */
  digits: number
  /** The decimal sign of the person's language. */
  decimalSign: string
  /** The largest amount that is taken, in minor units. */
  max: number
}

/** Beyond it a number of minor units may not be exact; every `max` lies far below. */
const DIGITS_MAX = 15

/** `2'400.-` and `2'400,–`: a dash stands for no cents. */
const NO_CENTS = /^(.*\d)[.,]\s?[-−–—]+$/

const error = (word: AmountError): { kind: 'error'; error: AmountError } => ({ kind: 'error', error: word })

/**
 * Reads an amount as people type it: `1.234,56`, `1,234.56`, `1234,5`, `1 234,56`, `1'234.56`, `2'400.-`. Both signs are taken in any
 * language. One sign with three digits after it (`3.456`) can be either: it is ambiguous, unless the currency has no decimals at
 * all, or has three and the sign is the language's own decimal sign. `text` holds no currency any more.
 */
export function parseAmount(text: string, rules: AmountRules): ParsedAmount {
  const typed = text.trim().replace(NO_CENTS, (_, whole: string) => `${whole}${whole.includes('.') ? ',' : '.'}00`)
  if (typed === '') return error('empty')
  if (isNegative(typed)) return error(/\d/.test(typed) ? 'negative' : 'number')
  const body = withoutThinMarks(typed.replace(/^\+\s*/, ''))
  if (body === null || !/^[\d.,]*\d[\d.,]*$/.test(body)) return error('number')

  const signs = body.match(/[.,]/g) ?? []
  const last = signs.at(-1)
  if (last === undefined) return settle(body, '', rules)
  // 1.234.567
  if (signs.length > 1 && signs.every((sign) => sign === last)) {
    return isGrouped(body, last) ? settle(withoutMarks(body), '', rules) : error('number')
  }
  const [before, after] = splitAtLast(body, last)
  if (signs.length === 1) return readOneSign(before, after, last, rules, body !== typed)
  // 1.234,56
  const group = last === ',' ? '.' : ','
  return isGrouped(before, group) ? settle(withoutMarks(before), after, rules) : error('number')
}

function readOneSign(before: string, after: string, sign: string, rules: AmountRules, isSpaced: boolean): ParsedAmount {
  const mayGroup = !isSpaced && after.length === 3 && /^[1-9]\d{0,2}$/.test(before)
  if (!mayGroup || (rules.digits === 3 && sign === rules.decimalSign)) return settle(before, after, rules)
  const whole = settle(before + after, '', rules)
  if (rules.digits === 0 || whole.kind !== 'amount') return whole
  const roundsUp = Number(after.charAt(rules.digits)) >= 5
  const kept = Number(before + after.slice(0, rules.digits).padEnd(rules.digits, '0')) + (roundsUp ? 1 : 0)
  const isRounded = rules.digits < 3 && /[^0]/.test(after.slice(rules.digits))
  return {
    kind: 'ambiguous',
    choices: [
      { amount: whole.amount, isRounded: false },
      { amount: kept, isRounded },
    ],
  }
}

/** Digits before and after the decimal sign as minor units. It is never ambiguous. */
export function settle(
  whole: string,
  fraction: string,
  { digits, max }: Pick<AmountRules, 'digits' | 'max'>,
): Exclude<ParsedAmount, { kind: 'ambiguous' }> {
  // 12,500 has no more than two digits that say something.
  const said = fraction.replace(/0+$/, '').padEnd(Math.min(fraction.length, digits), '0')
  if (said.length > digits) return error('decimals')
  const all = (whole + said.padEnd(digits, '0')).replace(/^0+/, '')
  if (all === '') return error('zero')
  if (all.length > DIGITS_MAX || Number(all) > max) return error('big')
  return { kind: 'amount', amount: Number(all) }
}

/** A minus on either side, the real one and its look-alikes, or the brackets of bookkeepers. */
function isNegative(text: string): boolean {
  return /^[-−–]|[-−–]$/.test(text) || /^\(.*\)$/.test(text)
}

/** Spaces and apostrophes only ever group by thousands; null where they stand anywhere else. */
function withoutThinMarks(text: string): string | null {
  const [whole = ''] = /^[^.,]*/.exec(text) ?? []
  if (!/[\s'’]/.test(text)) return text
  if (/[\s'’]/.test(text.slice(whole.length)) || !/^\d{1,3}([\s'’]\d{3})+$/.test(whole)) return null
  return text.replace(/[\s'’]/g, '')
}

function isGrouped(text: string, mark: string): boolean {
  const [first = '', ...rest] = text.split(mark)
  return /^\d{1,3}$/.test(first) && rest.every((part) => /^\d{3}$/.test(part))
}

function withoutMarks(text: string): string {
  return text.replace(/[.,]/g, '')
}

function splitAtLast(text: string, sign: string): [string, string] {
  const place = text.lastIndexOf(sign)
  return [text.slice(0, place), text.slice(place + 1)]
}

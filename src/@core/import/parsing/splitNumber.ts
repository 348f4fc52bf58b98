/** The sign between whole and fraction. */
export type DecimalSign = ',' | '.'
export const decimalSigns = [',', '.'] as const

interface SplitNumber {
  isNegative: boolean
  /** The file says itself which way the money goes: a minus, brackets, or `D` and `C` of bookkeepers. */
  isMarked: boolean
  /** Digits alone; at least one. */
  whole: string
  fraction: string
}

const currency = /R\$|US\$|[€£$¥]|(?<![A-Z])[A-Z]{3}(?![A-Z])/gi
/** Debit and credit, in short, after the number. */
const side = /(?<=[\d\s)])\s*(D|C|DB|CR|DR)\.?$/i
const minus = /^[-−–]|[-−–]$/
/** `2'400.-` and `2'400,–`: a dash stands for no cents. */
const noCents = /(?<=\d)[.,]\s?[-−–—]+$/
const brackets = /^\((.*)\)$/

/**
 * Takes a number apart as banks and spreadsheets write it: `-1.234,56`, `1,234.56-`, `(12.00)`, `R$ 50,00 D`, `1 234,5`. Null for
 * what is no number under that decimal sign.
 */
export function splitNumber(text: string, sign: DecimalSign): SplitNumber | null {
  const bare = text.replace(currency, ' ').trim().replace(noCents, '')
  const [, letters = ''] = side.exec(bare) ?? []
  const inner = bare.replace(side, '').trim()
  const [, bracketed] = brackets.exec(inner) ?? []
  const signed = (bracketed ?? inner).trim()
  const hasMinus = minus.test(signed)
  const body = signed.replace(hasMinus ? minus : /^\+/, '').trim()
  // Two of them at once say nothing clear.
  if ([bracketed !== undefined, hasMinus, letters !== ''].filter(Boolean).length > 1) return null
  const parts = splitAt(body, sign)
  if (!parts) return null
  const isDebit = /^d/i.test(letters)
  return {
    ...parts,
    isNegative: bracketed !== undefined || hasMinus || isDebit,
    isMarked: bracketed !== undefined || hasMinus || letters !== '',
  }
}

function splitAt(body: string, sign: DecimalSign): { whole: string; fraction: string } | null {
  const [before = '', fraction = '', ...more] = body.split(sign)
  if (more.length > 0 || !/^\d*$/.test(fraction) || (before === '' && fraction === '')) return null
  const whole = before === '' ? '0' : withoutGroups(before, sign)
  return whole === null ? null : { whole, fraction }
}

function withoutGroups(text: string, sign: DecimalSign): string | null {
  const mark = sign === ',' ? '.' : ','
  if (/^\d+$/.test(text)) return text
  const groups = text.split(new RegExp(`[${mark}\\s'’]`))
  const isOneMark = new Set(text.replace(/\d/g, '')).size === 1
  const isGrouped = groups.every((group, place) => (place === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(group))
  return isOneMark && isGrouped ? groups.join('') : null
}

import type { Locale } from '@contract/locales'

const GERMAN_SMALL =
  'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(
    ' ',
  )
const GERMAN_TENS = '  zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ')

/** Below a thousand, as it stands before another word: `ein`, `einundzwanzig`, `hundert…` with its `ein`. */
function germanBelow1000(number: number): string {
  const hundreds = Math.floor(number / 100)
  const rest = number % 100
  const start = hundreds > 0 ? `${GERMAN_SMALL[hundreds]}hundert` : ''
  if (rest === 0 && hundreds > 0) return start
  if (rest < 20) return `${start}${GERMAN_SMALL[rest]}`
  const ones = rest % 10
  return `${start}${ones > 0 ? `${GERMAN_SMALL[ones]}und` : ''}${GERMAN_TENS[Math.floor(rest / 10)]}`
}

/** In one word below a million; `ein` at the end is `eins`, but where it is all there is before the name of a currency. */
function germanNumber(number: number): string {
  const millions = Math.floor(number / 1_000_000)
  const thousands = Math.floor(number / 1000) % 1000
  const rest = number % 1000
  const millionWords =
    millions === 0 ? [] : [millions === 1 ? 'eine Million' : `${germanBelow1000(millions)} Millionen`]
  const thousandWord = thousands > 0 ? `${germanBelow1000(thousands)}tausend` : ''
  const end = rest > 0 || number === 0 ? germanBelow1000(rest) : ''
  const word = `${thousandWord}${end}`
  const isOne = rest % 100 === 1 && number > 1
  return [...millionWords, ...(word === '' ? [] : [isOne ? `${word}s` : word])].join(' ')
}

const PORTUGUESE_SMALL = {
  'pt-BR':
    'zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove',
  'pt-PT':
    'zero um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezasseis dezassete dezoito dezanove',
}
const PORTUGUESE_TENS = '  vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split(' ')
const PORTUGUESE_HUNDREDS =
  ' cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'.split(' ')

function portugueseBelow1000(number: number, small: readonly string[]): string {
  if (number === 100) return 'cem'
  const rest = number % 100
  const parts = [number >= 100 ? PORTUGUESE_HUNDREDS[Math.floor(number / 100)] : undefined]
  if (rest >= 20) parts.push(PORTUGUESE_TENS[Math.floor(rest / 10)], rest % 10 > 0 ? small[rest % 10] : undefined)
  else if (rest > 0) parts.push(small[rest])
  return parts.filter((part) => part !== undefined).join(' e ')
}

function portugueseNumber(number: number, locale: 'pt-BR' | 'pt-PT'): string {
  const small = PORTUGUESE_SMALL[locale].split(' ')
  if (number === 0) return 'zero'
  const millions = Math.floor(number / 1_000_000)
  const thousands = Math.floor(number / 1000) % 1000
  const rest = number % 1000
  const groups = [
    millions > 0 ? `${portugueseBelow1000(millions, small)} ${millions === 1 ? 'milhão' : 'milhões'}` : '',
    thousands > 0 ? (thousands === 1 ? 'mil' : `${portugueseBelow1000(thousands, small)} mil`) : '',
    rest > 0 ? portugueseBelow1000(rest, small) : '',
  ].filter((group) => group !== '')
  // The last group is joined by "e" where it is below a hundred or of hundreds alone.
  const last = rest > 0 ? rest : thousands
  const isJoined = groups.length > 1 && (last < 100 || last % 100 === 0)
  const end = groups.at(-1) ?? ''
  return groups.length === 1 ? end : `${groups.slice(0, -1).join(' ')}${isJoined ? ' e ' : ' '}${end}`
}

/** Singular and plural of a currency and its hundredth. */
type Names = readonly [one: string, many: string, oneCent: string, manyCents: string]
const german: Partial<Record<string, Names>> = {
  EUR: ['Euro', 'Euro', 'Cent', 'Cent'],
  CHF: ['Franken', 'Franken', 'Rappen', 'Rappen'],
}
const portuguese: Partial<Record<string, Names>> = {
  EUR: ['euro', 'euros', 'cêntimo', 'cêntimos'],
  BRL: ['real', 'reais', 'centavo', 'centavos'],
}

function joined(cents: number, names: Names, and: string, inWords: (number: number) => string): string {
  const [one, many, oneCent, manyCents] = names
  const whole = Math.floor(cents / 100)
  const rest = cents % 100
  // Portuguese: um milhão de reais.
  const of = and === 'e' && whole > 0 && whole % 1_000_000 === 0 ? 'de ' : ''
  const units = whole > 0 || rest === 0 ? [`${inWords(whole)} ${of}${whole === 1 ? one : many}`] : []
  const hundredths = rest > 0 ? [`${inWords(rest)} ${rest === 1 ? oneCent : manyCents}`] : []
  return [...units, ...hundredths].join(` ${and} `)
}

/**
 * A sum in words, below a thousand millions: `eintausendzweihundertvier Euro und fünfzig Cent`. Undefined for languages and currencies
 * that it does not know.
 */
export function amountInWords(cents: number, currency: string, locale: Locale): string | undefined {
  if (locale === 'en' || cents >= 100_000_000_000) return undefined
  if (locale === 'pt-BR' || locale === 'pt-PT') {
    const names = portuguese[currency]
    return names && joined(cents, names, 'e', (number) => portugueseNumber(number, locale))
  }
  const names = german[currency]
  const words = names && joined(cents, names, 'und', germanNumber)
  return locale === 'de-CH' ? words?.replaceAll('ß', 'ss') : words
}

// What messages of SEPA may contain: the basic Latin letters, digits and a few signs (EPC217-08, "SEPA Requirements for an Extended
// Character Set", 1.1). Banks in Germany accept umlauts or replace them, each in its own way, so that they are written out as people do
// (Deutsche Kreditwirtschaft, DFÜ-Abkommen, Anlage 3, 2.1: Ä as AE, ß as ss).

const FORBIDDEN = /[^0-9A-Za-z/\-?:().,'+ ]/gu

/** Letters that are no base letter with an accent, and signs as EPC217-08 replaces them; what is in no table becomes a point. */
const PLAIN: Partial<Record<string, string>> = {
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  ẞ: 'SS',
  Æ: 'AE',
  æ: 'ae',
  Œ: 'OE',
  œ: 'oe',
  Ø: 'O',
  ø: 'o',
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  Ð: 'D',
  ð: 'd',
  Þ: 'TH',
  þ: 'th',
  ı: 'i',
  '&': '+',
  ';': ',',
  '[': '(',
  ']': ')',
  '{': '(',
  '}': ')',
  '\\': '/',
  '|': '/',
  _: '-',
  '~': '-',
  '–': '-',
  '—': '-',
  '‑': '-',
  '`': "'",
  '´': "'",
  '‘': "'",
  '’': "'",
  '…': '...',
  '€': 'E',
}

const MARKS = /\p{M}/gu

const plainOf = (sign: string): string =>
  PLAIN[sign] ?? (/\s/u.test(sign) ? ' ' : sign.normalize('NFKD').replaceAll(MARKS, '').replaceAll(FORBIDDEN, '.'))

/** One line of allowed characters, at most `max` of them. */
export function sepaText(text: string, max: number): string {
  return text.normalize('NFC').replaceAll(FORBIDDEN, plainOf).replaceAll(/ +/g, ' ').trim().slice(0, max).trim()
}

export const MANDATE_REFERENCE_MAX = 35

/**
 * How identifiers are written: allowed characters alone, no slash at either end and no two of them in a row (EPC130-08, "SEPA Core Direct
 * Debit Scheme Customer-to-PSP Implementation Guidelines", 1.4).
 */
export const SEPA_REFERENCE = /^(?!\/)(?!.*\/\/)(?!.*\/$)[0-9A-Za-z/\-?:().,'+ ]+$/

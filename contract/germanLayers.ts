import type { Locale } from './locales'

/*
 * German of Austria and of Switzerland out of that of Germany: what is spelled otherwise, and the few words of the product that an
 * association there knows by another name.
 */

type Change = readonly (readonly [from: RegExp, to: string])[]

/**
 * January by its Austrian name, as Intl calls it too. The books are checked by „Rechnungsprüfer“ (Vereinsgesetz 2002, BGBl. I
 * Nr. 66/2002, §§ 5 and 21).
 */
const austrian: Change = [
  [/Januar(?!\p{L})/gu, 'Jänner'],
  [/Kassenprüfung/g, 'Rechnungsprüfung'],
]

/**
 * ss for every ß (de.wiktionary.org, „Hilfe:Schweiz und Liechtenstein“) and «» for quotation marks, as the language offices there print them
 * (sprachbuerobuehler.ch). The books go through a „Revision“ (ZGB Art. 69b, by vitaminb-e.ch, „Revisionsstelle“), and what members pay is the
 * „Mitgliederbeitrag“ (vitaminb.ch, „Vereinsglossar“).
 */
const swiss: Change = [
  [/ß/g, 'ss'],
  [/ẞ/g, 'SS'],
  [/„/g, '«'],
  [/“/g, '»'],
  [/‚/g, '‹'],
  [/‘/g, '›'],
  [/Kassenprüfung/g, 'Rechnungsrevision'],
  [/Mitgliedsbeitr/g, 'Mitgliederbeitr'],
]

const changed = (change: Change) => (text: string) => change.reduce((done, [from, to]) => done.replace(from, to), text)

export const austrianText = changed(austrian)
export const swissText = changed(swiss)

export type GermanLocale = Extract<Locale, `de${string}`>

/** A tag for templates: its words as a country writes them, what is filled in as it came. */
export type Say = (words: TemplateStringsArray, ...filled: unknown[]) => string

const sayIn =
  (write: (text: string) => string): Say =>
  (words, ...filled) =>
    String.raw({ raw: words.map(write) }, ...filled)

/** Words that are written once, in each German of the product. */
export function inGerman<Words>(write: (say: Say) => Words): Record<GermanLocale, Words> {
  return { de: write(sayIn((text) => text)), 'de-AT': write(sayIn(austrianText)), 'de-CH': write(sayIn(swissText)) }
}

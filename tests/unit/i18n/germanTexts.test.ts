import { describe, expect, it } from 'vitest'
import { messages as my } from '@/i18n/de/my'
import { austrianTexts, swissTexts } from '@/i18n/layers/germanWords'
import { inDu } from '@/i18n/layers/informalGerman'

const files = import.meta.glob<{ messages: object }>('../../../src/i18n/de/**/*.ts', { eager: true })

const textsIn = (texts: unknown): string[] =>
  typeof texts === 'string' ? [texts] : Object.values(texts ?? {}).flatMap(textsIn)

const all = Object.values(files).map(({ messages }) => messages)
const german = all.flatMap(textsIn)
const swiss = all.flatMap((messages) => textsIn(swissTexts(messages)))
const austrian = all.flatMap((messages) => textsIn(austrianTexts(messages)))

describe('German in Switzerland', () => {
  it.each([
    ['Straße und „{{name}}“', 'Strasse und «{{name}}»'],
    ['<b>Kassenprüfung</b> bis {{straße}}', '<b>Rechnungsrevision</b> bis {{straße}}'],
    ['Mitgliedsbeiträge', 'Mitgliederbeiträge'],
  ])('%s', (text, expected) => expect(swissTexts(text)).toBe(expected))

  it('has no ß and no quotation marks of Germany, whatever is filled in', () => {
    expect(swiss.filter((text) => /[ß„“‚‘]/.test(text.replaceAll(/\{\{[^}]*\}\}/g, '')))).toEqual([])
  })
})

describe('German in Austria', () => {
  it.each([
    ['Ab Januar', 'Ab Jänner'],
    ['Zur Kassenprüfung', 'Zur Rechnungsprüfung'],
  ])('%s', (text, expected) => expect(austrianTexts(text)).toBe(expected))

  it('keeps its own spelling', () => {
    expect(austrian.filter((text) => /Januar(?!\p{L})|Kassenprüfung/u.test(text))).toEqual([])
    expect(austrian.some((text) => text.includes('ß'))).toBe(true)
  })
})

describe('German in du', () => {
  const said = inDu(my)
  const paths = (texts: object, before = ''): string[] =>
    Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null ? paths(value, `${before}${key}.`) : `${before}${key}`,
    )

  it('leaves no Sie where a member reads, and no text aside', () => {
    // The preview is read by who leads the group.
    const { preview: _ofLeaders, ...page } = said
    expect(textsIn(page).filter((text) => /(?<!\p{L})(?:Sie|Ihr(?:e[mnrs]?)?|Ihnen)(?!\p{L})/u.test(text))).toEqual([])
    expect(paths(said)).toEqual(paths(my))
    expect(said.preview).toEqual(my.preview)
  })

  it('fills in what the formal text does', () => {
    const marks = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted()
    expect(textsIn(said).map(marks)).toEqual(textsIn(my).map(marks))
  })
})

describe('German', () => {
  it('closes every quotation mark that it opens, and has no others', () => {
    expect(german.length).toBeGreaterThan(4000)
    expect(german.filter((text) => /["”]/.test(text.replaceAll(/<[^>]*>/g, '')))).toEqual([])
    expect(german.filter((text) => text.split('„').length !== text.split('“').length)).toEqual([])
  })

  it('names people without marks inside a word', () => {
    expect(german.filter((text) => /\p{Ll}(?:[:*_]in(?:nen)?|Innen)(?!\p{L})/u.test(text))).toEqual([])
  })
})

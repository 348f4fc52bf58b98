import { afterEach, expect, test, vi } from 'vitest'
import { localeOfTag, locales } from '@contract/locales'
import { languageChoices, readLanguage, writtenLanguageOf } from '@/i18n/language'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['de', 'de'],
  ['de-DE', 'de'],
  ['de-LU', 'de'],
  ['de-AT', 'de-AT'],
  ['de-CH', 'de-CH'],
  ['de-li', 'de-CH'],
  ['de-Latn-AT', 'de-AT'],
  ['pt', 'pt-BR'],
  ['pt-AO', 'pt-PT'],
  ['en-GB;q=0.8', 'en'],
  ['fr-CH', undefined],
  ['den', undefined],
  ['*', undefined],
  ['', undefined],
])('a browser that says %j is spoken to in %s', (tag, locale) => expect(localeOfTag(tag)).toBe(locale))

test.each([
  [['de-DE', 'en'], null, 'de'],
  [['fr', 'de-CH'], null, 'de-CH'],
  [['fr', 'it'], null, 'en'],
  [['de-DE'], 'pt-PT', 'pt-PT'],
  [['de-AT'], 'klingon', 'de-AT'],
])('of %s, with %s chosen, it is %s', (languages, stored, language) => {
  vi.stubGlobal('navigator', { languages })
  vi.stubGlobal('localStorage', { getItem: () => stored })
  expect(readLanguage()).toBe(language)
})

test('each language can be chosen, and has texts', () => {
  expect(languageChoices.map(({ code }) => code)).toEqual(locales)
  expect(locales.map(writtenLanguageOf)).toEqual(['en', 'pt-BR', 'pt-BR', 'de', 'de', 'de'])
})

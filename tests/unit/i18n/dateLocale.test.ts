import { afterEach, expect, test, vi } from 'vitest'
import { dateLocaleOf } from '@contract/dateLocale'
import { writeGroupRegion } from '@/configs/groupRegion'
import { readRegion, usualRegion, writeChosenRegion } from '@/i18n/dateLocale'
import { firstWeekdayOf } from '@/i18n/firstWeekday'
import { createFormat } from '@/i18n/format'
import { createShortTime } from '@/i18n/shortTime'

afterEach(() => vi.unstubAllGlobals())

/** Node and browsers differ in their spaces. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ')

const EVENING = '2026-11-24T19:30:00Z'

test.each([
  ['en', 'US', 'Nov 24, 2026, 7:30 PM', '7:30p'],
  ['en', 'GB', '24 Nov 2026, 19:30', '19:30'],
  ['en', 'AU', '24 Nov 2026, 7:30 pm', '7:30p'],
  ['en', 'DE', '24 Nov 2026, 19:30', '19:30'],
  // Intl has no English of Brazil.
  ['en', 'BR', '24 Nov 2026, 19:30', '19:30'],
  ['pt-BR', 'BR', '24 de nov. de 2026, 19:30', '19:30'],
  ['pt-BR', 'PT', '24/11/2026, 19:30', '19:30'],
  ['pt-BR', 'US', '24 de nov. de 2026, 19:30', '19:30'],
  ['de', 'DE', '24.11.2026, 19:30', '19:30'],
  ['de-AT', 'AT', '24.11.2026, 19:30', '19:30'],
  ['de-CH', 'CH', '24.11.2026, 19:30', '19:30'],
])('the words are those of %s, their order and the clock as in %s', (language, region, whole, time) => {
  const locale = dateLocaleOf(language, region)
  expect(plain(createFormat(locale, 'UTC', language).dateTime(EVENING))).toBe(whole)
  expect(plain(createShortTime(locale, 'UTC')(EVENING))).toBe(time)
})

test('counts follow the language alone', () => {
  expect(createFormat(dateLocaleOf('en', 'DE'), 'UTC', 'en').count(1234)).toBe('1,234')
})

test('weeks begin as in the region', () => {
  expect(['BR', 'US', 'GB', 'DE', 'AU', 'AO'].map(firstWeekdayOf)).toEqual([0, 0, 1, 1, 1, 1])
})

test.each([
  [['en-GB', 'en'], 'en', 'GB'],
  [['en-GB', 'en'], 'pt-BR', 'BR'],
  [['en-US', 'pt-PT'], 'pt-BR', 'PT'],
  [['de-DE', 'de'], 'de', 'DE'],
  [['de-AT'], 'de-AT', 'AT'],
  [['de-CH', 'en'], 'de-CH', 'CH'],
  [['de'], 'de', 'DE'],
  [['en-US'], 'de', 'DE'],
  [['en-US'], 'de-AT', 'AT'],
  // Who reads English for want of their own language is where their browser is.
  [['de-DE'], 'en', 'DE'],
  [['fr-CH', 'fr'], 'en', 'CH'],
  [['en'], 'en', 'US'],
  [['en-US@posix'], 'en', 'US'],
  [['C'], 'pt-BR', 'BR'],
])('a browser that speaks %s has, for %s, the habits of %s', (languages, language, region) => {
  vi.stubGlobal('navigator', { languages })
  expect(usualRegion(language)).toBe(region)
})

test('what a person chose counts before what their group did, and this before the browser', () => {
  vi.stubGlobal('navigator', { languages: ['en-GB'] })
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  expect(readRegion('en')).toBe(usualRegion('en'))
  writeGroupRegion('CH')
  expect(readRegion('en')).toBe('CH')
  writeChosenRegion('AU')
  expect(readRegion('en')).toBe('AU')
  writeChosenRegion(null)
  writeGroupRegion(undefined)
  expect(readRegion('en')).toBe(usualRegion('en'))
})

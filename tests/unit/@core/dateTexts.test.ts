import { describe, expect, it } from 'vitest'
import { dayPattern, readTypedDay, readTypedTime, writeDay, writeTime } from '@/@core/components/fields/dateTexts'

const locales = [
  'en-US',
  'en-GB',
  'en-CA',
  'pt-BR',
  'pt-PT',
  'de-DE',
  'de-AT',
  'de-CH',
  'en-ZA',
  'en-SE',
  'en-HU',
  'en-JP',
]

describe('a day', () => {
  it.each(locales)('is read back as %s writes it', (locale) => {
    for (const day of ['2026-02-03', '2026-12-31', '1958-11-01', '2024-02-29'])
      expect(readTypedDay(writeDay(day, locale), locale)).toBe(day)
  })

  it('shows its pattern in the letters of the language', () => {
    expect(dayPattern('en-US', ['d', 'm', 'y'])).toBe('mm/dd/yyyy')
    expect(dayPattern('pt-BR', ['d', 'm', 'a'])).toBe('dd/mm/aaaa')
    expect(dayPattern('de-DE', ['T', 'M', 'J'])).toBe('TT.MM.JJJJ')
  })

  it.each([
    ['24/12/2026', 'en-GB', '2026-12-24'],
    ['12/24/2026', 'en-US', '2026-12-24'],
    ['24.12.2026', 'de-DE', '2026-12-24'],
    ['24 12 2026', 'pt-BR', '2026-12-24'],
    ['2026-12-24', 'pt-BR', '2026-12-24'],
    ['24122026', 'pt-BR', '2026-12-24'],
    ['20261224', 'pt-BR', '2026-12-24'],
    ['24 de dezembro de 2026', 'pt-BR', '2026-12-24'],
    ['24 Dec 2026', 'en-US', '2026-12-24'],
  ])('%s in %s', (text, locale, day) => expect(readTypedDay(text, locale)).toBe(day))

  it.each([
    ['24/12/26', 'en-GB', '2026-12-24'],
    ['24/12/58', 'en-GB', undefined],
    ['24/12', 'en-GB', '2027-12-24'],
    ['12/24', 'en-US', '2027-12-24'],
    ['24.12.', 'de-DE', '2027-12-24'],
    ['2412', 'de-DE', '2027-12-24'],
    ['241226', 'de-DE', '2026-12-24'],
  ])('%s in %s only once it is finished', (text, locale, day) => {
    expect(readTypedDay(text, locale)).toBeUndefined()
    expect(readTypedDay(text, locale, 2027)).toBe(day ?? '2058-12-24')
  })

  it.each(['31/02/2026', '24/13/2026', '24/1', 'soon', '45123', '1', '24/12/202'])(
    '%s is none while it is typed',
    (text) => expect(readTypedDay(text, 'en-GB')).toBeUndefined(),
  )
})

describe('a time of day', () => {
  it.each(locales)('is read back as %s writes it', (locale) => {
    for (const time of ['00:00', '07:05', '12:00', '19:30', '23:59'])
      expect(readTypedTime(writeTime(time, locale), false)).toBe(time)
  })

  it.each([
    ['19:30', '19:30'],
    ['7:05', '07:05'],
    ['19.30', '19:30'],
    ['19h30', '19:30'],
    ['7:30 pm', '19:30'],
    ['7:30 p.m.', '19:30'],
    ['12:10 AM', '00:10'],
  ])('%s', (text, time) => expect(readTypedTime(text, false)).toBe(time))

  it.each([
    ['19', '19:00'],
    ['1930', '19:30'],
    ['730', '07:30'],
    ['1000PM', '22:00'],
    ['7pm', '19:00'],
    ['19h', '19:00'],
  ])('%s only once it is finished', (text, time) => {
    expect(readTypedTime(text, false)).toBeUndefined()
    expect(readTypedTime(text, true)).toBe(time)
  })

  it.each(['24:00', '19:60', '13:00 pm', 'noon', '1', '12345'])('%s while it is typed is none', (text) =>
    expect(readTypedTime(text, false)).toBeUndefined(),
  )
})

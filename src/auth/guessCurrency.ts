import { regionOf } from '@/i18n/dateLocale'

const byRegion: Record<string, string> = {
  BR: 'BRL',
  US: 'USD',
  GB: 'GBP',
  CA: 'CAD',
  AU: 'AUD',
  NZ: 'NZD',
  CH: 'CHF',
  LI: 'CHF',
  MX: 'MXN',
  AR: 'ARS',
  CL: 'CLP',
  CO: 'COP',
  UY: 'UYU',
  PY: 'PYG',
  PE: 'PEN',
  BO: 'BOB',
  JP: 'JPY',
  IN: 'INR',
  ZA: 'ZAR',
  SE: 'SEK',
  NO: 'NOK',
  DK: 'DKK',
  PL: 'PLN',
  CZ: 'CZK',
  HU: 'HUF',
  AO: 'AOA',
  MZ: 'MZN',
}

/** A currency to start the choice with, by the region of the browser's language; the euro where the region has none here. */
export function guessCurrency(browserLanguage: string, appLanguage: string): string {
  const region = regionOf(browserLanguage) ?? regionOf(appLanguage)
  return byRegion[region ?? ''] ?? 'EUR'
}

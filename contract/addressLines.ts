import type { PostalAddress } from '@contract/members'

/**
 * The lines of an address per country, as `fmt` of https://chromium-i18n.appspot.com/ssl-address/data/<country> has them (libaddressinput,
 * Apache 2.0): S street, P postcode, T town, R region. All others: the postcode in front of the town, as in most of Europe.
 */
const formats: Partial<Record<string, string>> = {
  AR: 'S|P T|R',
  AU: 'S|T R P',
  BR: 'S|T-R|P',
  CA: 'S|T R P',
  CL: 'S|P T|R',
  CO: 'S|T, R, P',
  CV: 'S|P T|R',
  ES: 'S|P T R',
  GB: 'S|T|P',
  HU: 'T|S|P',
  IE: 'S|T|R|P',
  IN: 'S|T P|R',
  IT: 'S|P T R',
  MX: 'S|P T, R',
  MZ: 'S|P T R',
  NZ: 'S|T P',
  US: 'S|T, R P',
  UY: 'S|P T R',
  ZA: 'S|T|P',
}
const USUAL = 'S|P T|R'

/** Between parts of which one is missing. */
const loose = /^[\s,-]+|[\s,-]+$/g

interface Home {
  /** The country of the group (its region): not written below. */
  home: string | undefined
  language: string
}

/** An address as it stands on a letter. */
export function addressLines(address: PostalAddress | undefined, { home, language }: Home): string[] {
  if (!address) return []
  const { street = '', postcode = '', town = '', region = '', country = home } = address
  const parts: Record<string, string> = { S: street, P: postcode, T: town, R: region }
  const lines = (formats[country ?? ''] ?? USUAL).split('|').map((line) =>
    line
      .replaceAll(/[SPTR]/g, (part) => parts[part] ?? '')
      .replaceAll(/(, ){2,}/g, ', ')
      .replaceAll(/,? {2,}/g, ' ')
      .replaceAll(loose, ''),
  )
  const abroad =
    country !== undefined && country !== home
      ? [new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country]
      : []
  return [...lines, ...abroad].filter((line) => line !== '')
}

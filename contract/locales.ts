/** The languages of screens and mails. */
export const locales = ['en', 'pt-BR', 'pt-PT', 'de', 'de-AT', 'de-CH'] as const
export type Locale = (typeof locales)[number]

/** The languages that have texts of their own; the others are layers over one of them. */
export const writtenLocales = ['en', 'pt-BR', 'de'] as const
export type WrittenLocale = (typeof writtenLocales)[number]

/** A place where a language is written otherwise than where it is written first. */
function localeIn(base: string | undefined, region: string | undefined): Locale | undefined {
  switch (base) {
    case 'en':
      return 'en'
    case 'pt':
      // Outside Brazil Portuguese is written as in Portugal.
      return region === undefined || region === 'br' ? 'pt-BR' : 'pt-PT'
    case 'de':
      if (region === 'at') return 'de-AT'
      // Liechtenstein writes as its neighbour.
      return region === 'ch' || region === 'li' ? 'de-CH' : 'de'
    default:
      return undefined
  }
}

/** Which of our languages a browser means by `de-LI` or `pt-AO`; undefined: none. */
export function localeOfTag(tag: string): Locale | undefined {
  const [base, ...parts] = tag.trim().toLowerCase().split(';')[0]?.split(/[-_]/) ?? []
  // A script may stand before the region: de-Latn-CH.
  return localeIn(
    base,
    parts.find((part) => part.length === 2),
  )
}

const codes = Array.from({ length: 26 * 26 }, (_, at) => String.fromCharCode(65 + Math.floor(at / 26), 65 + (at % 26)))

const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase()

const languages = ['en', 'pt', 'es', 'fr', 'de', 'it']
/** What people write besides, and Intl does not. */
const otherNames: Record<string, string> = {
  usa: 'US',
  uk: 'GB',
  england: 'GB',
  'great britain': 'GB',
  holland: 'NL',
  br: 'BR',
}

let known: Map<string, string> | undefined

function countryNames(): Map<string, string> {
  known ??= new Map([
    ...languages.flatMap((language) => {
      const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
      return codes.flatMap((code) => {
        const name = names.of(code)
        return name === undefined ? [] : [[fold(name), code] as const]
      })
    }),
    ...codes.map((code) => [fold(code), code] as const),
    ...Object.entries(otherNames),
  ])
  return known
}

/** The country of a name in one of the product's import languages, or of a code of two letters. */
export const countryOf = (text: string): string | undefined => countryNames().get(fold(text))

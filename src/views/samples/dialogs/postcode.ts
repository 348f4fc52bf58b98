export const countries = ['BR', 'PT', 'US', 'DE'] as const
export type Country = (typeof countries)[number]

/** How a country writes its postcodes, with one to show. */
export const postcodes: Record<Country, { pattern: RegExp; example: string }> = {
  BR: { pattern: /^\d{5}-?\d{3}$/, example: '90010-000' },
  PT: { pattern: /^\d{4}-\d{3}$/, example: '1200-109' },
  US: { pattern: /^\d{5}(-\d{4})?$/, example: '60604' },
  DE: { pattern: /^\d{5}$/, example: '04109' },
}

export const isPostcode = (text: string, country: Country) => postcodes[country].pattern.test(text.trim())

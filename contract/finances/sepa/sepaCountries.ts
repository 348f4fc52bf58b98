// First letters of the account numbers that can be collected from: European Payments Council, EPC409-09, "List of SEPA Scheme Countries",
// as of May 2025 (with Albania, Moldova, Montenegro, North Macedonia and Serbia). The dependencies of France and the United Kingdom bear
// the letters of these.

/** In the European Economic Area: the account number is enough. */
const within = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' ')
/** Outside of it: banks ask for their own number (BIC) and for the payer's address (EPC130-08, 2.3). */
const outside = 'AD AL CH GB GI MC MD ME MK RS SM VA'.split(' ')

export type SepaPlace = 'within' | 'outside'

/** Where an account is; undefined: it cannot be collected from. */
export function sepaPlaceOf(iban: string): SepaPlace | undefined {
  const country = iban.slice(0, 2)
  if (within.includes(country)) return 'within'
  return outside.includes(country) ? 'outside' : undefined
}

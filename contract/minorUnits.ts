/**
 * How many digits a currency has after its decimal sign (ISO 4217). Kept here, not asked of Intl: what a stored amount means
 * must not depend on the browser or the server, and their tables differ (IQD, UYW).
 */
const exponents: Record<string, number> = {
  BIF: 0,
  CLP: 0,
  DJF: 0,
  GNF: 0,
  ISK: 0,
  JPY: 0,
  KMF: 0,
  KRW: 0,
  PYG: 0,
  RWF: 0,
  UGX: 0,
  UYI: 0,
  VND: 0,
  VUV: 0,
  XAF: 0,
  XOF: 0,
  XPF: 0,
  BHD: 3,
  IQD: 3,
  JOD: 3,
  KWD: 3,
  LYD: 3,
  OMR: 3,
  TND: 3,
  CLF: 4,
  UYW: 4,
}

export function minorUnitsOf(currency: string): number {
  return exponents[currency] ?? 2
}

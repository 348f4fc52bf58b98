import { openParseCandidates } from './parseCandidates'
import { decimalSigns, splitNumber, type DecimalSign } from './splitNumber'

/** Without what follows from the currency alone: `12,50` and `12,5` are one number. */
function numberText(text: string, sign: DecimalSign): string | undefined {
  const split = splitNumber(text, sign)
  return split ? `${split.isNegative ? '-' : ''}${split.whole}.${split.fraction.replace(/0+$/, '')}` : undefined
}

/** The decimal signs that a column of numbers leaves open (parseCandidates.ts): `1.234` alone can be either, with `12,50` beside it not. */
export function openDecimalSigns(values: readonly string[]): DecimalSign[] {
  return openParseCandidates(values, decimalSigns, numberText)
}

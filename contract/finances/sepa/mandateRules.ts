import { addMonths } from '@contract/days'

/** Of recurrent collections the first, a further and the last one; `OOFF`: the only one of its mandate. */
export const sequenceTypes = ['FRST', 'RCUR', 'OOFF', 'FNAL'] as const
export type SequenceType = (typeof sequenceTypes)[number]

/** Months without a collection after which a mandate is void (EPC016-06, "SEPA Core Direct Debit Scheme Rulebook", 4.1). */
const UNUSED_MONTHS = 36

interface MandateUse {
  signedOn: string
  /** Day of the latest collection; absent: none yet. */
  lastUsedOn?: string | undefined
  isOneOff?: boolean | undefined
}

/** The last day on which a collection may still be due: the same day of the month 36 months after the latest one, or after signing. */
export function lastDayOf({ signedOn, lastUsedOn = signedOn }: MandateUse): string {
  const month = addMonths(lastUsedOn, UNUSED_MONTHS)
  const ofMonth = new Date(Date.parse(`${addMonths(month, 1)}T00:00:00Z`) - 1).getUTCDate()
  return `${month.slice(0, 8)}${String(Math.min(Number(lastUsedOn.slice(8)), ofMonth)).padStart(2, '0')}`
}

export const isMandateVoid = (mandate: MandateUse, day: string): boolean => day > lastDayOf(mandate)

export function sequenceOf({ lastUsedOn, isOneOff }: MandateUse): SequenceType {
  if (isOneOff) return 'OOFF'
  return lastUsedOn === undefined ? 'FRST' : 'RCUR'
}

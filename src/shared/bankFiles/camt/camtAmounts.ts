import type { XmlElement } from '@rgrove/parse-xml'
import { minorUnitsOf } from '@contract/minorUnits'
import type { BankNote } from '@contract/finances/bankLines'
import type { BankFileErrors } from '@/shared/bankFiles/values/bankFileError'
import { currencyOf, dayOf, minorUnits } from '@/shared/bankFiles/values/bankValues'
import { child, firstText, textAt } from './xmlTree'

/** An account while it is read. */
export interface CamtAccount {
  currency: string
  /** The account's number and owner, if the file contains them: neither is the other party. */
  own?: { number: string | undefined; owner: string | undefined }
  notes: BankNote[]
  /** Of the file, where an element begins. */
  lineOf: (element: XmlElement) => number
  errors: BankFileErrors
}

/** 1 for CRDT, -1 for DBIT; undefined for neither. */
export function signOf(element: XmlElement): 1 | -1 | undefined {
  const indicator = textAt(element, 'CdtDbtInd')
  if (indicator === 'CRDT') return 1
  return indicator === 'DBIT' ? -1 : undefined
}

/** `Amt` with `CdtDbtInd`, in minor units; what cannot be read is added to the errors. */
export function signedAmount(element: XmlElement, { currency, lineOf, errors }: CamtAccount): number | undefined {
  const amount = child(element, 'Amt')
  const line = lineOf(amount ?? element)
  const units = minorUnits(amount?.text ?? '', minorUnitsOf(currency), line, errors)
  const own = currencyOf(amount?.attributes.Ccy, line, errors)
  if (own !== undefined && own !== currency) errors.add(line, 'line_currency', own)
  const sign = signOf(element)
  if (sign === undefined) errors.add(lineOf(element), 'sign', textAt(element, 'CdtDbtInd') ?? '')
  // Zero has no sign.
  return units === undefined || sign === undefined ? undefined : units * sign || 0
}

/** `Dt`, or the day of `DtTm` as written: that is the bank's local day. */
export function dayAt(element: XmlElement | undefined, name: string): string | undefined {
  return dayOf(firstText(element, [`${name}/Dt`, `${name}/DtTm`]) ?? '')
}

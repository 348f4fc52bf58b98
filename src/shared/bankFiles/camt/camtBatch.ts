import type { XmlElement } from '@rgrove/parse-xml'
import { minorUnitsOf } from '@contract/minorUnits'
import { collectErrors } from '@/shared/bankFiles/values/bankFileError'
import { minorUnits } from '@/shared/bankFiles/values/bankValues'
import { signOf, type CamtAccount } from './camtAmounts'
import { child, children } from './xmlTree'

/** Where the amount of a transaction may be; the first place at which the amounts of all transactions total the entry is used. */
const places = ['Amt', 'AmtDtls/TxAmt/Amt', 'AmtDtls/CntrValAmt/Amt', 'AmtDtls/InstdAmt/Amt']

/** In minor units; undefined in another currency, or if unreadable. That is not an error of the file: the entry has the total. */
function unitsOf(amount: XmlElement | undefined, { currency }: CamtAccount): number | undefined {
  if ((amount?.attributes.Ccy ?? currency) !== currency) return undefined
  return minorUnits(amount?.text ?? '', minorUnitsOf(currency), 0, collectErrors())
}

/** Charges below an entry or a transaction: records (since version 3), or one amount (version 2). Out of the account they are negative. */
function chargesOf(element: XmlElement, account: CamtAccount): number {
  return children(element, 'Chrgs')
    .flatMap((charges) => {
      const records = children(charges, 'Rcrd')
      return records.length > 0 ? records : [charges]
    })
    .reduce((sum, record) => sum + (unitsOf(child(record, 'Amt'), account) ?? 0) * (signOf(record) ?? -1), 0)
}

/**
 * The amounts of an entry's transactions, in the account's currency, and the charges that the bank deducted; undefined if they do not
 * total the entry.
 */
export function batchParts(
  entry: XmlElement,
  all: readonly XmlElement[],
  total: number,
  account: CamtAccount,
): { parts: number[]; charges: number } | undefined {
  const amountOf = (details: XmlElement, at: readonly string[]) => {
    const units = at.map((place) => unitsOf(child(details, place), account)).find((one) => one !== undefined)
    return units === undefined ? NaN : units * (signOf(details) ?? signOf(entry) ?? 1)
  }
  const ofAll = all.reduce((sum, details) => sum + chargesOf(details, account), 0)
  const ofEntry = chargesOf(entry, account)
  const ways = [places, ...places.map((place) => [place])].map((at) => all.map((details) => amountOf(details, at)))
  for (const charges of [0, ofAll, ofEntry, ofAll + ofEntry]) {
    const parts = ways.find((way) => way.reduce((sum, part) => sum + part, charges) === total)
    if (parts) return { parts, charges }
  }
  return undefined
}

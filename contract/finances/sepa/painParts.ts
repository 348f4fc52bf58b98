import type { PainVersion } from '@contract/finances/paying/paymentSettings'
import { decimalOf } from '@contract/finances/paying/pixCode'
import type { SwissBillAddress } from '@contract/finances/paying/swissBill'
import type { XmlNode } from './painXml'
import { sepaText } from './sepaText'

// What messages for direct debits and for credit transfers have in common.

export const NAME_MAX = 70
export const TEXT_MAX = 140

/** Sum of lines in cents, as messages write it. */
export const totalOf = (lines: readonly { amount: number }[]) =>
  decimalOf(
    lines.reduce((sum, { amount }) => sum + amount, 0),
    'EUR',
  )

/** Structured, as asked since November 2026: town and country at least (EPC153-22). */
function addressOf(address: SwissBillAddress | undefined, iban: string): XmlNode | undefined {
  if (address === undefined) return undefined
  const { street, houseNumber, postalCode, town, country = iban.slice(0, 2) } = address
  return [
    'PstlAdr',
    [
      street === undefined ? undefined : ['StrtNm', sepaText(street, 70)],
      houseNumber === undefined ? undefined : ['BldgNb', sepaText(houseNumber, 16)],
      ['PstCd', sepaText(postalCode, 16)],
      ['TwnNm', sepaText(town, 35)],
      ['Ctry', country],
    ],
  ]
}

export const partyOf = (tag: string, name: string, iban: string, address: SwissBillAddress | undefined): XmlNode => [
  tag,
  [['Nm', sepaText(name, NAME_MAX)], addressOf(address, iban)],
]
export const accountOf = (tag: string, iban: string): XmlNode => [tag, [['Id', [['IBAN', iban]]]]]

/** A bank without its number is named by the account alone (EPC130-08, "IBAN only"). */
export const bankOf = (tag: string, bic: string | undefined, version: PainVersion): XmlNode => [
  tag,
  [['FinInstnId', [bic === undefined ? ['Othr', [['Id', 'NOTPROVIDED']]] : [version === '02' ? 'BIC' : 'BICFI', bic]]]],
]

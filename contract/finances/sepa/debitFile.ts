import type { PainVersion } from '@contract/finances/paying/paymentSettings'
import { decimalOf } from '@contract/finances/paying/pixCode'
import type { SwissBillAddress } from '@contract/finances/paying/swissBill'
import type { SequenceType } from './mandateRules'
import { messageOf } from './painXml'
import type { XmlNode } from './painXml'
import { sepaText } from './sepaText'

export interface DebitLine {
  /** At most 35 allowed characters (`SEPA_REFERENCE`), as the mandate's reference; the bank returns it with what comes back. */
  endToEndId: string
  /** Cents. */
  amount: number
  mandateReference: string
  signedOn: string
  name: string
  iban: string
  bic?: string | undefined
  /** Required where the account is outside of the European Economic Area. */
  address?: SwissBillAddress | undefined
  text: string
}

export interface DebitFile {
  version: PainVersion
  /** At most 25 allowed characters: numbers are added to it. */
  messageId: string
  /** Instant in UTC, to the second. */
  createdAt: string
  creditor: {
    name: string
    iban: string
    bic?: string | undefined
    creditorId: string
    address?: SwissBillAddress | undefined
  }
  collections: { day: string; sequence: SequenceType; lines: DebitLine[] }[]
}

const NAME_MAX = 70
const TEXT_MAX = 140

const totalOf = (lines: readonly DebitLine[]) =>
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

const partyOf = (tag: string, name: string, iban: string, address: SwissBillAddress | undefined): XmlNode => [
  tag,
  [['Nm', sepaText(name, NAME_MAX)], addressOf(address, iban)],
]
const accountOf = (tag: string, iban: string): XmlNode => [tag, [['Id', [['IBAN', iban]]]]]

/** A bank without its number is named by the account alone (EPC130-08, "IBAN only"). */
const bankOf = (tag: string, bic: string | undefined, version: PainVersion): XmlNode => [
  tag,
  [['FinInstnId', [bic === undefined ? ['Othr', [['Id', 'NOTPROVIDED']]] : [version === '02' ? 'BIC' : 'BICFI', bic]]]],
]

const transactionOf = (line: DebitLine, version: PainVersion): XmlNode => [
  'DrctDbtTxInf',
  [
    ['PmtId', [['EndToEndId', line.endToEndId]]],
    ['InstdAmt', decimalOf(line.amount, 'EUR'), 'EUR'],
    [
      'DrctDbtTx',
      [
        [
          'MndtRltdInf',
          [
            ['MndtId', line.mandateReference],
            ['DtOfSgntr', line.signedOn],
          ],
        ],
      ],
    ],
    bankOf('DbtrAgt', line.bic, version),
    partyOf('Dbtr', line.name, line.iban, line.address),
    accountOf('DbtrAcct', line.iban),
    ['RmtInf', [['Ustrd', sepaText(line.text, TEXT_MAX)]]],
  ],
]

/**
 * A customer direct debit initiation, pain.008.001.02 or .08, of the core scheme in euros: one payment information a day and sequence, each
 * booked as one sum on the creditor's account. Days are written as they are given, so that no time zone moves them.
 */
export function debitXml({ version, messageId, createdAt, creditor, collections }: DebitFile): string {
  const all = collections.flatMap(({ lines }) => lines)
  const header: XmlNode = [
    'GrpHdr',
    [
      ['MsgId', messageId],
      ['CreDtTm', createdAt],
      ['NbOfTxs', String(all.length)],
      ['CtrlSum', totalOf(all)],
      ['InitgPty', [['Nm', sepaText(creditor.name, NAME_MAX)]]],
    ],
  ]
  const scheme: XmlNode = [
    'Othr',
    [
      ['Id', creditor.creditorId],
      ['SchmeNm', [['Prtry', 'SEPA']]],
    ],
  ]
  const payments = collections.map(({ day, sequence, lines }, at): XmlNode => [
    'PmtInf',
    [
      ['PmtInfId', `${messageId}-${at + 1}`],
      ['PmtMtd', 'DD'],
      ['BtchBookg', 'true'],
      ['NbOfTxs', String(lines.length)],
      ['CtrlSum', totalOf(lines)],
      [
        'PmtTpInf',
        [
          ['SvcLvl', [['Cd', 'SEPA']]],
          ['LclInstrm', [['Cd', 'CORE']]],
          ['SeqTp', sequence],
        ],
      ],
      ['ReqdColltnDt', day],
      partyOf('Cdtr', creditor.name, creditor.iban, creditor.address),
      accountOf('CdtrAcct', creditor.iban),
      bankOf('CdtrAgt', creditor.bic, version),
      ['ChrgBr', 'SLEV'],
      ['CdtrSchmeId', [['Id', [['PrvtId', [scheme]]]]]],
      ...lines.map((line) => transactionOf(line, version)),
    ],
  ])
  return messageOf(`pain.008.001.${version}`, ['CstmrDrctDbtInitn', [header, ...payments]])
}

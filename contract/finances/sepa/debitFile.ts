import type { PainVersion } from '@contract/finances/paying/paymentSettings'
import { decimalOf } from '@contract/finances/paying/pixCode'
import type { SwissBillAddress } from '@contract/finances/paying/swissBill'
import type { SequenceType } from './mandateRules'
import { NAME_MAX, TEXT_MAX, accountOf, bankOf, partyOf, totalOf } from './painParts'
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

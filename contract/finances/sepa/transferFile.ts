import type { PainVersion } from '@contract/finances/paying/paymentSettings'
import { decimalOf } from '@contract/finances/paying/pixCode'
import type { SwissBillAddress } from '@contract/finances/paying/swissBill'
import { NAME_MAX, TEXT_MAX, accountOf, bankOf, partyOf, totalOf } from './painParts'
import { messageOf } from './painXml'
import type { XmlNode } from './painXml'
import { sepaText } from './sepaText'

export interface TransferLine {
  /** At most 35 allowed characters; on the statement of whoever is paid. */
  endToEndId: string
  /** Cents. */
  amount: number
  name: string
  iban: string
  bic?: string | undefined
  text: string
}

export interface TransferFile {
  /** As for direct debits: '02' of 2009 is pain.001.001.03, '08' of 2019 is pain.001.001.09. */
  version: PainVersion
  /** At most 33 allowed characters. */
  messageId: string
  /** Instant in UTC, to the second. */
  createdAt: string
  debtor: { name: string; iban: string; bic?: string | undefined; address?: SwissBillAddress | undefined }
  /** Of execution. */
  day: string
  lines: TransferLine[]
}

const messageTypes: Record<PainVersion, string> = { '02': 'pain.001.001.03', '08': 'pain.001.001.09' }

const transactionOf = ({ endToEndId, amount, name, iban, bic, text }: TransferLine, version: PainVersion): XmlNode => [
  'CdtTrfTxInf',
  [
    ['PmtId', [['EndToEndId', endToEndId]]],
    ['Amt', [['InstdAmt', decimalOf(amount, 'EUR'), 'EUR']]],
    bic === undefined ? undefined : bankOf('CdtrAgt', bic, version),
    partyOf('Cdtr', name, iban, undefined),
    accountOf('CdtrAcct', iban),
    ['RmtInf', [['Ustrd', sepaText(text, TEXT_MAX)]]],
  ],
]

/**
 * A customer credit transfer initiation in euros (EPC132-08, "SEPA Credit Transfer Scheme Customer-to-PSP Implementation Guidelines"): one
 * payment information, booked as one sum on the debtor's account.
 */
export function transferXml({ version, messageId, createdAt, debtor, day, lines }: TransferFile): string {
  const count = String(lines.length)
  const sum = totalOf(lines)
  return messageOf(messageTypes[version], [
    'CstmrCdtTrfInitn',
    [
      [
        'GrpHdr',
        [
          ['MsgId', messageId],
          ['CreDtTm', createdAt],
          ['NbOfTxs', count],
          ['CtrlSum', sum],
          ['InitgPty', [['Nm', sepaText(debtor.name, NAME_MAX)]]],
        ],
      ],
      [
        'PmtInf',
        [
          ['PmtInfId', `${messageId}-1`],
          ['PmtMtd', 'TRF'],
          ['BtchBookg', 'true'],
          ['NbOfTxs', count],
          ['CtrlSum', sum],
          ['PmtTpInf', [['SvcLvl', [['Cd', 'SEPA']]]]],
          ['ReqdExctnDt', version === '02' ? day : [['Dt', day]]],
          // By the guidelines for the version of 2009 it has lines alone, which banks stopped taking in November 2026.
          partyOf('Dbtr', debtor.name, debtor.iban, version === '02' ? undefined : debtor.address),
          accountOf('DbtrAcct', debtor.iban),
          bankOf('DbtrAgt', debtor.bic, version),
          ['ChrgBr', 'SLEV'],
          ...lines.map((line) => transactionOf(line, version)),
        ],
      ],
    ],
  ])
}

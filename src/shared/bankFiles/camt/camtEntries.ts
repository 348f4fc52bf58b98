import type { XmlElement } from '@rgrove/parse-xml'
import { minorUnitsOf } from '@contract/minorUnits'
import type { BankLine } from '@contract/treasury/bankLines'
import { collectErrors } from '@/shared/bankFiles/values/bankFileError'
import { minorUnits, referenceOf, shortText } from '@/shared/bankFiles/values/bankValues'
import { dayAt, signOf, signedAmount, type CamtAccount } from './camtAmounts'
import { child, children, firstText, leafText, textAt } from './xmlTree'

/** Who the other is: of money that came in the debtor. A reversal names them as the posting did that it takes back. */
function otherSide(entry: XmlElement, details: XmlElement | undefined, amount: number) {
  const isReversal = textAt(entry, 'RvslInd') === 'true' || textAt(entry, 'RvslInd') === '1'
  const side = amount > 0 === isReversal ? 'Cdtr' : 'Dbtr'
  const parties = child(details, 'RltdPties')
  const name = firstText(parties, [`${side}/Nm`, `${side}/Pty/Nm`, `Ultmt${side}/Nm`, `Ultmt${side}/Pty/Nm`])
  const account = firstText(parties, [`${side}Acct/Id/IBAN`, `${side}Acct/Id/Othr/Id`])
  return {
    ...(name !== undefined && { counterparty: shortText(name, 140) }),
    ...(account !== undefined && { counterpartyAccount: shortText(account, 40) }),
  }
}

/** What the person reads: the remittance information, else what the bank adds, else its name for the kind of posting. */
function wordsOf(entry: XmlElement, details: XmlElement | undefined): string {
  const remittance = child(details, 'RmtInf')
  const free = children(remittance, 'Ustrd').map(({ text }) => text.trim())
  const structured = children(remittance, 'Strd').flatMap((one) =>
    children(one, 'AddtlRmtInf').map(({ text }) => text.trim()),
  )
  const remitted = [...free, ...structured].filter((text) => text !== '').join(' ')
  if (remitted !== '') return remitted
  return (
    firstText(details, ['AddtlTxInf', 'RmtInf/Strd/CdtrRefInf/Ref']) ??
    firstText(entry, ['AddtlNtryInf', 'BkTxCd/Prtry/Cd']) ??
    leafText(child(entry, 'BkTxCd')) ??
    '–'
  )
}

interface Posting {
  date: string
  amount: number
  bankId: string | undefined
  isPending: boolean
  line: number
}

function lineOf(entry: XmlElement, details: XmlElement | undefined, posting: Posting): BankLine {
  const { date, amount, bankId, isPending, line } = posting
  const reference = [textAt(details, 'RmtInf/Strd/CdtrRefInf/Ref'), textAt(details, 'Refs/EndToEndId')]
    .map(referenceOf)
    .find((said) => said !== undefined)
  return {
    date,
    amount,
    description: shortText(wordsOf(entry, details), 200),
    ...otherSide(entry, details, amount),
    ...(reference !== undefined && { reference }),
    ...(bankId !== undefined && { bankId }),
    ...(isPending && { isPending }),
    line,
  }
}

/** What each transaction of a batch comes to, in the account's currency; undefined unless all say it and come to the entry. */
function partsOf(entry: XmlElement, all: readonly XmlElement[], total: number, { currency }: CamtAccount) {
  const parts = all.map((details) => {
    const amounts = [child(details, 'Amt'), child(details, 'AmtDtls/TxAmt/Amt'), child(details, 'AmtDtls/InstdAmt/Amt')]
    const own = amounts.find((amount) => (amount?.attributes.Ccy ?? '') === currency)
    const sign = signOf(details) ?? signOf(entry) ?? 1
    // Not an error of the file: the entry says what it comes to.
    return own === undefined ? NaN : sign * (minorUnits(own.text, minorUnitsOf(currency), 0, collectErrors()) ?? NaN)
  })
  return parts.reduce((sum, part) => sum + part, 0) === total ? parts : undefined
}

/** An entry of a statement: a line, or of a batch whose parts are told, one for each. Undefined for what cannot be read. */
export function readEntry(entry: XmlElement, account: CamtAccount): BankLine[] {
  const amount = signedAmount(entry, account)
  const date = dayAt(entry, child(entry, 'BookgDt') ? 'BookgDt' : 'ValDt')
  if (date === undefined) {
    const said = firstText(entry, ['BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt', 'ValDt/DtTm'])
    account.errors.add(account.lineOf(child(entry, 'BookgDt') ?? entry), 'date', said ?? '')
  }
  if (amount === undefined || date === undefined) return []
  const isPending = (leafText(child(entry, 'Sts')) ?? 'BOOK') !== 'BOOK'
  const line = account.lineOf(entry)
  const ofEntry = referenceOf(textAt(entry, 'AcctSvcrRef'))
  const all = children(entry, 'NtryDtls').flatMap((group) => children(group, 'TxDtls'))
  const idOf = (details: XmlElement | undefined) => referenceOf(textAt(details, 'Refs/AcctSvcrRef'))
  const parts = all.length > 1 ? partsOf(entry, all, amount, account) : undefined
  if (!parts) {
    const bankId = ofEntry ?? (all.length === 1 ? idOf(all[0]) : undefined)
    return [lineOf(entry, all[0], { date, amount, bankId, isPending, line })]
  }
  return all.map((details, at) => {
    const own = idOf(details)
    const isOwn = own !== undefined && own !== ofEntry
    const bankId = isOwn ? own : ofEntry && `${ofEntry}/${at + 1}`
    return lineOf(entry, details, { date, amount: parts[at] ?? 0, bankId, isPending, line: account.lineOf(details) })
  })
}

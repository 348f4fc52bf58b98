import type { XmlElement } from '@rgrove/parse-xml'
import { minorUnitsOf } from '@contract/minorUnits'
import type { BankLine } from '@contract/finances/bankLines'
import { referenceOf, shortText } from '@/shared/bankFiles/values/bankValues'
import { dayAt, signedAmount, type CamtAccount } from './camtAmounts'
import { batchParts } from './camtBatch'
import { child, children, firstText, leafText, textAt } from './xmlTree'

const isYes = (text: string | undefined) => text === 'true' || text === '1'
const bare = (text: string | undefined) => text?.replace(/\s/g, '').toUpperCase()

/**
 * The other party: of incoming money the debtor. Reversals and returns (`RtrInf`) name the parties as the reversed posting did. If that
 * party is the account itself, the contrary one is used.
 */
function otherSide(entry: XmlElement, details: XmlElement | undefined, amount: number, { own }: CamtAccount) {
  const isBack = isYes(textAt(entry, 'RvslInd')) || child(details, 'RtrInf') !== undefined
  const parties = child(details, 'RltdPties')
  const sideOf = (side: 'Cdtr' | 'Dbtr') => ({
    name: firstText(parties, [`${side}/Nm`, `${side}/Pty/Nm`, `Ultmt${side}/Nm`, `Ultmt${side}/Pty/Nm`]),
    account: firstText(parties, [`${side}Acct/Id/IBAN`, `${side}Acct/Id/Othr/Id`]),
  })
  const sides = [sideOf('Dbtr'), sideOf('Cdtr')]
  if (amount > 0 === isBack) sides.reverse()
  const isUs = ({ name, account }: ReturnType<typeof sideOf>) =>
    account === undefined ? name !== undefined && bare(name) === bare(own?.owner) : bare(account) === bare(own?.number)
  const [usual, contrary] = sides
  const isKnown = contrary && (contrary.name !== undefined || contrary.account !== undefined)
  const { name, account } = (usual && isUs(usual) && isKnown && !isUs(contrary) ? contrary : usual) ?? {}
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
    firstText(details, ['AddtlTxInf', 'RmtInf/Strd/CdtrRefInf/Ref', 'RtrInf/AddtlInf']) ??
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
  /** What the parts of one booking have in common. */
  batch?: string
}

/** What a booking of several payments is about: the id of the payment information or message by which they were handed in. */
function batchReference(entry: XmlElement): string | undefined {
  const group = child(entry, 'NtryDtls')
  const told = [textAt(group, 'Btch/PmtInfId'), textAt(group, 'Btch/MsgId'), textAt(group, 'TxDtls/Refs/PmtInfId')]
  return told.map(referenceOf).find((said) => said !== undefined)
}

function lineOf(entry: XmlElement, details: XmlElement | undefined, posting: Posting, account: CamtAccount): BankLine {
  const { date, amount, bankId, isPending, line, batch } = posting
  const own = [textAt(details, 'RmtInf/Strd/CdtrRefInf/Ref'), textAt(details, 'Refs/EndToEndId')]
    .map(referenceOf)
    .find((said) => said !== undefined)
  const reference = details === undefined && batch === undefined ? batchReference(entry) : own
  return {
    date,
    amount,
    description: shortText(wordsOf(entry, details), 200) || '–',
    ...otherSide(entry, details, amount, account),
    ...(reference !== undefined && { reference }),
    ...(bankId !== undefined && { bankId }),
    ...(isPending && { isPending }),
    line,
    ...(batch !== undefined && { batch: shortText(batch, 140) }),
  }
}

/** The day of booking, else of value, else of the transactions. */
function entryDay(entry: XmlElement, all: readonly XmlElement[], { errors, notes, lineOf: place }: CamtAccount) {
  const dates = child(all[0], 'RltdDts')
  const days = [dayAt(entry, 'BookgDt'), dayAt(entry, 'ValDt'), dayAt(dates, 'AccptncDtTm'), dayAt(dates, 'TxDtTm')]
  const date = days.find((day) => day !== undefined)
  const said = firstText(entry, ['BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt', 'ValDt/DtTm']) ?? ''
  const line = place(child(entry, 'BookgDt') ?? entry)
  if (date === undefined) errors.add(line, said === '' ? 'no_date' : 'date', said)
  else if (child(entry, 'BookgDt') && days[0] === undefined)
    notes.push({ line, code: 'booked_day', text: said.slice(0, 40) })
  return date
}

/**
 * The lines of a statement's entry: one line, or for a batch with details one line per part and one for the bank's charges. A batch that
 * its parts do not explain has no other party. Empty if it cannot be read.
 */
export function readEntry(entry: XmlElement, account: CamtAccount): BankLine[] {
  const amount = signedAmount(entry, account)
  const all = children(entry, 'NtryDtls').flatMap((group) => children(group, 'TxDtls'))
  const date = entryDay(entry, all, account)
  if (amount === undefined || date === undefined) return []
  const isPending = (leafText(child(entry, 'Sts')) ?? 'BOOK') !== 'BOOK'
  const line = account.lineOf(entry)
  const ofEntry = referenceOf(textAt(entry, 'AcctSvcrRef'))
  const idOf = (details: XmlElement | undefined) => referenceOf(textAt(details, 'Refs/AcctSvcrRef'))
  const counts = children(entry, 'NtryDtls').map((group) => Number(textAt(group, 'Btch/NbOfTxs') ?? 0))
  const isBatch = all.length > 1 || counts.some((count) => count > 1)
  const found = all.length === 0 ? undefined : batchParts(entry, all, amount, account)
  const isTold = counts.reduce((sum, count) => sum + count, 0) <= all.length
  if (!found || !isTold || (all.length === 1 && found.charges === 0)) {
    const bankId = ofEntry ?? (all.length === 1 ? idOf(all[0]) : undefined)
    const isNobodys = isBatch && all.length > 0
    if (isNobodys) account.notes.push({ line, code: 'batch', text: '' })
    return [lineOf(entry, isNobodys ? undefined : all[0], { date, amount, bankId, isPending, line }, account)]
  }
  const batch = ofEntry ?? `${date} ${line}`
  const lines = all.map((details, at) => {
    const own = idOf(details)
    const isOwn = own !== undefined && own !== ofEntry
    const bankId = isOwn ? own : ofEntry && `${ofEntry}/${at + 1}`
    const part = { date, amount: found.parts[at] ?? 0, bankId, isPending, line: account.lineOf(details), batch }
    return lineOf(entry, details, part, account)
  })
  if (found.charges === 0) return lines
  const bankId = ofEntry && `${ofEntry}/charges`
  const { description } = lineOf(entry, undefined, { date, amount: found.charges, bankId, isPending, line }, account)
  account.notes.push({
    line,
    code: 'charges',
    text: (Math.abs(found.charges) / 10 ** minorUnitsOf(account.currency)).toFixed(minorUnitsOf(account.currency)),
  })
  const charges: BankLine = {
    date,
    amount: found.charges,
    description: shortText(`${description} (charges)`, 200),
    ...(bankId !== undefined && { bankId }),
    ...(isPending && { isPending }),
    line,
    batch,
  }
  return [...lines, charges]
}

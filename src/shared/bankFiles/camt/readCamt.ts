import type { XmlElement } from '@rgrove/parse-xml'
import type { BankFileFormat, BankStatement, StatedBalance } from '@contract/finances/bankLines'
import { collectErrors, type BankFileErrors } from '@/shared/bankFiles/values/bankFileError'
import { currencyOf, dayOf, shortText } from '@/shared/bankFiles/values/bankValues'
import { dayAt, signedAmount, type CamtAccount } from './camtAmounts'
import { readEntry } from './camtEntries'
import { child, children, descendants, firstText, leafText, lineFinder, readXml, textAt } from './xmlTree'

/** The element of one account in each message: report, statement, notification (ISO 20022, camt.052, 053 and 054). */
const parts: readonly [name: string, format: BankFileFormat][] = [
  ['Rpt', 'camt052'],
  ['Stmt', 'camt053'],
  ['Ntfctn', 'camt054'],
]
const messages = ['BkToCstmrAcctRpt', 'BkToCstmrStmt', 'BkToCstmrDbtCdtNtfctn']

/** Balances by their code; of several of one code (a statement of many pages) in their order. No line depends on one: what cannot be read is left out. */
function balancesOf(element: XmlElement, account: CamtAccount) {
  return children(element, 'Bal').flatMap((balance): { code: string; balance: StatedBalance }[] => {
    const code = leafText(child(balance, 'Tp/CdOrPrtry')) ?? leafText(child(balance, 'Tp')) ?? ''
    if (!['OPBD', 'PRCD', 'CLBD', 'ITBD'].includes(code)) return []
    const unheard = collectErrors()
    const amount = signedAmount(balance, { ...account, errors: unheard })
    const line = account.lineOf(balance)
    if (amount === undefined || unheard.list.length > 0) {
      account.notes.push({ line, code: 'balance', text: (textAt(balance, 'Amt') ?? '').slice(0, 40) })
      return []
    }
    const said = leafText(child(balance, 'Dt'))
    const date = dayAt(balance, 'Dt') ?? dayOf(said ?? '')
    if (date === undefined && said !== undefined)
      account.notes.push({ line, code: 'balance_day', text: said.slice(0, 40) })
    return [{ code, balance: { amount, ...(date !== undefined && { date }) } }]
  })
}

function readStatement(
  element: XmlElement,
  format: BankFileFormat,
  { currency: groupCurrency, lineOf, errors }: CamtAccount,
): BankStatement {
  const entries = children(element, 'Ntry')
  const said =
    firstText(element, ['Acct/Ccy']) ??
    child(element, 'Bal/Amt')?.attributes.Ccy ??
    child(entries[0], 'Amt')?.attributes.Ccy
  const currency = currencyOf(said, lineOf(element), errors)
  const number = firstText(element, ['Acct/Id/IBAN', 'Acct/Id/Othr/Id'])
  const own = { number, owner: firstText(element, ['Acct/Ownr/Nm', 'Acct/Ownr/Pty/Nm']) }
  const account: CamtAccount = { currency: currency ?? groupCurrency, own, notes: [], lineOf, errors }
  const statementNumber = firstText(element, ['LglSeqNb', 'ElctrncSeqNb'])
  const bank = 'Acct/Svcr/FinInstnId'
  const bankName = firstText(element, [`${bank}/Nm`, `${bank}/BICFI`, `${bank}/BIC`])
  const [from, to] = ['Fr', 'To'].map((side) =>
    dayOf(firstText(element, [`FrToDt/${side}DtTm`, `FrToDt/${side}Dt`]) ?? ''),
  )
  const balances = balancesOf(element, account)
  const find = (code: string) => balances.find((one) => one.code === code)?.balance
  const opening = find('OPBD') ?? find('PRCD')
  const closing = balances.findLast(({ code }) => code === 'CLBD')?.balance
  return {
    format,
    ...(number !== undefined && { accountNumber: shortText(number, 40) }),
    ...(bankName !== undefined && { bankName: shortText(bankName, 60) }),
    ...(currency !== undefined && { currency }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(opening && { openingBalance: opening }),
    ...(closing && { closingBalance: closing }),
    lines: entries
      .flatMap((entry) => readEntry(entry, account))
      .map((line) => ({
        ...line,
        ...(statementNumber !== undefined && { statement: shortText(statementNumber, 40) }),
      })),
    ...(account.notes.length > 0 && { notes: account.notes }),
  }
}

/** The documents of a file, with the lines above each: banks put the days of a month behind each other. */
function documentsOf(text: string): { text: string; above: number }[] {
  const ends = [...text.matchAll(/<\/(?:\w+:)?Document\s*>/g)].map(({ index, 0: tag }) => index + tag.length)
  const cuts = [0, ...ends.filter((end) => /<(\?xml|(\w+:)?Document)\b/.test(text.slice(end))), text.length]
  return cuts.slice(1).map((end, at) => {
    const start = cuts[at] ?? 0
    const whole = text.slice(start, end)
    // A declaration must be the first thing of its document.
    const own = whole.replace(/^[\s\uFEFF]+/, '')
    return { text: own, above: text.slice(0, end - own.length).split('\n').length - 1 }
  })
}

/** CAMT.052, .053 and .054 of any version: the elements that are read have had the same names since version 2. */
export function readCamt(raw: string, groupCurrency: string, errors: BankFileErrors): BankStatement[] {
  // As the parser does: places are counted in what it reads.
  return documentsOf(raw.replace(/\r\n?/g, '\n')).flatMap(({ text, above }) => {
    const ofFile: BankFileErrors = {
      list: errors.list,
      add: (line, code, said) => errors.add(line > 0 ? line + above : line, code, said),
    }
    const root = readXml(text, ofFile)
    if (!root) return []
    const line = lineFinder(text)
    const lineOf = ({ start }: XmlElement) => line(start) + above
    const account: CamtAccount = { currency: groupCurrency, notes: [], lineOf, errors }
    return [root, ...messages.flatMap((name) => descendants(root, name))].flatMap((message) =>
      parts.flatMap(([name, format]) =>
        children(message, name).map((element) => readStatement(element, format, account)),
      ),
    )
  })
}

import type { XmlElement } from '@rgrove/parse-xml'
import type { BankFileFormat, BankStatement } from '@contract/treasury/bankLines'
import type { BankFileErrors } from '@/shared/bankFiles/values/bankFileError'
import { currencyOf, dayOf, shortText } from '@/shared/bankFiles/values/bankValues'
import { dayAt, signedAmount, type CamtAccount } from './camtAmounts'
import { readEntry } from './camtEntries'
import { child, children, descendants, firstText, leafText, lineFinder, readXml } from './xmlTree'

/** The element of one account in each message: report, statement, notification (ISO 20022, camt.052, 053 and 054). */
const parts: readonly [name: string, format: BankFileFormat][] = [
  ['Rpt', 'camt052'],
  ['Stmt', 'camt053'],
  ['Ntfctn', 'camt054'],
]
const messages = ['BkToCstmrAcctRpt', 'BkToCstmrStmt', 'BkToCstmrDbtCdtNtfctn']

/** Balances by their code; of several of one code (a statement of many pages) in their order. */
function balancesOf(element: XmlElement, account: CamtAccount) {
  return children(element, 'Bal').flatMap((balance) => {
    const code = leafText(child(balance, 'Tp/CdOrPrtry')) ?? leafText(child(balance, 'Tp')) ?? ''
    if (!['OPBD', 'PRCD', 'CLBD', 'ITBD'].includes(code)) return []
    const amount = signedAmount(balance, account)
    const date = dayAt(balance, 'Dt') ?? dayOf(leafText(child(balance, 'Dt')) ?? '')
    if (date === undefined) account.errors.add(account.lineOf(balance), 'date', leafText(child(balance, 'Dt')) ?? '')
    return amount === undefined || date === undefined ? [] : [{ code, balance: { amount, date } }]
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
  const account = { currency: currency ?? groupCurrency, lineOf, errors }
  const number = firstText(element, ['Acct/Id/IBAN', 'Acct/Id/Othr/Id'])
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
    lines: entries.flatMap((entry) => readEntry(entry, account)),
  }
}

/** CAMT.052, .053 and .054 of any version: what a reader asks for has had the same names since the second. */
export function readCamt(raw: string, groupCurrency: string, errors: BankFileErrors): BankStatement[] {
  // As the parser does: places are counted in what it reads.
  const text = raw.replace(/\r\n?/g, '\n')
  const root = readXml(text, errors)
  if (!root) return []
  const line = lineFinder(text)
  const account = { currency: groupCurrency, lineOf: ({ start }: XmlElement) => line(start), errors }
  return [root, ...messages.flatMap((name) => descendants(root, name))].flatMap((message) =>
    parts.flatMap(([name, format]) =>
      children(message, name).map((element) => readStatement(element, format, account)),
    ),
  )
}

import { minorUnitsOf } from '@contract/minorUnits'
import type { BankLine, BankStatement } from '@contract/treasury/bankLines'
import type { BankFileErrors } from '@/shared/bankFiles/values/bankFileError'
import { currencyOf, dayOf, minorUnits, referenceOf, shortText } from '@/shared/bankFiles/values/bankValues'
import { ofxAll, ofxChild, ofxValue, scanOfx, type OfxElement } from './scanOfx'

interface Account {
  currency: string
  errors: BankFileErrors
}

/** `20261130120000[-3:BRT]`: the bank's own day, which is the first eight digits; what follows is its clock. */
function readDay(element: OfxElement, names: readonly string[], errors: BankFileErrors): string | undefined {
  const said = names.map((name) => ofxChild(element, name)).find((child) => child !== undefined && child.value !== '')
  const day = dayOf(said?.value ?? '')
  if (day === undefined) errors.add((said ?? element).line, 'date', said?.value ?? '')
  return day
}

function readAmount(element: OfxElement, name: string, { currency, errors }: Account): number | undefined {
  const said = ofxChild(element, name)
  return minorUnits(said?.value ?? '', minorUnitsOf(currency), (said ?? element).line, errors)
}

/** `CURRENCY` (OFX 5.2) says that the amount is in another currency than the account; `ORIGCURRENCY` that it has been converted. */
function checkCurrency(element: OfxElement, { currency, errors }: Account): void {
  const symbol = ofxValue(ofxChild(element, 'CURRENCY'), 'CURSYM')
  if (symbol !== undefined && symbol.toUpperCase() !== currency) errors.add(element.line, 'line_currency', symbol)
}

/** `STMTTRN`, or of what is only announced `STMTTRNP` (OFX 2.3). */
function readLine(element: OfxElement, account: Account): BankLine | undefined {
  const isPending = element.name === 'STMTTRNP'
  const date = readDay(element, isPending ? ['DTTRAN', 'DTPOSTED'] : ['DTPOSTED'], account.errors)
  const amount = readAmount(element, 'TRNAMT', account)
  checkCurrency(element, account)
  if (date === undefined || amount === undefined) return undefined
  const name = ofxValue(element, 'NAME') ?? ofxValue(ofxChild(element, 'PAYEE'), 'NAME')
  const description = ofxValue(element, 'MEMO') ?? name ?? ofxValue(element, 'TRNTYPE') ?? '–'
  const other = ofxValue(ofxChild(element, 'BANKACCTTO') ?? ofxChild(element, 'CCACCTTO'), 'ACCTID')
  const reference = referenceOf(ofxValue(element, 'REFNUM'))
  const bankId = referenceOf(ofxValue(element, 'FITID'))
  return {
    date,
    amount,
    description: shortText(description, 200),
    ...(name !== undefined && { counterparty: shortText(name, 140) }),
    ...(other !== undefined && { counterpartyAccount: shortText(other, 40) }),
    ...(reference !== undefined && { reference }),
    ...(bankId !== undefined && { bankId }),
    ...(isPending && { isPending }),
    line: element.line,
  }
}

function readStatement(element: OfxElement, groupCurrency: string, errors: BankFileErrors): BankStatement {
  const currency = currencyOf(ofxValue(element, 'CURDEF'), element.line, errors)
  const account = { currency: currency ?? groupCurrency, errors }
  const from = ofxChild(element, 'BANKACCTFROM') ?? ofxChild(element, 'CCACCTFROM')
  const number = ['BANKID', 'BRANCHID', 'ACCTID'].flatMap((name) => ofxValue(from, name) ?? []).join(' ')
  const list = ofxChild(element, 'BANKTRANLIST')
  const [first, last] = ['DTSTART', 'DTEND'].map((name) => dayOf(ofxValue(list, name) ?? ''))
  const ledger = ofxChild(element, 'LEDGERBAL')
  const balance = ledger && readAmount(ledger, 'BALAMT', account)
  const balanceDay = ledger && readDay(ledger, ['DTASOF'], errors)
  const lines = [...ofxAll(element, 'STMTTRN'), ...ofxAll(element, 'STMTTRNP')]
  return {
    format: 'ofx',
    ...(number !== '' && { accountNumber: shortText(number, 40) }),
    ...(currency !== undefined && { currency }),
    ...(first !== undefined && { from: first }),
    ...(last !== undefined && { to: last }),
    ...(balance !== undefined && balanceDay !== undefined && { closingBalance: { amount: balance, date: balanceDay } }),
    lines: lines.flatMap((line) => readLine(line, account) ?? []),
  }
}

/** OFX 1.x and 2.x and QFX: statements of accounts with banks and of credit cards. */
export function readOfx(text: string, groupCurrency: string, errors: BankFileErrors): BankStatement[] {
  const root = scanOfx(text)
  if (!root) {
    errors.add(text.split('\n').length, 'truncated')
    return []
  }
  const bankName = ofxAll(root, 'FI').flatMap((bank) => ofxValue(bank, 'ORG') ?? [])[0]
  return [...ofxAll(root, 'STMTRS'), ...ofxAll(root, 'CCSTMTRS')].map((element) => ({
    ...readStatement(element, groupCurrency, errors),
    ...(bankName !== undefined && { bankName: shortText(bankName, 60) }),
  }))
}

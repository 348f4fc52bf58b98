import { minorUnitsOf } from '@contract/minorUnits'
import type { BankLine, BankNote, BankStatement, StatedBalance } from '@contract/finances/bankLines'
import { isBalance } from '@/@core/import/parsing/asideRows'
import { collectErrors, type BankFileErrors } from '@/shared/bankFiles/values/bankFileError'
import { currencyOf, dayOf, minorUnits, referenceOf, shortText } from '@/shared/bankFiles/values/bankValues'
import { unsignedDebits, type OfxPosting } from './ofxSigns'
import { ofxAll, ofxChild, ofxValue, scanOfx, type OfxElement } from './scanOfx'

interface Account {
  currency: string
  errors: BankFileErrors
}

/** `20261130120000[-3:BRT]`: the bank's own day, which is the first eight digits; what follows is its clock. */
function readDay(element: OfxElement, names: readonly string[], errors: BankFileErrors): string | undefined {
  const said = names.map((name) => ofxChild(element, name)).filter((child) => child !== undefined && child.value !== '')
  const day = said.map((child) => dayOf(child?.value ?? '')).find((one) => one !== undefined)
  const [first] = said
  if (first === undefined) errors.add(element.line, 'no_date')
  else if (day === undefined) errors.add(first.line, 'date', first.value)
  return day
}

/**
 * Removes blanks between sign and digits and between thousands, a leading currency sign and a trailing minus. Any other blank stays and
 * makes the amount invalid.
 */
const plainAmount = (text: string) =>
  text
    .trim()
    .replace(/^([+-]?)\s*(?:R\$|[$€£])?\s*([+-]?)\s*/, '$1$2')
    .replace(/^(\d.*?)\s*-$/, '-$1')
    .replace(
      /^([+-]?\d{1,3})((?:\s\d{3})+)(?=$|[.,]\d*$)/,
      (_, first: string, groups: string) => first + groups.replace(/\s/g, ''),
    )

function readAmount(element: OfxElement, name: string, { currency, errors }: Account): number | undefined {
  const said = ofxChild(element, name)
  return minorUnits(plainAmount(said?.value ?? ''), minorUnitsOf(currency), (said ?? element).line, errors)
}

/** `CURRENCY` (OFX 5.2) means that the amount is in another currency than the account; `ORIGCURRENCY` that it was converted. */
function checkCurrency(element: OfxElement, { currency, errors }: Account): void {
  const symbol = ofxValue(ofxChild(element, 'CURRENCY'), 'CURSYM')
  if (symbol !== undefined && symbol.toUpperCase() !== currency) errors.add(element.line, 'line_currency', symbol)
}

const nameOf = (element: OfxElement) =>
  ofxValue(element, 'NAME') ?? ofxValue(ofxChild(element, 'PAYEE'), 'NAME') ?? ofxValue(element, 'PAYEE')

const wordsOf = (element: OfxElement) =>
  ofxValue(element, 'MEMO') ?? nameOf(element) ?? ofxValue(element, 'TRNTYPE') ?? '–'

/** A balance without an amount: no digits, and either the text of a balance or no id. */
function isAmountless(element: OfxElement): boolean {
  const isNamed = isBalance(wordsOf(element)) || referenceOf(ofxValue(element, 'FITID')) === undefined
  return isNamed && /^[\s.,+-]*$/.test(ofxValue(element, 'TRNAMT') ?? '')
}

/** `STMTTRN`, or of what is only announced `STMTTRNP` (OFX 2.3). */
function readLine(element: OfxElement, account: Account): BankLine | undefined {
  const isPending = element.name === 'STMTTRNP'
  const days = ['DTPOSTED', 'DTAVAIL', 'DTUSER']
  const date = readDay(element, isPending ? ['DTTRAN', ...days] : days, account.errors)
  const amount = readAmount(element, 'TRNAMT', account)
  checkCurrency(element, account)
  if (date === undefined || amount === undefined) return undefined
  const name = nameOf(element)
  const other = ofxValue(ofxChild(element, 'BANKACCTTO') ?? ofxChild(element, 'CCACCTTO'), 'ACCTID')
  const reference = referenceOf(ofxValue(element, 'REFNUM'))
  const bankId = referenceOf(ofxValue(element, 'FITID'))
  return {
    date,
    amount,
    description: shortText(wordsOf(element), 200) || '–',
    ...(name !== undefined && { counterparty: shortText(name, 140) }),
    ...(other !== undefined && { counterpartyAccount: shortText(other, 40) }),
    ...(reference !== undefined && { reference }),
    ...(bankId !== undefined && { bankId }),
    ...(isPending && { isPending }),
    line: element.line,
  }
}

/** `LEDGERBAL`: what no line depends on, so that it is left out where it cannot be read. */
function readBalance(element: OfxElement | undefined, currency: string, notes: BankNote[]): StatedBalance | undefined {
  if (!element) return undefined
  const unheard = collectErrors()
  const amount = readAmount(element, 'BALAMT', { currency, errors: unheard })
  const date = readDay(element, ['DTASOF'], unheard)
  const said = ofxValue(element, 'BALAMT') ?? ''
  // An empty or missing one contains no balance.
  if (amount === undefined) {
    if (/[^\s.,+-]/.test(said)) notes.push({ line: element.line, code: 'balance', text: said.slice(0, 40) })
    return undefined
  }
  const day = ofxValue(element, 'DTASOF')
  if (date === undefined && day !== undefined)
    notes.push({ line: element.line, code: 'balance_day', text: day.slice(0, 40) })
  return { amount, ...(date !== undefined && { date }) }
}

/** Adds the minus to outgoing postings without one, if the file shows that they are outgoing. */
function withSigns(
  lines: readonly { element: OfxElement; line: BankLine }[],
  closing: StatedBalance | undefined,
  isCard: boolean,
): { lines: BankLine[]; notes: BankNote[] } {
  const postings = lines.map(({ element, line }): OfxPosting => ({
    line: element.line,
    amount: line.amount,
    kind: (ofxValue(element, 'TRNTYPE') ?? '').toUpperCase(),
    isSigned: /^[+-]|-$/.test(ofxValue(element, 'TRNAMT') ?? ''),
  }))
  const isTold = ({ line }: { line: BankLine }) => isBalance(line.description)
  const moving = postings.filter((_, at) => !lines.slice(at, at + 1).some(isTold))
  const opening = lines.find((one, at) => at === 0 && isTold(one))?.line
  const { out, notes } = unsignedDebits(moving, { ...(opening && { opening }), ...(closing && { closing }), isCard })
  const signed = lines.map(({ line }, at) => {
    const posting = postings[at]
    return posting && out.has(posting) ? { ...line, amount: -line.amount } : line
  })
  return { lines: signed, notes }
}

function readStatement(element: OfxElement, groupCurrency: string, errors: BankFileErrors): BankStatement {
  const notes: BankNote[] = []
  const said = ofxChild(element, 'CURDEF')
  const unheard = collectErrors()
  const currency = currencyOf(said?.value, 0, unheard)
  // Without a currency the amounts are meaningless.
  if (unheard.list.length > 0) errors.add(said?.line ?? element.line, 'currency', said?.value ?? '')
  const account = { currency: currency ?? groupCurrency, errors }
  const from = ofxChild(element, 'BANKACCTFROM') ?? ofxChild(element, 'CCACCTFROM')
  const number = ['BANKID', 'BRANCHID', 'ACCTID'].flatMap((name) => ofxValue(from, name) ?? []).join(' ')
  const lists = [...ofxAll(element, 'BANKTRANLIST'), element]
  const days = (name: string) => lists.flatMap((list) => dayOf(ofxValue(list, name) ?? '') ?? []).toSorted()
  const [first] = days('DTSTART')
  const last = days('DTEND').at(-1)
  const closing = readBalance(ofxChild(element, 'LEDGERBAL'), account.currency, notes)
  const elements = [...ofxAll(element, 'STMTTRN'), ...ofxAll(element, 'STMTTRNP')]
  const aside = elements.filter(isAmountless).map((one) => ({
    line: one.line,
    why: 'balance' as const,
    text: shortText(wordsOf(one), 200),
  }))
  const read = elements.flatMap((one) => {
    const line = isAmountless(one) ? undefined : readLine(one, account)
    return line ? [{ element: one, line }] : []
  })
  const signed = withSigns(read, closing, element.name === 'CCSTMTRS')
  const told = [...notes, ...signed.notes]
  return {
    format: 'ofx',
    ...(number !== '' && { accountNumber: shortText(number, 40) }),
    ...(currency !== undefined && { currency }),
    ...(first !== undefined && { from: first }),
    ...(last !== undefined && { to: last }),
    ...(closing && { closingBalance: closing }),
    lines: signed.lines,
    ...(aside.length > 0 && { aside }),
    ...(told.length > 0 && { notes: told }),
  }
}

/** OFX 1.x and 2.x, QFX and QBO: statements of bank accounts and credit cards; also a bare list of transactions. */
export function readOfx(text: string, groupCurrency: string, errors: BankFileErrors): BankStatement[] {
  const root = scanOfx(text)
  if (!root) {
    errors.add(text.split('\n').length, 'truncated')
    return []
  }
  const bankName = ofxAll(root, 'FI').flatMap((bank) => ofxValue(bank, 'ORG') ?? [])[0]
  const named = [...ofxAll(root, 'STMTRS'), ...ofxAll(root, 'CCSTMTRS')]
  const statements = named.length > 0 || ofxAll(root, 'STMTTRN').length === 0 ? named : [root]
  return statements.map((element) => ({
    ...readStatement(element, groupCurrency, errors),
    ...(bankName !== undefined && { bankName: shortText(bankName, 60) }),
  }))
}

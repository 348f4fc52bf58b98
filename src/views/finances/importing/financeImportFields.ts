import { isCurrencyCode } from '@/@core/import/parsing/columnHeading'
import { shareOf, type ImportField } from '@/@core/import/parsing/matchColumns'
import { openDecimalSigns } from '@/@core/import/parsing/openDecimalSigns'
import { isSerialDate, openDateOrders } from '@/@core/import/parsing/readDate'
import { knownCategory, knownKind } from './financeImportWords'
import * as headings from './statementHeadings'
import { isStateWord } from './stateWords'

const financeImportFieldIds = [
  'date',
  'valueDate',
  'description',
  'amount',
  'income',
  'expense',
  'kind',
  'fee',
  'net',
  'currency',
  'incomeCurrency',
  'balance',
  'payer',
  'debtor',
  'creditor',
  'account',
  'ownAccount',
  'reference',
  'bankId',
  'related',
  'state',
  'posting',
  'category',
  'notes',
] as const
export type FinanceFieldId = (typeof financeImportFieldIds)[number]

// A five-digit number is an Excel date only if the heading says that the column contains days.
const isDate = (value: string) => !isSerialDate(value) && openDateOrders([value]).length > 0
const isNumber = (value: string) => openDecimalSigns([value]).length > 0
const hasDecimals = (value: string) => /[.,]\d{1,2}\D*$/.test(value)
const looksDated = (values: readonly string[]) => shareOf(values, isDate) + 0.5 * shareOf(values, isSerialDate)
// Numbers of documents and branches have no decimals; eight digits are more likely a date than millions.
const looksPaid = (values: readonly string[]) => 0.6 * shareOf(values, isNumber) + 0.4 * shareOf(values, hasDecimals)
const looksNumeric = (values: readonly string[]) => shareOf(values, isNumber)
const isAccountNumber = (value: string) => /^[A-Z]{2}\d{2}[A-Z0-9 ]{8,}$/i.test(value) || /^[\d ./-]{5,}$/.test(value)
const isText = (value: string) => !isDate(value) && !isNumber(value)
const isSaid = (value: string) => knownKind(value) !== undefined || isStateWord(value) || isCurrencyCode(value)

/**
 * Two letters are a description only if the heading says so; otherwise it takes more. A text repeated in every line identifies no line,
 * and `DEBIT` or `booked` are known words of other columns.
 */
function looksWritten(values: readonly string[]): number {
  if (shareOf(values, isSaid) > 0.9) return 0
  const written =
    0.5 * shareOf(values, isText) + 0.5 * shareOf(values, (value) => isText(value) && /\p{L}{3}/u.test(value))
  const isConstant = values.length > 2 && new Set(values).size === 1
  return written - (isConstant ? 0.25 : 0) - (shareOf(values, isAccountNumber) > 0.5 ? 0.5 : 0)
}

const looksNamed = (values: readonly string[]) =>
  shareOf(values, (value) => /\p{L}{2}/u.test(value) && !isAccountNumber(value))

/** Names used by banks, spreadsheets and our own export; folded, most reliable first. */
export const financeImportFields: readonly ImportField<FinanceFieldId>[] = [
  { id: 'date', names: headings.dateHeadings, looks: looksDated },
  { id: 'valueDate', names: headings.valueDateHeadings, looks: looksDated, needsName: true, isExact: true },
  { id: 'description', names: headings.descriptionHeadings, looks: looksWritten, isMany: true },
  {
    id: 'amount',
    names: headings.amountHeadings,
    notNames: [...headings.balanceHeadings, ...headings.openingBalanceHeadings, 'saldo r'],
    notWords: new Set([...headings.foreignWords, ...headings.feeHeadings, 'saldo', 'balance', 'solde']),
    looks: looksPaid,
  },
  {
    id: 'income',
    names: headings.incomeHeadings,
    notWords: new Set(headings.foreignWords),
    looks: looksNumeric,
    needsName: true,
  },
  {
    id: 'expense',
    names: headings.expenseHeadings,
    notWords: new Set(headings.foreignWords),
    looks: looksNumeric,
    needsName: true,
  },
  {
    id: 'kind',
    names: headings.kindHeadings,
    looks: (values) => shareOf(values, (value) => knownKind(value) !== undefined),
    needsName: true,
    isExact: true,
  },
  {
    id: 'fee',
    names: headings.feeHeadings,
    notWords: new Set(headings.foreignWords),
    looks: looksNumeric,
    needsName: true,
  },
  { id: 'net', names: headings.netHeadings, looks: looksNumeric, needsName: true, isExact: true },
  {
    id: 'currency',
    names: headings.currencyHeadings,
    notWords: new Set([...headings.foreignWords, ...headings.feeHeadings, 'target']),
    looks: (values) => shareOf(values, isCurrencyCode),
  },
  {
    id: 'incomeCurrency',
    names: headings.incomeCurrencyHeadings,
    looks: (values) => shareOf(values, isCurrencyCode),
    needsName: true,
    isExact: true,
  },
  {
    id: 'balance',
    names: headings.balanceHeadings,
    notNames: headings.openingBalanceHeadings,
    looks: looksNumeric,
    needsName: true,
  },
  { id: 'payer', names: headings.payerHeadings, looks: looksNamed, needsName: true, isExact: true },
  { id: 'debtor', names: headings.debtorHeadings, looks: looksNamed, needsName: true, isExact: true },
  { id: 'creditor', names: headings.creditorHeadings, looks: looksNamed, needsName: true, isExact: true },
  {
    id: 'account',
    names: headings.accountHeadings,
    looks: (values) => shareOf(values, (value) => /\d/.test(value)),
    needsName: true,
    isExact: true,
  },
  { id: 'ownAccount', names: headings.ownAccountHeadings, needsName: true, isExact: true },
  { id: 'reference', names: headings.referenceHeadings, needsName: true, isExact: true },
  { id: 'bankId', names: headings.bankIdHeadings, needsName: true, isExact: true },
  { id: 'related', names: headings.relatedHeadings, needsName: true, isExact: true },
  {
    id: 'state',
    names: headings.stateHeadings,
    looks: (values) => shareOf(values, isStateWord),
    needsName: true,
    isExact: true,
  },
  { id: 'posting', names: headings.postingHeadings, needsName: true, isExact: true },
  {
    id: 'category',
    names: ['categoria', 'category', 'kategorie', 'classificacao', 'plano de contas', 'conta contabil'],
    // Unknown words cause a question, so the heading suffices.
    looks: (values) =>
      Math.max(
        0.5,
        shareOf(values, (value) => knownCategory(value) !== undefined),
      ),
    needsName: true,
  },
  {
    id: 'notes',
    names: [
      'observacoes',
      'observacao',
      'obs',
      'notes',
      'note',
      'notizen',
      'notiz',
      'comentario',
      'comment',
      'bemerkung',
    ],
  },
]

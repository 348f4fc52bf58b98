import { AMOUNT_MAX, type FinanceKind } from '@contract/finances'
import { splitNumber, type DecimalSign } from '@/@core/import/parsing/splitNumber'
import { settle, type AmountError } from '@/i18n/parseAmount'
import type { FinanceFieldId } from './financeImportFields'
import { isNeutral, knownKind } from './financeImportWords'

/** A word that is neither income nor expense. */
type UnknownKind = `kind:${string}`
/** Texts are in the translations of imports. `direction`: the file does not contain the direction of this amount. */
type MoneyError = AmountError | 'both' | 'direction' | UnknownKind

export interface Money {
  kind: FinanceKind
  /** Amount booked on the account, in minor units, including an added fee. */
  amount: number
  /** The fee included in it, signed as it moved the account. */
  fee?: number
}

/** Whether a fee is added to the amount, or included in it. */
const feePolicies = ['added', 'included'] as const
export type FeePolicy = (typeof feePolicies)[number]

export interface MoneyRules {
  sign: DecimalSign
  /** Number of decimals of the currency. */
  digits: number
  minusIs: FinanceKind
  allAre: FinanceKind | ''
  /** Every expense has a minus: that is how this file writes its expenses. */
  isExpenseNegative: boolean
  /** Signed amounts that agree with the words in the file, so that the words are redundant. */
  goesBySign: boolean
  fee: FeePolicy
  /** Some fees have a minus; those without were refunded. */
  areFeesSigned: boolean
  /** Entered by the user, not from the file. */
  isMended: boolean
  /** For lines whose direction is only known from the balances. */
  kindOf?: ((line: number) => FinanceKind | undefined) | undefined
}

interface MoneyCells {
  line: number
  has: (field: FinanceFieldId) => boolean
  cell: (field: FinanceFieldId) => string
}

const other = (kind: FinanceKind): FinanceKind => (kind === 'income' ? 'expense' : 'income')

interface Cents {
  isNegative: boolean
  isMarked: boolean
  amount: number
}

function centsOf(text: string, { sign, digits, isMended }: MoneyRules): Cents | AmountError {
  // Users may use the decimal sign of their region.
  const split = splitNumber(text, sign) ?? (isMended ? splitNumber(text, sign === ',' ? '.' : ',') : null)
  if (!split) return 'number'
  const read = settle(split.whole, split.fraction, { digits, max: AMOUNT_MAX })
  if (read.kind !== 'amount') return read.error
  return { isNegative: split.isNegative, isMarked: split.isMarked, amount: read.amount }
}

/** A single amount column: the direction follows from the sign, a word beside it, balances, or is the same for all. */
function signedMoney(text: string, { line, has, cell }: MoneyCells, rules: MoneyRules): Money | MoneyError {
  if (text === '') return 'empty'
  const read = centsOf(text, rules)
  if (typeof read === 'string') return read
  const { amount, isNegative, isMarked } = read
  if (has('kind') && !rules.goesBySign) {
    const word = cell('kind')
    const kind = knownKind(word)
    const unknown: UnknownKind = `kind:${word}`
    return kind ? { kind, amount } : unknown
  }
  if (rules.kindOf) {
    const isWritten = isMarked || text.trim().startsWith('+')
    const kind = isWritten && rules.isMended ? (isNegative ? 'expense' : 'income') : rules.kindOf(line)
    return kind ? { kind, amount } : 'direction'
  }
  if (rules.allAre !== '') return { kind: rules.allAre, amount }
  return { kind: isNegative ? rules.minusIs : other(rules.minusIs), amount }
}

/** Two columns, one of which contains the amount; the other is empty or zero. */
function sidedMoney(income: string, expense: string, rules: MoneyRules): Money | MoneyError {
  const sides = { income, expense }
  const read = (['income', 'expense'] as const).flatMap((kind) => {
    if (sides[kind] === '') return []
    const cents = centsOf(sides[kind], rules)
    return cents === 'zero' ? [] : [{ kind, cents }]
  })
  const [only, second] = read
  if (!only) return income === '' && expense === '' ? 'empty' : 'zero'
  if (second) return 'both'
  const { kind, cents } = only
  if (typeof cents === 'string') return cents
  const isMeant = kind === 'expense' && rules.isExpenseNegative
  return cents.isNegative && !isMeant ? 'negative' : { kind, amount: cents.amount }
}

/** If both columns are filled, as for a transfer between currencies: a word decides which is this account's. */
export function sideOf({ has, cell }: MoneyCells): FinanceKind | undefined {
  if (!has('kind') || !has('income') || !has('expense')) return undefined
  const word = cell('kind')
  if (!isNeutral(word)) return knownKind(word)
  return cell('currency') === cell('incomeCurrency') ? undefined : 'expense'
}

/** Signed as it moved the account; zero if missing or invalid. */
function feeOf(text: string, rules: MoneyRules): number {
  const cents = text === '' ? 'zero' : centsOf(text, rules)
  if (typeof cents === 'string') return 0
  const isBack = rules.areFeesSigned && !cents.isNegative
  return isBack ? cents.amount : -cents.amount
}

export const signedOf = ({ kind, amount }: Money) => (kind === 'income' ? amount : -amount)

function moneyFrom(signed: number, fee: number): Money | MoneyError {
  if (signed === 0) return 'zero'
  const money: Money = { kind: signed > 0 ? 'income' : 'expense', amount: Math.abs(signed) }
  return fee === 0 ? money : { ...money, fee }
}

/** The amount that a row moved on its account, with its fee; or why it is unknown. */
export function moneyOfRow(cells: MoneyCells, rules: MoneyRules): Money | MoneyError {
  const { has, cell } = cells
  const net = cell('net')
  const side = sideOf(cells)
  const income = side === 'expense' ? '' : cell('income')
  const expense = side === 'income' ? '' : cell('expense')
  const fee = side === 'income' ? 0 : feeOf(cell('fee'), rules)
  if (net !== '') {
    const money = signedMoney(net, cells, rules)
    return typeof money === 'string' || fee === 0 ? money : { ...money, fee }
  }
  const money = has('amount') ? signedMoney(cell('amount'), cells, rules) : sidedMoney(income, expense, rules)
  if (fee === 0 || rules.fee === 'included') return typeof money === 'string' || fee === 0 ? money : { ...money, fee }
  // A line may contain only a fee.
  if (money === 'zero' || money === 'empty') return moneyFrom(fee, fee)
  return typeof money === 'string' ? money : moneyFrom(signedOf(money) + fee, fee)
}

import type { FinanceKind } from '@contract/finances'
import type { FileColumns } from '@/@core/import/parsing/fileColumns'
import { splitNumber, type DecimalSign } from '@/@core/import/parsing/splitNumber'
import type { FinanceFieldId } from './financeImportFields'
import type { FeePolicy, MoneyRules } from './rowMoney'

interface RuleChoices {
  sign: DecimalSign
  digits: number
  goesBySign: boolean
  fee?: FeePolicy
  minusIs?: FinanceKind
  allAre?: FinanceKind | ''
  kinds?: ReadonlyMap<number, FinanceKind> | undefined
}

/** Rules for reading a file's amounts: the answers, and properties of its columns. */
export function fileRules(columns: FileColumns<FinanceFieldId>, choices: RuleChoices): MoneyRules {
  const { sign, digits, goesBySign, fee = 'added', minusIs = 'expense', allAre = '', kinds } = choices
  const expenses = columns.values('expense').flatMap((text) => splitNumber(text, sign) ?? [])
  const fees = columns.values('fee').flatMap((text) => splitNumber(text, sign) ?? [])
  return {
    isMended: false,
    sign,
    digits,
    minusIs,
    allAre,
    goesBySign,
    fee,
    areFeesSigned: fees.some(({ isNegative }) => isNegative),
    isExpenseNegative: expenses.every(({ isNegative, whole, fraction }) => isNegative || /^0*$/.test(whole + fraction)),
    kindOf: kinds && ((line) => kinds.get(line)),
  }
}

import type { BankLine } from '@contract/finances/bankLines'
import type { FinanceImportLine } from '@contract/finances/financeImports'

/** Details of a table's line beside its entry, as in a bank's file (finances/bankLines.ts). */
export type BankDetails = Pick<BankLine, 'counterparty' | 'counterpartyAccount' | 'reference' | 'isPending' | 'fee'>
export type FinanceItem = FinanceImportLine & BankDetails

import type { BankLine } from '@contract/finances/bankLines'
import type { FinanceImportLine } from '@contract/finances/financeImports'

/** What a line of a table says beside the entry that it becomes, as a line of a bank's file does (finances/bankLines.ts). */
export type BankDetails = Pick<BankLine, 'counterparty' | 'counterpartyAccount' | 'reference' | 'isPending' | 'fee'>
export type FinanceItem = FinanceImportLine & BankDetails

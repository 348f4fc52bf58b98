import type { AsideReason } from '@/@core/import/parsing/asideRows'
import { fileColumns } from '@/@core/import/parsing/fileColumns'
import { parseTable } from '@/@core/import/parsing/parseTable'
import { balanceChecker } from '@/views/finances/importing/checkBalances'
import { initialFinanceAnswers, type FinanceAnswers } from '@/views/finances/importing/financeImportAnswers'
import { financeImportFields } from '@/views/finances/importing/financeImportFields'
import { financeLineReader } from '@/views/finances/importing/financeImportLines'
import { guessFinanceColumns } from '@/views/finances/importing/guessFinanceColumns'
import { signedAmount } from '@/views/finances/ledger/signedAmount'

const knownNames = new Set(financeImportFields.flatMap(({ names }) => names))

export interface ReadLine {
  line: number
  day: string
  amount: number
  text: string
  payer?: string
  account?: string
  id?: string
}

/** A table as the screens read it, with nothing answered but what is given. */
export function readTable(text: string, answers: Partial<FinanceAnswers> = {}, code = 'EUR') {
  const table = parseTable(new TextEncoder().encode(text), {}, knownNames, () => undefined)
  const mapping = guessFinanceColumns(table)
  const columns = fileColumns(table, mapping)
  const chosen = { ...initialFinanceAnswers, category: 'other', ...answers }
  const book = { code, digits: 2 }
  const read = columns.rows.map(financeLineReader(columns, chosen, book))
  const balances = balanceChecker(columns, chosen, book)?.(read)
  const lines: ReadLine[] = []
  const aside: [line: number, reason: AsideReason][] = []
  const refused: [line: number, errors: string][] = []
  for (const [place, { row, item, aside: reason, validationErrors }] of read.entries()) {
    const errors = [...validationErrors, ...[balances?.errors.get(place) ?? []].flat()]
    if (reason) aside.push([row.line, reason])
    else if (!item || errors.length > 0) refused.push([row.line, errors.join(' ')])
    else {
      const { date, description, counterparty, counterpartyAccount, bankId } = item
      lines.push({
        line: row.line,
        day: date,
        amount: signedAmount(item),
        text: description,
        ...(counterparty !== undefined && { payer: counterparty }),
        ...(counterpartyAccount !== undefined && { account: counterpartyAccount }),
        ...(bankId !== undefined && { id: bankId }),
      })
    }
  }
  return { mapping, columns, lines, aside, refused, balances, rowCount: columns.rows.length }
}

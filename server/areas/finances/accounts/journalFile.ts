import { Readable } from 'node:stream'
import { writeXlsxStream } from 'hucre/xlsx'
import type { JournalForm } from '@contract/finances/journal'
import type { Locale } from '@contract/locales'
import { minorUnitsOf } from '@contract/minorUnits'
import { writtenDates } from '../../../platform/time/writtenDates'
import type { Journal } from './journal'
import { journalPdf } from './journalPdf'
import { categoryText, journalWords, type JournalWords } from './journalWords'

type Cell = string | number | Date | null

/**
 * A sheet with a row for each entry, accounts one after the other between their balances. Amounts are numbers of the currency, days are days.
 * hucre (MIT, no dependencies, last release in September 2026) writes while rows are read; write-excel-file takes them all at once, and exceljs
 * had its last release in 2023.
 */
function journalWorkbook({ group, from, to, accounts, rowsOf }: Journal, words: JournalWords): Readable {
  const digits = minorUnitsOf(group.currency)
  const money = (amount: number) => amount / 10 ** digits
  const day = (date: string) => new Date(`${date}T00:00:00Z`)
  const amounts = { width: 16, numFmt: `#,##0${digits > 0 ? `.${'0'.repeat(digits)}` : ''} [$${group.currency}]` }
  const columns = [
    { header: words.account, width: 20 },
    { header: words.date, width: 12, numFmt: 'yyyy-mm-dd' },
    { header: words.voucher, width: 12 },
    { header: words.description, width: 44 },
    { header: words.payer, width: 28 },
    { header: words.category, width: 24 },
    { header: words.income, ...amounts },
    { header: words.expense, ...amounts },
    { header: words.balance, ...amounts },
    { header: words.reference, width: 24 },
    { header: words.bankText, width: 44 },
    { header: words.receipts, width: 10 },
    { header: words.donationReceipt, width: 18 },
  ]
  const untold = [null, null, null, null]
  async function* rows(): AsyncGenerator<Cell[]> {
    for (const account of accounts) {
      yield [account.name, day(from), null, words.opening, null, null, null, null, money(account.before), ...untold]
      for await (const piece of rowsOf(account))
        for (const row of piece)
          yield [
            account.name,
            day(row.date),
            row.voucher,
            row.description,
            row.payer,
            categoryText(row, words),
            row.amount > 0 ? money(row.amount) : null,
            row.amount < 0 ? money(-row.amount) : null,
            money(row.balance),
            row.reference,
            row.bankText,
            row.receipts,
            row.donationReceipt,
          ]
      const sums = [money(account.income), money(account.expense), money(account.after)]
      yield [account.name, day(to), null, words.closing, null, null, ...sums, ...untold]
    }
  }
  return Readable.from(writeXlsxStream(rows(), { name: words.title, columns, freezePane: { rows: 1 } }), {
    objectMode: false,
  })
}

const types = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/** The journal as a file, with the words of the locale and the days of the group's region. */
export function journalFile(journal: Journal, form: JournalForm, locale: Locale) {
  const words = journalWords[locale]
  const { group, from, to, accounts } = journal
  const dates = writtenDates(locale, group.region, { day: '2-digit', month: '2-digit', year: 'numeric' })
  const dayText = (date: string) => dates.format(new Date(`${date}T00:00:00Z`))
  const [only, ...more] = accounts
  const subject = only === undefined || more.length > 0 ? words.allAccounts : only.name
  const stream = form === 'pdf' ? journalPdf(journal, { words, locale, dayText }) : journalWorkbook(journal, words)
  return {
    file: { name: `${group.name} – ${words.title} – ${subject} – ${from} – ${to}.${form}`, type: types[form] },
    stream,
  }
}

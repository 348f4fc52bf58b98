import type { Readable } from 'node:stream'
import type { Locale } from '@contract/locales'
import { minorUnitsOf } from '@contract/minorUnits'
import { pdfDocument } from '../../../platform/pdf/pdfDocument'
import type { Journal, JournalAccount } from './journal'
import { categoryText, type JournalWords } from './journalWords'

interface Shown {
  words: JournalWords
  locale: Locale
  dayText: (date: string) => string
}

/** Of A4, landscape, in points. */
const margins = { left: 36, right: 36, top: 34, bottom: 34 }
const HEAD_TOP = 66
const LINES_TOP = 84
/** Two lines of text, so that the number of pages is known before the first row is read. */
const LINE = 22
/** The first is the opening balance or what was brought forward, the last what is carried forward or the closing balance. */
const LINES = 21
const ROWS = LINES - 2

const columns = [
  { id: 'date', width: 52 },
  { id: 'voucher', width: 52 },
  { id: 'description', width: 150 },
  { id: 'payer', width: 104 },
  { id: 'category', width: 84 },
  { id: 'income', width: 62, isNumber: true },
  { id: 'expense', width: 62, isNumber: true },
  { id: 'balance', width: 68, isNumber: true },
  // Away from the number before it.
  { id: 'reference', width: 92, indent: 8 },
  { id: 'receipts', width: 44, isNumber: true },
] as const
type Line = Partial<Record<(typeof columns)[number]['id'], string>>

const pagesOf = ({ count }: JournalAccount) => Math.max(1, Math.ceil(count / ROWS))

/** Draws the texts of a line; each is at most two lines high, and cut with an ellipsis. */
function drawLine(pdf: PDFKit.PDFDocument, line: Line, y: number, font: 'text' | 'strong'): void {
  let x = margins.left
  pdf.font(font).fontSize(7.5)
  for (const { id, width, ...column } of columns) {
    const text = line[id]
    const align = 'isNumber' in column ? 'right' : 'left'
    const indent = 'indent' in column ? column.indent : 2
    if (text !== undefined && text !== '')
      pdf.text(text, x + indent, y, { width: width - indent - 2, height: LINE - 2, align, ellipsis: true })
    x += width
  }
}

function drawRule(pdf: PDFKit.PDFDocument, y: number): void {
  pdf
    .moveTo(margins.left, y)
    .lineTo(pdf.page.width - margins.right, y)
    .lineWidth(0.4)
    .stroke('#999999')
}

/**
 * The journal as PDF on landscape A4: each account begins a page, headings are on each, and what an account holds is carried from one page to
 * the next.
 */
export function journalPdf(
  { group, from, to, accounts, rowsOf }: Journal,
  { words, locale, dayText }: Shown,
): Readable {
  const digits = minorUnitsOf(group.currency)
  const number = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  const money = (amount: number) => number.format(amount / 10 ** digits).replace('-', '−')
  const pages = accounts.reduce((sum, account) => sum + pagesOf(account), 0)
  const span = words.span(dayText(from), dayText(to))
  const headings: Line = Object.fromEntries(columns.map(({ id }) => [id, words[id]]))

  const title = `${group.name} – ${words.title}`
  return pdfDocument({ title, language: locale, margins, layout: 'landscape' }, async (pdf, pause) => {
    let page = 0
    const inOneLine = { height: 16, ellipsis: true, lineBreak: false }

    function beginPage(account: JournalAccount): void {
      page += 1
      pdf.addPage()
      const width = pdf.page.width - margins.left - margins.right
      pdf.font('strong').fontSize(12).fillColor('black')
      pdf.text(`${words.title}: ${account.name}`, margins.left, margins.top, { ...inOneLine, width: width * 0.6 })
      pdf.font('text').fontSize(8)
      const right = { ...inOneLine, width: width * 0.4, align: 'right' } as const
      pdf.text(group.name, margins.left + width * 0.6, margins.top, right)
      const said = `${span} · ${words.amountsIn(group.currency)}`
      pdf.text(said, margins.left, margins.top + 16, { ...inOneLine, width: width * 0.6 })
      pdf.text(words.page(page, pages), margins.left + width * 0.6, margins.top + 16, right)
      drawLine(pdf, headings, HEAD_TOP, 'strong')
      drawRule(pdf, LINES_TOP - 4)
    }

    for (const account of accounts) {
      let [line, income, expense, balance] = [0, 0, 0, account.before]
      const draw = (texts: Line, font: 'text' | 'strong') => {
        drawLine(pdf, texts, LINES_TOP + line * LINE, font)
        line += 1
      }
      const sums = (description: string): Line => ({
        description,
        income: money(income),
        expense: money(expense),
        balance: money(balance),
      })
      beginPage(account)
      draw({ date: dayText(from), description: words.opening, balance: money(balance) }, 'strong')
      for await (const piece of rowsOf(account)) {
        for (const row of piece) {
          if (line > ROWS) {
            drawRule(pdf, LINES_TOP + line * LINE - 4)
            draw(sums(words.carried), 'strong')
            await pause()
            beginPage(account)
            line = 0
            draw(sums(words.brought), 'strong')
          }
          if (row.amount > 0) income += row.amount
          else expense -= row.amount
          balance = row.balance
          const { description, payer, voucher } = row
          draw(
            {
              date: dayText(row.date),
              voucher,
              description,
              payer,
              category: categoryText(row, words),
              [row.amount > 0 ? 'income' : 'expense']: money(Math.abs(row.amount)),
              balance: money(balance),
              reference: [row.reference, row.bankText].filter((text) => text !== '').join(' · '),
              receipts: [row.receipts > 0 ? String(row.receipts) : '', row.donationReceipt].join('\n').trim(),
            },
            'text',
          )
        }
      }
      drawRule(pdf, LINES_TOP + line * LINE - 4)
      draw({ ...sums(words.closing), date: dayText(to) }, 'strong')
      // oxlint-disable-next-line no-await-in-loop
      await pause()
    }
  })
}

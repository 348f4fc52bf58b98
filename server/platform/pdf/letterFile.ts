import type { Readable } from 'node:stream'
import { correction, generate, mode } from 'lean-qr'
import type { SwissBillLanguage } from '@contract/finances/paying/swissBill'
import { pdfDocument } from './pdfDocument'
import { drawSwissBill } from './swissBillPart'

/** What one letter says; its texts are in its reader's language. */
export interface Letter {
  /** In one line above the address. */
  sender: string
  /** Name and address, a line each. */
  to: string[]
  day: string
  subject: string
  paragraphs: string[]
  /** Texts of codes to scan, beside each other below the text. */
  codes: string[]
  /** A QR-bill of Switzerland, with the language of its printed words. */
  bill?: { code: string; language: SwissBillLanguage } | undefined
}

const MM = 72 / 25.4
/**
 * Of an A4 page in points. The address stands where envelopes with a window show it: DIN 5008:2020, form B, 45 mm from the top and 20 mm from
 * the left; the subject begins below the fold of it.
 */
const page = { left: 25 * MM, right: 20 * MM, top: 20 * MM, bottom: 20 * MM }
const address = { top: 45 * MM, width: 80 * MM, lines: 6 }
const TEXT_TOP = 98 * MM
const CODE_SIDE = 32 * MM
/** Light modules around a code (ISO/IEC 18004). */
const QUIET = 4

const isAscii = (text: string) => /^[\n\r\x20-\x7E]*$/.test(text)

/** A code of level M as squares of one point each, from 0, 0. A text that is not all ASCII is UTF-8 and says so. */
function drawCode(pdf: PDFKit.PDFDocument, text: string, x: number, y: number): void {
  const level = { minCorrectionLevel: correction.M, maxCorrectionLevel: correction.M }
  const code = isAscii(text)
    ? generate(text, { ...level, modes: [mode.numeric, mode.alphaNumeric, mode.ascii] })
    : generate(mode.utf8(text), level)
  const side = CODE_SIDE / (code.size + 2 * QUIET)
  for (let row = 0; row < code.size; row += 1)
    for (let column = 0; column < code.size; column += 1) {
      // Dark modules beside each other are one rectangle.
      let dark = 0
      while (column + dark < code.size && code.get(column + dark, row)) dark += 1
      if (dark > 0) pdf.rect(x + (column + QUIET) * side, y + (row + QUIET) * side, dark * side, side)
      column += dark
    }
  pdf.fill('black')
}

/** So many characters of any kind fit on a line of text. */
const PIECE = new RegExp(String.raw`\S{48}(?=\S)`, 'gu')

/**
 * Codes to copy are one long word. It is given in lines, as pdfkit looks for the end of a line letter by letter, and with `features`, as it
 * would keep the layout of each, which is never met again.
 */
function drawParagraph(pdf: PDFKit.PDFDocument, paragraph: string, width: number): void {
  const style = { width, lineGap: 1.5 }
  if (/\s/u.test(paragraph)) pdf.text(paragraph, style)
  else
    pdf.text(
      paragraph.replaceAll(PIECE, (piece) => `${piece}\n`),
      { ...style, features: [] },
    )
}

function drawLetter(pdf: PDFKit.PDFDocument, { sender, to, day, subject, paragraphs, codes, bill }: Letter): void {
  const width = pdf.page.width - page.left - page.right
  const inOneLine = { width: address.width, height: 10, ellipsis: true, lineBreak: false }
  pdf.font('text').fontSize(7).fillColor('#555555')
  pdf.text(sender, page.left, address.top, inOneLine)
  pdf.fontSize(11).fillColor('black')
  for (const [line, text] of to.slice(0, address.lines).entries())
    pdf.text(text, page.left, address.top + 14 + line * 14, { ...inOneLine, height: 14 })
  pdf.text(day, page.left, TEXT_TOP - 22, { width, align: 'right' })
  pdf.font('strong').fontSize(12).text(subject, page.left, TEXT_TOP, { width })
  pdf.font('text').fontSize(10.5).moveDown(1)
  for (const paragraph of paragraphs) {
    drawParagraph(pdf, paragraph, width)
    pdf.moveDown(0.7)
  }
  // Codes are never cut by the end of a page.
  if (codes.length > 0 && pdf.y + CODE_SIDE > pdf.page.height - page.bottom) pdf.addPage()
  for (const [place, code] of codes.entries()) drawCode(pdf, code, page.left + place * (CODE_SIDE + 8 * MM), pdf.y)
  if (codes.length > 0) pdf.y += CODE_SIDE
  if (bill !== undefined) drawSwissBill(pdf, bill)
}

/** The letters as PDF (pdfDocument.ts), each on a page of its own or more. */
export function letterFile(
  letters: AsyncIterable<Letter>,
  { title, language }: { title: string; language: string },
): Readable {
  return pdfDocument({ title, language, margins: page }, async (pdf, pause) => {
    for await (const letter of letters) {
      pdf.addPage()
      drawLetter(pdf, letter)
      await pause()
    }
  })
}

import { createRequire } from 'node:module'
import type { Readable } from 'node:stream'
import PdfDocument from 'pdfkit'

/** A sentence; with `choices` it ends in boxes, of which one is ticked. With `isTicked` a ticked box stands in front. */
interface CertificateText {
  text: string
  isTicked?: true
  choices?: { label: string; isTicked: boolean }[]
}

/** A paper on one page that confirms something to somebody, with a list on pages of its own where it has one. */
export interface Certificate {
  /** A label above who issues it, and their name and address. */
  issuerLabel?: string
  issuer: string[]
  title: string
  /** Below the title. */
  basis?: string
  number: string
  receiverLabel: string
  receiver: string[]
  facts: { label: string; value: string }[]
  texts: CertificateText[]
  /** Above the line to sign on, and below it. */
  signed: string
  signature: string
  /** In small print. */
  notes: string[]
  list?: { title: string; heads: string[]; rows: string[][]; sum: string[] }
  /** Printed across it: it does not count any more. */
  stamp?: string
}

const MM = 72 / 25.4
const page = { left: 25 * MM, right: 20 * MM, top: 15 * MM, bottom: 15 * MM }
const BOX = 8
const ROW = 16

const find = createRequire(import.meta.url).resolve
const fontOf = (weight: string) => find(`@expo-google-fonts/instrument-sans/${weight}/InstrumentSans_${weight}.ttf`)

type Pdf = PDFKit.PDFDocument

/** A box of the height of small letters, with an X where it is ticked. */
function drawBox(pdf: Pdf, isTicked: boolean, x: number, y: number): void {
  pdf.lineWidth(0.7).rect(x, y, BOX, BOX).stroke('black')
  if (isTicked) pdf.fontSize(8).text('X', x, y, { width: BOX, align: 'center', lineBreak: false })
}

function drawText(pdf: Pdf, { text, isTicked, choices = [] }: CertificateText, width: number): void {
  const y = pdf.y
  const indent = isTicked ? BOX + 6 : 0
  if (isTicked) drawBox(pdf, true, page.left, y + 1)
  pdf.fontSize(9.5).text(text, page.left + indent, y, { width: width - indent - choices.length * 60, lineGap: 1 })
  const after = pdf.y
  for (const [place, { label, isTicked: isOn }] of choices.entries()) {
    const x = page.left + width - (choices.length - place) * 60
    pdf.fontSize(9.5).text(label, x, y, { lineBreak: false })
    drawBox(pdf, isOn, x + 32, y + 1)
  }
  pdf.x = page.left
  pdf.y = after + 6
}

function drawStamp(pdf: Pdf, stamp: string): void {
  pdf.save()
  pdf.rotate(-35, { origin: [pdf.page.width / 2, pdf.page.height / 2] })
  pdf.font('strong').fontSize(64).fillColor('#c00000', 0.35)
  pdf.text(stamp, 0, pdf.page.height / 2 - 32, { width: pdf.page.width, align: 'center', lineBreak: false })
  pdf.restore()
  pdf.fillColor('black', 1)
}

function drawList(pdf: Pdf, { title, heads, rows, sum }: NonNullable<Certificate['list']>, stamp?: string): void {
  const width = pdf.page.width - page.left - page.right
  const column = width / heads.length
  const bottom = pdf.page.height - page.bottom - ROW
  const drawRow = (cells: readonly string[], y: number) => {
    for (const [place, cell] of cells.entries()) {
      const align = place === cells.length - 1 ? 'right' : 'left'
      pdf.text(cell, page.left + place * column, y, { width: column - 6, align })
    }
  }
  const begin = () => {
    pdf.addPage()
    if (stamp !== undefined) drawStamp(pdf, stamp)
    pdf.font('strong').fontSize(12).text(title, page.left, page.top, { width })
    const y = pdf.y + 10
    pdf.fontSize(8.5)
    drawRow(heads, y)
    pdf.font('text').fontSize(9)
    return y + 2.5 * ROW
  }
  let y = begin()
  for (const row of rows) {
    if (y > bottom) y = begin()
    drawRow(row, y)
    y += ROW
  }
  if (y > bottom) y = begin()
  pdf
    .moveTo(page.left, y - 3)
    .lineTo(page.left + width, y - 3)
    .lineWidth(0.7)
    .stroke('black')
  pdf.font('strong')
  drawRow(sum, y + 2)
  pdf.font('text')
}

function drawCertificate(pdf: Pdf, paper: Certificate): void {
  pdf.addPage()
  const width = pdf.page.width - page.left - page.right
  if (paper.stamp !== undefined) drawStamp(pdf, paper.stamp)
  pdf.font('text').fontSize(7).fillColor('#555555')
  if (paper.issuerLabel !== undefined) pdf.text(paper.issuerLabel, page.left, page.top, { width })
  pdf.fillColor('black').fontSize(10)
  pdf.text(paper.issuer.join('\n'), page.left, page.top + 10, { width, lineGap: 1 })
  pdf.moveDown(1).font('strong').fontSize(13).text(paper.title, { width })
  pdf.font('text').fontSize(9.5)
  if (paper.basis !== undefined) pdf.text(paper.basis, { width })
  pdf.moveDown(0.5).text(paper.number, { width }).moveDown(0.8)
  pdf.fontSize(8).fillColor('#555555').text(paper.receiverLabel, { width })
  pdf.fillColor('black').fontSize(10).text(paper.receiver.join('\n'), { width }).moveDown(0.8)
  for (const { label, value } of paper.facts) {
    pdf.fontSize(8).fillColor('#555555').text(label, { width })
    pdf.fillColor('black').fontSize(10).text(value, { width }).moveDown(0.4)
  }
  pdf.moveDown(0.5)
  for (const text of paper.texts) drawText(pdf, text, width)
  pdf.moveDown(1).fontSize(9.5).text(paper.signed, page.left, pdf.y, { width }).moveDown(2)
  pdf
    .moveTo(page.left, pdf.y)
    .lineTo(page.left + width, pdf.y)
    .lineWidth(0.5)
    .stroke('black')
  pdf
    .fontSize(7.5)
    .text(paper.signature, page.left, pdf.y + 3, { width })
    .moveDown(1.2)
  for (const note of paper.notes) pdf.fontSize(7.5).text(note, { width }).moveDown(0.5)
  if (paper.list) drawList(pdf, paper.list, paper.stamp)
}

/** The papers as PDF; a stream that is written while it is read. Letters beyond those of Europe’s Latin are drawn as empty boxes. */
export function certificateFile(
  papers: Iterable<Certificate>,
  { title, language }: { title: string; language: string },
): Readable {
  const pdf = new PdfDocument({
    size: 'A4',
    margins: page,
    autoFirstPage: false,
    font: fontOf('400Regular'),
    lang: language,
    displayTitle: true,
    info: { Title: title },
  })
  pdf.registerFont('text', fontOf('400Regular'))
  pdf.registerFont('strong', fontOf('600SemiBold'))
  const write = async () => {
    for (const paper of papers) {
      drawCertificate(pdf, paper)
      // Lets what was written be sent, and others be served, before the next one.
      await new Promise((resolve) => setImmediate(resolve))
    }
    pdf.end()
  }
  write().catch((error: unknown) => pdf.destroy(error instanceof Error ? error : new Error(String(error))))
  return pdf
}

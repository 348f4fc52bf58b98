import { createRequire } from 'node:module'
import type { Readable } from 'node:stream'
import { setImmediate, setTimeout } from 'node:timers/promises'
import PdfDocument from 'pdfkit'

const find = createRequire(import.meta.url).resolve
const fontOf = (weight: string) => find(`@expo-google-fonts/instrument-sans/${weight}/InstrumentSans_${weight}.ttf`)

/** What waits for a slow reader is no more than this. */
const WAITING_MAX_BYTES = 1_048_576
const LOOK_AGAIN_MS = 20

interface PdfOptions {
  title: string
  language: string
  margins: { left: number; right: number; top: number; bottom: number }
  layout?: 'portrait' | 'landscape'
}

/**
 * A PDF on A4, a stream that is written while it is read. `write` adds all pages, in the fonts `text` and `strong`, and awaits `pause` after
 * each: others are served meanwhile, and a slow reader is waited for. Letters are Latin ones of Europe: others are drawn as empty boxes.
 */
export function pdfDocument(
  { title, language, margins, layout = 'portrait' }: PdfOptions,
  write: (pdf: PDFKit.PDFDocument, pause: () => Promise<void>) => Promise<void>,
): Readable {
  const pdf = new PdfDocument({
    size: 'A4',
    layout,
    margins,
    autoFirstPage: false,
    // None: pdfkit 0.20.2 opens a registered font anew at each use where the first font is the same file (findings/).
    font: '',
    lang: language,
    displayTitle: true,
    info: { Title: title },
  })
  pdf.registerFont('text', fontOf('400Regular'))
  pdf.registerFont('strong', fontOf('600SemiBold'))
  const pause = async () => {
    await setImmediate()
    // oxlint-disable-next-line no-await-in-loop -- for the reader
    while (pdf.readableLength > WAITING_MAX_BYTES && !pdf.destroyed) await setTimeout(LOOK_AGAIN_MS)
    if (pdf.destroyed) throw new Error('nobody reads the file any more')
  }
  const work = async () => {
    await write(pdf, pause)
    pdf.end()
  }
  work().catch((error: unknown) => pdf.destroy(error instanceof Error ? error : new Error(String(error))))
  return pdf
}

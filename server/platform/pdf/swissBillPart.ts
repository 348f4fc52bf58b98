import { createRequire } from 'node:module'
import { SwissQRBill } from 'swissqrbill/pdf'
import type { Data } from 'swissqrbill/types'
import type { SwissBillLanguage } from '@contract/finances/paying/swissBill'

const find = createRequire(import.meta.url).resolve
const fontOf = (weight: string) => find(`@expo-google-fonts/arimo/${weight}/Arimo_${weight}.ttf`)

const MM = 72 / 25.4
/** At the bottom of an A4 page, with some room to cut it off. */
const HEIGHT = 105 * MM
const ABOVE = 5 * MM

/** One of the four that are allowed (SIX, "Style Guide QR-bill"), of which version 2 was made from Arimo; Helvetica has no letters such as ř. */
const FONT = 'Liberation Sans'

/** What swissqrbill encodes and prints, from a code of `swissBillCodeOf`. */
export function swissBillData(code: string): Data {
  const lines = code.split('\n')
  // Lines are numbered from 1, as in the guidelines' data table (4.2.2).
  const at = (line: number) => lines[line - 1] ?? ''
  const [buildingNumber, message] = [at(8), at(30)]
  return {
    creditor: {
      account: at(4),
      name: at(6),
      address: at(7),
      ...(buildingNumber !== '' && { buildingNumber }),
      zip: at(9),
      city: at(10),
      country: at(11),
    },
    amount: Number(at(19)),
    currency: at(20) === 'EUR' ? 'EUR' : 'CHF',
    reference: at(29),
    ...(message !== '' && { message }),
  }
}

/** Receipt and payment part at the foot of the page, or of a new one where they have no room. */
export function drawSwissBill(pdf: PDFKit.PDFDocument, bill: { code: string; language: SwissBillLanguage }): void {
  if (pdf.y > pdf.page.height - HEIGHT - ABOVE) pdf.addPage()
  const language = ({ de: 'DE', fr: 'FR', it: 'IT', en: 'EN' } as const)[bill.language]
  pdf.registerFont(FONT, fontOf('400Regular'))
  pdf.registerFont(`${FONT}-Bold`, fontOf('700Bold'))
  new SwissQRBill(swissBillData(bill.code), { language, fontName: FONT }).attachTo(pdf)
}

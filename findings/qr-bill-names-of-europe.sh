#!/bin/sh
# A Swiss QR-bill drawn with the usual font prints another name than its code says, and says nothing.
#
# Packages: swissqrbill 4.4.1 with pdfkit 0.20.2, and unpdf 1.8.1 to read the page; @expo-google-fonts/arimo 0.4.3.
# Input: a payee "Chor Příkladová". "Swiss Implementation Guidelines for the QR-bill", 2.3, in force since 21 November 2025, allow Latin
# Extended-A (4.1.1), and the printed text has to say what the code says (3.5).
# Expected: the same name beside the code as in it, or an error. Seen: the code has it right; beside it stand other signs for "ří", as
# the usual font, one of the fourteen of PDF, has the letters of western Europe alone.
# Batuta draws bills with an embedded font that has these letters (server/platform/pdf/swissBillPart.ts, tests/server/finances/swissBill.test.ts).
. "$(dirname "$0")/lib.sh"
use swissqrbill@4.4.1 pdfkit@0.20.2 unpdf@1.8.1 @expo-google-fonts/arimo@0.4.3
cat > try.mjs <<'EOF'
import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import { SwissQRBill } from 'swissqrbill/pdf'
import { extractText } from 'unpdf'
const find = createRequire(import.meta.url).resolve
const data = {
  creditor: { account: 'CH5800791123000889012', name: 'Chor Příkladová', address: 'Gasse', zip: '9400', city: 'Rorschach', country: 'CH' },
  reference: 'RF18539007547034',
  amount: 60,
  currency: 'CHF',
}
async function nameOn(fontName) {
  const pdf = new PDFDocument({ size: 'A4' })
  const pieces = []
  pdf.on('data', (piece) => pieces.push(piece))
  const ended = new Promise((end) => pdf.on('end', end))
  if (fontName === 'Liberation Sans') {
    pdf.registerFont(fontName, find('@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf'))
    pdf.registerFont(`${fontName}-Bold`, find('@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf'))
  }
  new SwissQRBill(data, { fontName }).attachTo(pdf)
  pdf.end()
  await ended
  const { text } = await extractText(new Uint8Array(Buffer.concat(pieces)), { mergePages: true })
  return text.includes(data.creditor.name) ? 'as written' : 'another name'
}
console.log(`usual font: ${await nameOn('Helvetica')}`)
console.log(`embedded font: ${await nameOn('Liberation Sans')}`)
EOF
see node try.mjs <<'EOF'
usual font: another name
embedded font: as written
EOF

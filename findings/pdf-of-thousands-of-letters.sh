#!/bin/sh
# A PDF of many letters opens its font again for each, and keeps the layout of every code that was ever printed.
#
# Packages: pdfkit 0.20.2, @expo-google-fonts/instrument-sans 0.4.2 (a TrueType font).
# Input: a document whose first font (option `font`) is a file, and the same file registered under a name, which each page asks for, as the
# documentation does; and pages with one code to pay of 130 characters without a space, each another one (a Pix code: EMV QRCPS-MPM 1.1).
# Expected: a font is opened once however often it is asked for; a page that was flushed leaves next to nothing behind.
# Seen: the file is read once for each page, as a font that equals the first one is never kept under its name; and each code leaves more
# than 20 kB in the document, as the layout of each of its beginnings is kept while its line's end is looked for: 10,000 bills hold
# hundreds of megabytes. The option `fontLayoutCache: false` frees them, and makes it slower by half.
# Batuta names no first font (server/platform/pdf/pdfDocument.ts), and gives codes in lines whose layout is not kept
# (server/platform/pdf/letterFile.ts); `npm run bench -- bills` shows what a bill leaves.
. "$(dirname "$0")/lib.sh"
use pdfkit@0.20.2 @expo-google-fonts/instrument-sans@0.4.2
cat > try.mjs <<'EOF'
import fs from 'node:fs'
import { createRequire, syncBuiltinESMExports } from 'node:module'
const file = createRequire(import.meta.url).resolve('@expo-google-fonts/instrument-sans/400Regular/InstrumentSans_400Regular.ttf')
let reads = 0
const { readFileSync } = fs
fs.readFileSync = (name, ...rest) => {
  if (name === file) reads += 1
  return readFileSync(name, ...rest)
}
syncBuiltinESMExports()
const { default: PDFDocument } = await import('pdfkit')
const PAGES = 500
async function write(options, text) {
  const pdf = new PDFDocument({ autoFirstPage: false, ...options })
  pdf.on('data', () => {})
  pdf.registerFont('text', file)
  for (let page = 0; page < PAGES; page += 1) {
    pdf.addPage()
    pdf.font('text').fontSize(10).text(text(page))
    await new Promise((go) => setImmediate(go))
  }
  globalThis.gc()
  const { heapUsed } = process.memoryUsage()
  pdf.end()
  return heapUsed
}
const asEver = () => 'The same words on each page.'
await write({ font: file }, asEver)
console.log(`first font: ${reads > PAGES ? 'read for each page' : `read ${reads} times`}`)
reads = 0
const few = await write({ font: 'Helvetica' }, asEver)
console.log(`other font: read ${reads} times`)
const many = await write({ font: 'Helvetica' }, (page) => String(page).padEnd(10, 'X').repeat(13))
console.log(`a code leaves more than 20 kB: ${(many - few) / PAGES > 20_000}`)
EOF
see node --expose-gc try.mjs <<'EOF'
first font: read for each page
other font: read 1 times
a code leaves more than 20 kB: true
EOF

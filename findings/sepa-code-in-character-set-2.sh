#!/bin/sh
# A SEPA code of an account holder with an umlaut cannot be scanned at all where it is written in ISO 8859-1.
#
# Packages: jsqr 1.4.0, beside zxing-wasm 3.1.4 and @undecaf/zbar-wasm 0.11.0; drawn by lean-qr 2.7.4.
# Input: a code of EPC069-12 for "Musikverein Grün" in its character set 2, which is ISO 8859-1, with the mark of that encoding that QR codes have
# (ECI 3; ISO/IEC 18004, 7.4.2), and the same in character set 1, UTF-8, with ECI 26.
# Expected: each reader gives the name. Seen: jsqr gives nothing for character set 2, as if there were no code in the picture; the
# others read both. The library zbar 0.23.92 in turn reads UTF-8 without an ECI as Big5 ("Gr羹n"; its wasm build does not).
# Batuta writes UTF-8 with ECI 26 where a text has other than ASCII, which jsqr, zxing and zbar all read right, and tests it
# (src/@core/components/qrModules.ts).
. "$(dirname "$0")/lib.sh"
use jsqr@1.4.0 zxing-wasm@3.1.4 @undecaf/zbar-wasm@0.11.0 lean-qr@2.7.4
cat > try.mjs <<'EOF'
import { readFileSync } from 'node:fs'
import { scanRGBABuffer } from '@undecaf/zbar-wasm'
import jsQR from 'jsqr'
import { correction, generate, mode } from 'lean-qr'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
const wasm = readFileSync('node_modules/zxing-wasm/dist/reader/zxing_reader.wasm')
prepareZXingModule({ overrides: { wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.length) } })
const nameIn = (text) => text?.split('\n')[5] ?? 'nothing'
async function read(set, encoded) {
  const text = ['BCD', '002', set, 'SCT', '', 'Musikverein Grün', 'DE89370400440532013000', 'EUR42.05'].join('\n')
  const code = generate(mode.multi(mode.eci(encoded.eci), encoded(text)), { minCorrectionLevel: correction.M, maxCorrectionLevel: correction.M })
  const side = (code.size + 8) * 4
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  for (let at = 0; at < side * side; at += 1)
    if (code.get(Math.floor((at % side) / 4) - 4, Math.floor(at / side / 4) - 4)) pixels.fill(0, at * 4, at * 4 + 3)
  const [zxing] = await readBarcodes({ data: pixels, width: side, height: side }, { formats: ['QRCode'] })
  const jsqr = jsQR(pixels, side, side)
  const [zbar] = await scanRGBABuffer(pixels.buffer, side, side)
  console.log(`set ${set}: jsqr ${nameIn(jsqr?.data)}, zxing ${nameIn(zxing?.text)}, zbar ${nameIn(zbar?.decode('utf-8'))}`)
}
await read('2', mode.iso8859_1)
await read('1', mode.utf8)
EOF
see node try.mjs <<'EOF'
set 2: jsqr nothing, zxing Musikverein Grün, zbar Musikverein Grün
set 1: jsqr Musikverein Grün, zxing Musikverein Grün, zbar Musikverein Grün
EOF

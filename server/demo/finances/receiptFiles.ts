import { deflateSync } from 'node:zlib'

/** A PDF of one page of A5 with these lines (ISO 32000-2, 7.5): Latin letters alone, the first line large. */
export function pdfOf(lines: readonly string[]): Buffer {
  const shown = lines.map((line) => line.replace(/[\\()]/g, '\\$&'))
  const text = shown.map((line, at) => `/F1 ${at === 0 ? 20 : 12} Tf (${line}) Tj 0 -28 Td`).join('\n')
  const content = `BT 40 520 Td\n${text}\nET`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 420 595]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${Buffer.byteLength(content, 'latin1')}>>stream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
  ].map((object, at) => `${at + 1} 0 obj${object}endobj\n`)
  const head = '%PDF-1.4\n'
  let at = head.length
  const places = objects.map((object) => {
    const place = `${String(at).padStart(10, '0')} 00000 n \n`
    at += Buffer.byteLength(object, 'latin1')
    return place
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  const end = `trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${at}\n%%EOF\n`
  return Buffer.from(`${head}${objects.join('')}${table}${end}`, 'latin1')
}

/** As ISO/IEC 15948 (PNG), annex D, has it. */
function checksum(bytes: Buffer): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  size.writeUInt32BE(content.length)
  sum.writeUInt32BE(checksum(body))
  return Buffer.concat([size, body, sum])
}

const WIDTH = 240
const HEIGHT = 360

/** Whether a dot of a till's slip is dark: a title, rows of words with an amount at their end, a line, and the sum. */
function isInk(x: number, y: number, seed: number): boolean {
  if (y > 24 && y < 40) return x > 60 && x < 180
  if (y > 300 && y < 304) return x > 24 && x < 216
  const row = Math.floor(y / 22)
  if (y % 22 > 9 || row < 3 || row > 14 || row === 13) return false
  const end = 70 + ((row * 37 + seed * 53) % 70)
  return (x > 24 && x < end) || (x > 172 && x < 216)
}

/** A picture that looks like a till's slip (PNG, grey), another for each seed. */
export function slipOf(seed: number): Buffer {
  const rows = Buffer.alloc((WIDTH + 1) * HEIGHT)
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1) rows[y * (WIDTH + 1) + x + 1] = isInk(x, y, seed) ? 70 : 245
  const header = Buffer.alloc(13)
  header.writeUInt32BE(WIDTH, 0)
  header.writeUInt32BE(HEIGHT, 4)
  // Eight bits, grey.
  header.writeUInt8(8, 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

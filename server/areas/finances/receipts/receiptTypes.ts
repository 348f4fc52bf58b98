import type { ReceiptType } from '@contract/treasury/receipts'

const startsWith = (file: Buffer, bytes: readonly number[], at = 0) =>
  file.length >= at + bytes.length && bytes.every((byte, index) => file[at + index] === byte)

const hasText = (file: Buffer, text: string, at: number) => file.toString('latin1', at, at + text.length) === text

/** JPEG, ISO/IEC 10918-1, B.1.1.3: start of image, and the marker that follows it. */
const JPEG = [0xff, 0xd8, 0xff]
/** ISO/IEC 15948 (PNG), 5.2. Its first chunk is the header, 13 bytes long (11.2.2). */
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const PNG_HEADER = [0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]

/** ISO/IEC 23008-12 (HEIF), 10: a still picture or a sequence of them, coded with HEVC. */
const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'])
/** Of the same standard, whatever the codec: then the brands beside it say which. */
const heifBrands = new Set(['mif1', 'msf1'])

/** ISO/IEC 14496-12, 4.3: a box `ftyp` with the file's brand, its version, and the brands that it is compatible with. */
function isHeic(file: Buffer): boolean {
  if (file.length < 16 || !hasText(file, 'ftyp', 4)) return false
  const end = Math.min(file.readUInt32BE(0), file.length, 256)
  const brandAt = (at: number) => file.toString('latin1', at, at + 4)
  if (heicBrands.has(brandAt(8))) return true
  if (!heifBrands.has(brandAt(8))) return false
  for (let at = 16; at + 4 <= end; at += 4) if (heicBrands.has(brandAt(at))) return true
  return false
}

/** RIFF container of WebP (RFC 9649, 2.4): its size counts what follows it, so a file that was cut off is known. */
function isWebp(file: Buffer): boolean {
  return hasText(file, 'RIFF', 0) && hasText(file, 'WEBPVP8', 8) && file.readUInt32LE(4) + 8 <= file.length
}

/**
 * What a file is by its own bytes; undefined where it is none of those that a receipt can be. The mark has to stand at the very
 * beginning, also that of a PDF (ISO 32000-2, 7.5.2), which readers look for in the first kilobyte.
 */
export function judgeType(file: Buffer): ReceiptType | undefined {
  if (hasText(file, '%PDF-', 0)) return 'application/pdf'
  if (startsWith(file, JPEG)) return 'image/jpeg'
  if (startsWith(file, PNG) && startsWith(file, PNG_HEADER, PNG.length)) return 'image/png'
  if (isWebp(file)) return 'image/webp'
  return isHeic(file) ? 'image/heic' : undefined
}

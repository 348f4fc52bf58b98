import type { ReceiptType } from '@contract/finances/receipts'

export const startsWith = (file: Buffer, bytes: readonly number[], at = 0) =>
  file.length >= at + bytes.length && bytes.every((byte, index) => file[at + index] === byte)

export const hasText = (file: Buffer, text: string, at: number) =>
  file.toString('latin1', at, at + text.length) === text

/** JPEG, ISO/IEC 10918-1, B.1.1.3: start of image, and the marker that follows it. */
const JPEG = [0xff, 0xd8, 0xff]
/** ISO/IEC 15948 (PNG), 5.2. Its first chunk is the header, 13 bytes long (11.2.2). */
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const PNG_HEADER = [0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]

/** ISO/IEC 23008-12 (HEIF), 10: a still picture or a sequence of them, coded with HEVC. */
const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'])
/** Brands of the same standard for any codec; the compatible brands specify it. */
const heifBrands = new Set(['mif1', 'msf1'])

interface Box {
  type: string
  /** Offset of the next box. */
  end: number
}

/** ISO/IEC 14496-12, 4.2: size and four letters. Size 1: the real size follows, in 64 bits. Size 0: up to the end of the file. */
function boxAt(file: Buffer, at: number): Box | undefined {
  if (at + 16 > file.length) return undefined
  const type = file.toString('latin1', at + 4, at + 8)
  const short = file.readUInt32BE(at)
  const size = short === 1 ? Number(file.readBigUInt64BE(at + 8)) : short === 0 ? file.length - at : short
  if (size < (short === 1 ? 16 : 8) || !/^[ -~]{4}$/.test(type)) return undefined
  return { type, end: at + size }
}

/** A box `ftyp` contains the file's brand, its version, and compatible brands (ISO/IEC 14496-12, 4.3). */
function isHeicBrand(file: Buffer, end: number): boolean {
  const brandAt = (at: number) => file.toString('latin1', at, at + 4)
  if (heicBrands.has(brandAt(8))) return true
  if (!heifBrands.has(brandAt(8))) return false
  for (let at = 16; at + 4 <= Math.min(end, 256); at += 4) if (heicBrands.has(brandAt(at))) return true
  return false
}

/**
 * The first box is easily forged, so the rest must consist of boxes too, up to the one that describes the pictures: `meta` for a still
 * one, `moov` for a sequence (ISO/IEC 23008-12, 10.2 and 10.3).
 */
function isHeic(file: Buffer): boolean {
  let box = boxAt(file, 0)
  if (box?.type !== 'ftyp' || !isHeicBrand(file, box.end)) return false
  while (box !== undefined && box.type !== 'meta' && box.type !== 'moov') box = boxAt(file, box.end)
  return box !== undefined && box.end <= file.length
}

/** RIFF container of WebP (RFC 9649, 2.4). It contains its size, by which truncated files are recognized. */
function isWebp(file: Buffer): boolean {
  return hasText(file, 'RIFF', 0) && hasText(file, 'WEBPVP8', 8) && file.readUInt32LE(4) + 8 <= file.length
}

/**
 * Whether a file is a PDF or a picture, by its content; undefined: neither. The signature must be the first bytes, also of a PDF
 * (ISO 32000-2, 7.5.2), although readers search the first kilobyte for it.
 */
export function judgeDocument(file: Buffer): ReceiptType | undefined {
  if (hasText(file, '%PDF-', 0)) return 'application/pdf'
  if (startsWith(file, JPEG)) return 'image/jpeg'
  if (startsWith(file, PNG) && startsWith(file, PNG_HEADER, PNG.length)) return 'image/png'
  if (isWebp(file)) return 'image/webp'
  return isHeic(file) ? 'image/heic' : undefined
}

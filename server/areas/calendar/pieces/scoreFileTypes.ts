import type { PieceFileType } from '@contract/calendar/pieceFiles'
import { hasText, judgeDocument, startsWith } from '../../../platform/files/documentTypes'

/** ID3v2.2 to 2.4: three letters, the version, flags, and the tag's size in four bytes of seven bits (id3.org, 3.1). */
const hasId3 = (file: Buffer) =>
  hasText(file, 'ID3', 0) &&
  file.length > 10 &&
  [2, 3, 4].includes(file[3] ?? 0) &&
  file.subarray(6, 10).every((byte) => byte < 0x80)

/** ISO/IEC 11172-3, 2.4.1.3: eleven bits of one, layer III, and neither a bit rate nor a sampling rate that is reserved. */
function isMp3Frame(file: Buffer): boolean {
  const [first = 0, second = 0, third = 0] = file
  const isLayer3 = first === 0xff && (second & 0xe0) === 0xe0 && (second & 0x18) !== 0x08 && (second & 0x06) === 0x02
  return isLayer3 && ![0x00, 0xf0].includes(third & 0xf0) && (third & 0x0c) !== 0x0c
}

/** Standard MIDI file: its first chunk is a header of six bytes. */
const MIDI = [...Buffer.from('MThd'), 0, 0, 0, 6]

/** Where the root of a score stands, behind the declaration, the document type and comments. */
const ROOT_WITHIN_BYTES = 16 * 1024

/** Both with and without a byte order mark; programs write UTF-8, and some UTF-16. */
function beginningOf(file: Buffer): string {
  const beginning = file.subarray(0, ROOT_WITHIN_BYTES)
  const isWide = startsWith(file, [0xff, 0xfe]) || startsWith(file, [0xfe, 0xff])
  return new TextDecoder(isWide ? (file[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8').decode(beginning)
}

/** MusicXML 4.0: the root is a score by parts or by measures. */
function isMusicXml(file: Buffer): boolean {
  const text = beginningOf(file)
  const bare = text.replaceAll(/<!--.*?-->|<\?.*?\?>|<!DOCTYPE[^>[]*>/gs, '').trimStart()
  return /^<score-(partwise|timewise)[\s>]/.test(bare)
}

/** MusicXML 4.0, compressed: a ZIP file whose container says where the score is. An e-book has a container too, and says what it is. */
const isCompressedMusicXml = (file: Buffer) =>
  startsWith(file, [0x50, 0x4b, 0x03, 0x04]) &&
  file.includes('META-INF/container.xml') &&
  !file.subarray(0, 100).includes('application/epub+zip')

/** The type of a file by its content; undefined if pieces cannot have it. */
export function judgeScoreFile(file: Buffer): PieceFileType | undefined {
  const document = judgeDocument(file)
  if (document !== undefined) return document
  if (startsWith(file, MIDI)) return 'audio/midi'
  if (hasId3(file) || isMp3Frame(file)) return 'audio/mpeg'
  if (isCompressedMusicXml(file)) return 'application/vnd.recordare.musicxml'
  return isMusicXml(file) ? 'application/vnd.recordare.musicxml+xml' : undefined
}

import { decodeText, guessEncoding, type Encoding } from './decodeText'

/** What bytes that are no UTF-8 may be, the most usual first. */
const candidates = ['windows-1252', 'macintosh', 'ibm850', 'ibm437'] as const

export interface LikelyEncoding {
  encoding: Encoding
  /** The bytes speak for another than the usual one, or against all. */
  isDoubtful: boolean
  /** Of bytes that may be several: how a cell of the file reads in each. */
  samples: readonly { encoding: Encoding; text: string }[]
}

const LOOKED_AT_BYTES = 64 * 1024
const SAMPLE_CHARACTERS = 24
/** By so much another must read better. */
const MARGIN = 0.1
/** Below it, not even the best one reads well. */
const POOR = 0.2

const letters = /[áàâãäåçéèêëíìîïñóòôõöúùûüýßøæœÁÀÂÃÄÅÇÉÈÊËÍÌÎÏÑÓÒÔÕÖÚÙÛÜÝØÆŒ]/
/** Those of many words in German, French, Italian, Portuguese and Spanish; the others are seen less. */
const frequent = /[áâãàäåçéêèíñóõöúüßÄÖÜÉÁÇÃÕÓÚÂÊ]/
const isLetter = (character: string) => /[a-z]/i.test(character) || letters.test(character)
const isUpper = (character: string) => isLetter(character) && character !== character.toLowerCase()
const isLower = (character: string) => isLetter(character) && character !== character.toUpperCase()

/** How well one character stands between its neighbours, -1 to 1: `ü` within a word does, a box or a capital behind small letters does not. */
function fit(before: string, character: string, after: string): number {
  if (letters.test(character)) {
    if (!isLetter(before) && !isLetter(after)) return 0
    const most = frequent.test(character) ? 1 : 0.7
    // `MÅller`: a capital that begins no word, before small letters.
    if (isUpper(character)) return isLower(before) || (isUpper(before) && isLower(after)) ? -1 : most
    return isUpper(before) && isUpper(after) ? -1 : most
  }
  const isWithin = isLetter(before) && isLetter(after)
  if (character === '’') return 0.5
  if (/[€£°§ºª«»“”„‘–—…\u00A0]/.test(character)) return isWithin ? -1 : 0.6
  return /[šžŠŽ]/.test(character) ? 0.2 : -1
}

/** The mean of all characters beyond ASCII; those of other tables are few, and wrong ones are boxes and signs. */
function readability(text: string): number {
  let [sum, count] = [0, 0]
  for (let at = 0; at < text.length; at += 1) {
    if (text.charCodeAt(at) < 128) continue
    sum += fit(text.charAt(at - 1), text.charAt(at), text.charAt(at + 1))
    count += 1
  }
  return count === 0 ? 1 : sum / count
}

/** The bytes around the first one beyond ASCII, within its cell. */
function sampleBytes(bytes: Uint8Array): Uint8Array {
  const at = bytes.findIndex((byte) => byte >= 128)
  if (at < 0) return bytes.subarray(0, 0)
  // The cell alone: all of it is to be seen in a narrow choice.
  const isEnd = (byte: number | undefined) => byte === undefined || [9, 10, 13, 0x3b].includes(byte)
  let [from, to] = [at, at]
  while (from > 0 && at - from < SAMPLE_CHARACTERS / 2 && !isEnd(bytes[from - 1])) from -= 1
  while (to - from < SAMPLE_CHARACTERS && !isEnd(bytes[to])) to += 1
  return bytes.subarray(from, to)
}

/** In what the bytes of a text are written: sure for UTF-8 and UTF-16, else by which table makes words of them. */
export function likelyEncoding(bytes: Uint8Array): LikelyEncoding {
  const guessed = guessEncoding(bytes)
  if (guessed !== 'windows-1252') return { encoding: guessed, isDoubtful: false, samples: [] }
  // What stands beyond ASCII may come late in a long file.
  const first = bytes.findIndex((byte) => byte >= 128)
  const looked = bytes.subarray(Math.max(0, first - 1), first + LOOKED_AT_BYTES)
  const scored = candidates.map((encoding) => ({ encoding, score: readability(decodeText(looked, encoding)) }))
  const usual = scored[0] ?? { encoding: 'windows-1252' as const, score: 0 }
  const best = scored.reduce((one, other) => (other.score > one.score + MARGIN ? other : one), usual)
  const sample = sampleBytes(bytes)
  return {
    encoding: best.encoding,
    isDoubtful: best.encoding !== usual.encoding || usual.score < POOR,
    samples: candidates.map((encoding) => ({ encoding, text: decodeText(sample, encoding) })),
  }
}

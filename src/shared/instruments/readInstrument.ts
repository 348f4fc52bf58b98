import { foldWords } from '@/@core/components/foldText'
import { instrumentWords, type InstrumentCode, type InstrumentWord } from './instrumentWords'

/** What a label such as `2nd Clarinet` or `Violine I` says. */
interface ReadInstrument {
  /** Undefined: the table does not know the name. */
  code: InstrumentCode | undefined
  /** The name as it was typed, without the part. */
  name: string
  /** Whether the name is an abbreviation. */
  isShort: boolean
  part: number | undefined
}

const words = instrumentWords(foldWords)

const roman: Record<string, number> = { i: 1, ii: 2, iii: 3, iv: 4 }
/** `1st`, `2nd`, `1ª`, `2º` (folded `2o`), `1er`, `2e`, `2eme`. */
const ORDINAL = /^(\d{1,2})(st|nd|rd|th|a|o|er|ere|e|eme|re)?$/
const ordinals: Record<string, number> = Object.fromEntries(
  [
    'first primeiro primeira primero primera premier premiere erste erster erstes primo prima principal',
    'second segundo segunda deuxieme seconde zweite zweiter zweites secondo seconda',
    'third terceiro terceira tercero tercera troisieme dritte dritter drittes terzo terza',
    'fourth quarto quarta cuarto cuarta quatrieme vierte vierter viertes',
  ].flatMap((names, at) => names.split(' ').map((name) => [name, at + 1])),
)

/** The key that a part is written for: `in B`, `em Sib`, `en si b`, `(Es)`. Read where it is not part of the name itself. */
const KEY =
  /\s*(\((b|bb|es|eb|f|c|a|sib|mib)\)|\b(in|em|en)\s+(b|bb|es|eb|f|c|a|sib|mib|fa|do|la|si b|mi b|si bemol|mi bemol))\s*$/i
/** Of a choir: `S1`, `A 2`, `T.1`, `S II`. */
const VOICE = /^([satb])(?:\s?([1-4])|\s(i{1,3}|iv))$/
const voices = { s: 'soprano', a: 'alto', t: 'tenor', b: 'bass' } as const

/** The number of a part as a word: `2`, `II`, `2nd`, `segunda`. */
export function readPart(text: string): number | undefined {
  const word = foldWords(text)
  const digits = ORDINAL.exec(word)?.[1]
  const part = digits === undefined ? (roman[word] ?? ordinals[word]) : Number(digits)
  return part !== undefined && part >= 1 && part <= 20 ? part : undefined
}

/** The number before or behind a name that the table need not know: `Prim 2`. */
export function partIn(text: string): number | undefined {
  const known = readInstrument(text)
  if (known.code !== undefined) return known.part
  const tokens = text.trim().split(/\s+/)
  return tokens.length < 2 ? undefined : (readPart(tokens.at(-1) ?? '') ?? readPart(tokens[0] ?? ''))
}

/** The number of a desk: `3`, `Pult 3`, `3rd desk`, `3. Pult`. */
export function readSeat(text: string): number | undefined {
  const seat = Number(/^\D*(\d{1,2})\D*$/.exec(text)?.[1])
  return seat >= 1 ? seat : readPart(text)
}

/** As it is, or without the ending of a plural: English, Romance, German. */
function lookUp(text: string): InstrumentWord | undefined {
  for (const ending of [/$/, /s$/, /es$/, /n$/, /en$/, /e$/]) {
    const found = ending.test(text) ? words.get(text.replace(ending, '')) : undefined
    if (found) return found
  }
  return undefined
}

interface Words {
  /** Places of the typed words that are the name. */
  from: number
  to: number
  part: number | undefined
}

/** The part before or behind the name; neither where the whole is a name, as `B-Tuba` is. */
function* splits(parts: readonly string[]): Generator<Words> {
  const last = parts.length - 1
  yield { from: 0, to: parts.length, part: undefined }
  if (last < 1) return
  const [before, behind] = [readPart(parts[0] ?? ''), readPart(parts[last] ?? '')]
  if (behind !== undefined) yield { from: 0, to: last, part: behind }
  if (before !== undefined) yield { from: 1, to: parts.length, part: before }
}

function readWords(typed: string): ReadInstrument | undefined {
  const tokens = typed.split(/[\s/]+|(?<=\d\.)|(?<=[\p{L}.])(?=\d)/u).filter((token) => foldWords(token) !== '')
  const parts = tokens.map(foldWords)
  for (const { from, to, part } of splits(parts)) {
    const found = lookUp(parts.slice(from, to).join(' ')) ?? lookUp(parts.slice(from, to).join(' ').replaceAll(' ', ''))
    if (found) {
      const name = tokens
        .slice(from, to)
        .join(' ')
        .replace(/[.,:;]+$/, '')
      return { code: found.code, name, isShort: found.isShort, part }
    }
  }
  return undefined
}

/** Reads an instrument or voice with its part, in any of the table's languages. */
export function readInstrument(text: string): ReadInstrument {
  const typed = text.trim()
  const voice = VOICE.exec(foldWords(typed))
  if (voice?.[1] !== undefined) {
    const code = Object.entries(voices).find(([letter]) => letter === voice[1])?.[1]
    return { code, name: typed, isShort: true, part: readPart(voice[2] ?? voice[3] ?? '') }
  }
  const read = readWords(typed) ?? readWords(typed.replace(KEY, ''))
  if (read) return read
  const withoutKey = typed.replace(/\s*\([^)]*\)\s*$/, '')
  return (
    (withoutKey === typed ? undefined : readWords(withoutKey)) ?? {
      code: undefined,
      name: typed,
      isShort: false,
      part: undefined,
    }
  )
}

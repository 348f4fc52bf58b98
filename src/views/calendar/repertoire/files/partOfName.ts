import { instrumentKey } from '@contract/invitees'
import type { PiecePart } from '@contract/calendar/pieceFiles'
import { foldWords } from '@/@core/components/foldText'
import { readInstrument } from '@/shared/instruments/readInstrument'

/** Words of the longest name: `1st E flat clarinet`. */
const WORDS_MAX = 4

/** Words of a file's name that may say for whom it is: without its ending, and without the title of the piece. */
function wordsOf(fileName: string, title: string): string[] {
  const ofTitle = new Set(foldWords(title).split(' '))
  return fileName
    .replace(/\.[a-z0-9]{2,8}$/i, '')
    .split(/[\s_–—,;()[\]+-]+|(?<=\p{Ll})(?=\p{Lu})/u)
    .filter((word) => word !== '' && !ofTitle.has(foldWords(word)))
}

/** The name of an instrument among the words: the longest one, the last of several; an abbreviation where there is none. */
function findInstrument(words: readonly string[]) {
  for (const isShortTaken of [false, true])
    for (let size = Math.min(WORDS_MAX, words.length); size > 0; size -= 1)
      for (let from = words.length - size; from >= 0; from -= 1) {
        const read = readInstrument(words.slice(from, from + size).join(' '))
        if (read.code !== undefined && (isShortTaken || !read.isShort)) return read
      }
  return undefined
}

/**
 * For whom a file is by its name: `Bolero - Clarinet 2.pdf` is for the second clarinets, called as the group calls them. Undefined: it
 * names no instrument, as a score does.
 */
export function partOfName(fileName: string, title: string, parts: readonly PiecePart[]): PiecePart | undefined {
  const read = findInstrument(wordsOf(fileName, title))
  if (read === undefined || read.code === 'conductor') return undefined
  const own = parts.find(({ instrument }) => readInstrument(instrument).code === read.code)
  return { instrument: own?.instrument ?? read.name, ...(read.part !== undefined && { part: read.part }) }
}

export const partText = ({ instrument, part }: PiecePart): string => [instrument, part].filter(Boolean).join(' ')

export const partKey = ({ instrument, part = 0 }: PiecePart): string => `${part} ${instrumentKey(instrument)}`

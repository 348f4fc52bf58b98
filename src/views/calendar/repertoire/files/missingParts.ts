import { isForPlayer, type PieceFile, type PiecePart } from '@contract/calendar/pieceFiles'
import { readScoring } from '@contract/calendar/scoring'
import { readInstrument } from '@/shared/instruments/readInstrument'

const strings = ['violin', 'viola', 'cello', 'doubleBass']

/** What a piece is scored for, with what is doubled; undefined: nobody said, or it cannot be read. */
function scoredFor(instrumentation = ''): Set<string> | undefined {
  const read = readScoring(instrumentation)
  if ('error' in read || read.parts.length === 0) return undefined
  const codes = read.parts.flatMap(({ instrument, doubles }) => [instrument, ...doubles])
  return new Set<string>(codes.flatMap((code) => (code === 'strings' ? strings : [code])))
}

/** Parts of the group that no file is for by name, of those that the piece is scored for where that is known. */
export function missingParts(
  parts: readonly PiecePart[],
  files: readonly PieceFile[],
  instrumentation: string | undefined,
): PiecePart[] {
  const scored = scoredFor(instrumentation)
  return parts.filter((part) => {
    const { code } = readInstrument(part.instrument)
    if (code === 'conductor' || (scored !== undefined && (code === undefined || !scored.has(code)))) return false
    // Who plays none in particular takes one of them.
    const isOneOfSeveral =
      part.part === undefined && parts.some((one) => one.part !== undefined && one.instrument === part.instrument)
    return !isOneOfSeveral && !files.some((file) => file.parts !== undefined && isForPlayer(file.parts, part))
  })
}

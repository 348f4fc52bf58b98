import type { Piece } from '@contract/calendar'
import { foldText } from '@/@core/components/foldText'
import { tiesOf, toPieceRows, type PieceRow } from './pieceRows'

const isSame = (one: string, other: string) => foldText(one).trim() === foldText(other).trim()

/** A shorter title has too little in common with another that two letters aside it would be the same. */
const CORRECTED_MIN = 5
const CORRECTION_MAX = 2

/** A slip of one or two letters; another number is another piece. */
function isCorrection(from: string, to: string): boolean {
  let [one, other] = [foldText(from).trim(), foldText(to).trim()]
  if (Math.min(one.length, other.length) < CORRECTED_MIN) return false
  while (one !== '' && one[0] === other[0]) [one, other] = [one.slice(1), other.slice(1)]
  while (one !== '' && one.at(-1) === other.at(-1)) [one, other] = [one.slice(0, -1), other.slice(0, -1)]
  return Math.max(one.length, other.length) <= CORRECTION_MAX && !/\d/.test(one + other)
}

/**
 * A row with another title. What the old title brought goes with it: composer and length, each unless somebody typed it, and the piece
 * of the repertoire. A title that the group has played brings its own. Encore and day are the row's, and an intermission is no piece.
 * `base`: the row as it was before its title was touched; a corrected slip keeps what stood there.
 */
export function retitle(row: PieceRow, title: string, known: readonly Piece[], base: PieceRow = row): PieceRow {
  const { kind, day } = row
  if (kind === 'intermission') return { ...row, title }
  if (base.title !== '' && isSame(base.title, title)) {
    const { composer, minutes, pieceId } = base
    return { title, composer, minutes, ...tiesOf({ kind, day, pieceId }) }
  }
  const named = (...titles: string[]) =>
    toPieceRows(known.filter((one) => titles.some((name) => isSame(one.title, name))))
  const old = named(row.title, base.title)
  const isBrought = (field: 'composer' | 'minutes') =>
    row[field] === '' ||
    (base.pieceId !== undefined && row[field] === base[field]) ||
    old.some((one) => one[field] === row[field])
  const [composer, minutes] = [isBrought('composer') ? '' : row.composer, isBrought('minutes') ? '' : row.minutes]
  // The same title by another composer is another piece.
  const found = named(title).find((one) => composer === '' || isSame(one.composer, composer))
  const kept = !found && isCorrection(base.title, title) ? base : undefined
  return {
    title,
    composer: composer || (found ?? kept)?.composer || '',
    minutes: minutes || (found ?? kept)?.minutes || '',
    ...tiesOf({ kind, day, pieceId: found?.pieceId }),
  }
}

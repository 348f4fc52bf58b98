/*
 * A spreadsheet runs what begins a cell with one of these signs. Where a cell begins is for the opener to say: one that splits at
 * another sign than ours takes quotes in the middle of a line for letters, and then each line break and each sign that it splits at
 * begins a cell, within what we wrote as one. An apostrophe in front makes text of it.
 *
 * LibreOffice also offers to split at blanks. Nobody opens a table that way by mistake, and there each dash between words would be
 * marked ("Ana - Bento").
 */
const sign = '[=+\\-@＝＋－＠]'
/** Blanks, NUL and the byte order mark are passed over by some programs; quotes are taken away where a cell is read. */
const passedOver = '[\\s\\0\\uFEFF\'"]'

/** What follows at the beginning of a whole cell. Apostrophes of its own come first in both: each is told from ours. */
const first = `(?=${passedOver}*${sign}|'*[\\t\\r\\n\\0])`
/** What follows behind a sign that splits; further breaks are places of their own. */
const within = `(?=(?:(?![\\t\\r\\n])${passedOver})*${sign}|'*(?:[\\t\\0]|\\r(?!\\n)))`
const behindSplit = '(?<=[,;|\\t\\r\\n])'

const place = new RegExp(`^${first}|${behindSplit}(?!(?<=\\r)\\n)${within}`, 'g')
const guard = new RegExp(`^'${first}|${behindSplit}'${within}`, 'g')

/** A text with an apostrophe wherever a spreadsheet could begin a formula, whatever it splits at. */
export function guardFormulas(text: string): string {
  return text.replace(place, "'")
}

/** What `guardFormulas` was given, to the letter. Other programs guard their exports in the same way. */
export function unguardFormulas(text: string): string {
  return text.includes("'") ? text.replace(guard, '') : text
}

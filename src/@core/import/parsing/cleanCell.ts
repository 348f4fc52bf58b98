/** What spreadsheets are kept from running as a formula has an apostrophe in front, in our own exports too (csvText.ts). */
const guarded = /^'(?=[\s\0\uFEFF]*[=+\-@＝＋－＠])/

/** Nothing in it is cleaned away: most cells of a file, at a fraction of the time. */
const plain = /^(?:[!-&(-~¡-¬®-ÿ](?:[ -~¡-¬®-ÿ]*[!-~¡-¬®-ÿ])?)?$/

/** A cell's text as a person reads it: one line, without what cannot be seen. */
export function cleanCell(text: string): string {
  if (plain.test(text) && !text.includes('  ')) return text
  return text
    .replace(guarded, '')
    .replace(/[\p{Cc}\p{Zs}\u2028\u2029\uFEFF]+/gu, ' ')
    .trim()
}

/** The same, line by line. */
export function cleanLines(text: string): string {
  return text
    .replace(guarded, '')
    .split(/\r\n|\r|\n/)
    .map(cleanCell)
    .join('\n')
    .trim()
}

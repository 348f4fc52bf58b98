import { unguardFormulas } from '@/@core/files/formulaGuard'

/** Nothing in it is cleaned away: most cells of a file, at a fraction of the time. */
const plain = /^(?:[!-&(-~¡-¬®-ÿ](?:[ -~¡-¬®-ÿ]*[!-~¡-¬®-ÿ])?)?$/

/** A cell's text as a person reads it: one line, without what cannot be seen. */
export function cleanCell(text: string): string {
  if (plain.test(text) && !text.includes('  ') && !text.includes("'")) return text
  return inOneLine(unguardFormulas(text))
}

/** The same, line by line. */
export function cleanLines(text: string): string {
  return unguardFormulas(text)
    .split(/\r\n|\r|\n/)
    .map(inOneLine)
    .join('\n')
    .trim()
}

const inOneLine = (text: string) => text.replace(/[\p{Cc}\p{Zs}\u2028\u2029\uFEFF]+/gu, ' ').trim()

/** Text without case, accents and other marks, for comparing what two people typed. The database's own is `fold_text`. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

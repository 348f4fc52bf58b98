const ascii = /^[ -~]*$/

/** For finding and comparing what people write: without case and accents, "joao" is "João". */
export function foldText(text: string): string {
  // Most texts have no accents, and the rest takes many times as long.
  if (ascii.test(text)) return text.toLowerCase()
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Without punctuation too: `Nº do Documento` is `no do documento`. */
export function foldWords(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

import { foldText } from '@/@core/components/foldText'

interface Part {
  text: string
  isHit: boolean
}

/** The text in pieces, those that one of the words is found in apart. Words as `foldText` makes them; the pieces keep their spelling. */
export function markedParts(text: string, words: readonly string[]): Part[] {
  const letters = Array.from(text)
  // Folding can take letters away or add some: each knows where its own begin.
  const starts: number[] = []
  let folded = ''
  for (const letter of letters) {
    starts.push(folded.length)
    folded += foldText(letter)
  }
  const hits = new Set<number>()
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      for (const [index, start] of starts.entries()) if (start >= at && start < at + word.length) hits.add(index)
    }
  }
  const parts: Part[] = []
  for (const [index, letter] of letters.entries()) {
    const isHit = hits.has(index)
    const last = parts.at(-1)
    if (last?.isHit === isHit) last.text += letter
    else parts.push({ text: letter, isHit })
  }
  return parts
}

import { markedParts } from './markedParts'

/** A text with what was sought in it marked. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  if (words.length === 0) return text
  return markedParts(text, words).map(({ text: part, isHit }, index) =>
    isHit ? (
      // The same text has the same parts.
      // oxlint-disable-next-line react/no-array-index-key
      <mark key={index} className="found">
        {part}
      </mark>
    ) : (
      part
    ),
  )
}

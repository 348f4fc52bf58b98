import { foldWords } from '@/@core/components/foldText'

/** A word of the file that we do not know. */
export interface UnknownValue {
  /** Folded: what is written in several ways is asked once. */
  key: string
  /** As the file writes it first. */
  text: string
  /** In how many lines. */
  count: number
}

/** The values that are not known, the most frequent first. */
export function unknownValues(values: readonly string[], isKnown: (folded: string) => boolean): UnknownValue[] {
  const unknown = new Map<string, UnknownValue>()
  for (const text of values) {
    const key = foldWords(text)
    if (key === '' || isKnown(key)) continue
    const before = unknown.get(key)
    unknown.set(key, { key, text: before?.text ?? text, count: (before?.count ?? 0) + 1 })
  }
  return [...unknown.values()].toSorted((one, other) => other.count - one.count)
}

/** From one day or month to another, both included; null: without end. */
interface Span {
  from: string
  to: string | null
}

interface Neighbours {
  before: (at: string) => string
  after: (at: string) => string
}

/** What is left of the span where none of the others is. */
export function spanRests(span: Span, others: readonly Span[], { before, after }: Neighbours): Span[] {
  const LATEST = '9999-12-31'
  return others.reduce<Span[]>(
    (rests, other) =>
      rests.flatMap((rest) => {
        const isApart = (rest.to ?? LATEST) < other.from || (other.to ?? LATEST) < rest.from
        if (isApart) return [rest]
        const front = rest.from < other.from ? [{ from: rest.from, to: before(other.from) }] : []
        const hasEnd = other.to !== null && other.to < (rest.to ?? LATEST)
        return [...front, ...(hasEnd && other.to !== null ? [{ from: after(other.to), to: rest.to }] : [])]
      }),
    [span],
  )
}

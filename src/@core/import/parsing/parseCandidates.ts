/**
 * The formats in which a column can be parsed, as far as its values leave that open: `03/04` can be March or April. One: that is
 * the format. Two or more: the values mean different things under each, so a person has to be asked. None: nothing is readable.
 *
 * A candidate counts if it parses every value that any candidate parses; where none does, all that parse something count.
 * Candidates under which no value differs count as one. `parse` answers undefined for what it cannot read.
 */
export function openParseCandidates<Candidate>(
  values: readonly string[],
  candidates: readonly Candidate[],
  parse: (value: string, candidate: Candidate) => string | undefined,
): Candidate[] {
  const distinct = [...new Set(values)]
  const tried = candidates.map((candidate) => ({ candidate, parsed: distinct.map((value) => parse(value, candidate)) }))
  const isReadable = distinct.map((_, index) => tried.some(({ parsed }) => parsed[index] !== undefined))
  const complete = tried.filter(({ parsed }) => parsed.every((text, index) => text !== undefined || !isReadable[index]))
  const partial = tried.filter(({ parsed }) => parsed.some((text) => text !== undefined))
  const seen = new Set<string>()
  return (complete.length > 0 ? complete : partial)
    .filter(({ parsed }) => {
      const key = JSON.stringify(parsed)
      const isNew = !seen.has(key) && parsed.some((text) => text !== undefined)
      seen.add(key)
      return isNew
    })
    .map(({ candidate }) => candidate)
}

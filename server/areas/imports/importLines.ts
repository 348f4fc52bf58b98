import { ApiError } from '../../platform/http/errors'

interface Line {
  id: string
  version?: number | undefined
}

/** A file makes records: none may name a version, and none an id that is taken, by another line or by a record. */
export function assertNewIds(lines: Line[], isTaken: (id: string) => boolean, pathOf: (index: number) => string): void {
  const fields: Record<string, string> = {}
  const seen = new Set<string>()
  for (const [index, { id, version }] of lines.entries()) {
    const folded = id.toLowerCase()
    if (version !== undefined) fields[`${pathOf(index)}.version`] = 'not_allowed'
    if (seen.has(folded) || isTaken(folded)) fields[`${pathOf(index)}.id`] = 'taken'
    seen.add(folded)
  }
  if (Object.keys(fields).length > 0) throw new ApiError('invalid', { fields })
}

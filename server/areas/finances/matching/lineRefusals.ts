import type { ErrorCode } from '@contract/errors'
import { ApiError } from '../../../platform/http/errors'

/** What is told where lines fail for several reasons: the first of these, with the lines that it is true of. */
const codes = ['conflict', 'already_reversed', 'month_closed', 'invalid'] as const
type Refusal = (typeof codes)[number] & ErrorCode

/** Where a line stands in the body of the call. */
export const pathOfMatched = (place: number) => `import.lines.${place}`

export interface LineRefusals {
  refuse: (place: number, code: Refusal, field?: string) => void
  throwIfAny: () => void
}

/** Collects refusals per line; `throwIfAny` throws the first of `codes` that occurs, with its lines alone. */
export function lineRefusals(): LineRefusals {
  const refused = new Map<Refusal, Record<string, string>>()
  return {
    refuse(place, code, field = 'decision') {
      refused.set(code, { ...refused.get(code), [`${pathOfMatched(place)}.${field}`]: 'not_allowed' })
    },
    throwIfAny() {
      const code = codes.find((refusal) => refused.has(refusal))
      if (code !== undefined) throw new ApiError(code, { fields: refused.get(code) ?? {} })
    },
  }
}

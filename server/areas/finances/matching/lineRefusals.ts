import type { ErrorCode } from '@contract/errors'
import { ApiError } from '../../../platform/http/errors'

/** Error codes by precedence: where lines fail for several reasons, the first of these is reported, with its lines. */
const codes = ['conflict', 'already_reversed', 'month_closed', 'invalid'] as const
type Refusal = (typeof codes)[number] & ErrorCode

/** Path of a line in the request body. */
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

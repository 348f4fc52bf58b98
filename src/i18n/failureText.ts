import i18next from 'i18next'
import type { messages } from './en/shell'

/** As much of a failed call (api/failure.ts) as there are words for. */
interface NamedFailure {
  code: keyof typeof messages.error
  /** With `too_many_requests`: seconds to wait. */
  retryAfterS?: number
  /** With `internal`: the number to quote. */
  requestId?: string
}

/** What went wrong, in the person's language, with the number to quote where the server gave one. */
export function failureText(failure: NamedFailure): string {
  const { code, retryAfterS, requestId } = failure
  if (code === 'too_many_requests' && retryAfterS) return i18next.t('shell:error.wait', { count: retryAfterS })
  const sentence = i18next.t(`shell:error.${code}`)
  return requestId ? `${sentence} ${i18next.t('shell:failure.requestId', { id: requestId })}` : sentence
}

/** The same for a screen that did not load, which shows the number apart, to be copied: the properties of `LoadError`. */
export function loadErrorOf({ requestId, ...failure }: NamedFailure): { message: string; requestId?: string } {
  return { message: failureText(failure), ...(requestId !== undefined && { requestId }) }
}

/** The same below a form that could not be sent: nothing that was typed is lost, and it says so. */
export function unsentText(failure: NamedFailure): string {
  const hasNoAnswer = failure.code === 'network' || failure.code === 'timeout'
  return hasNoAnswer ? i18next.t('shell:failure.notSent') : failureText(failure)
}

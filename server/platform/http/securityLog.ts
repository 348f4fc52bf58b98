import type { FastifyRequest } from 'fastify'
import type { ErrorCode } from '@contract/errors'
import { networkOf } from './networks'

/** What is worth a look by whoever guards the installation, or by a tool that shuts addresses out. */
type SecurityEvent =
  | 'sign_in_failed'
  | 'second_factor_failed'
  | 'forbidden'
  | 'document_mismatch'
  | 'rate_limited'
  | 'busy'
  | 'refresh_reused'
  | 'token_forged'

export interface SecurityNote {
  event: SecurityEvent
  groupId?: string
  userId?: string
}

const events: Partial<Record<ErrorCode, SecurityEvent>> = {
  invalid_credentials: 'sign_in_failed',
  forbidden: 'forbidden',
  document_mismatch: 'document_mismatch',
  too_many_requests: 'rate_limited',
  busy: 'busy',
}

/**
 * One line at `warn` for a refusal that somebody should hear of, whatever raised it. It names accounts by their ids, and holds
 * nothing that was typed or sent: no address of e-mail, no token.
 */
export function logSecurity(request: FastifyRequest, code: ErrorCode, note?: SecurityNote): void {
  const event = note?.event ?? events[code]
  if (event === undefined) return
  // Refused before it was known who calls, or for another account than the caller's.
  const { groupId, userId } = note ?? request.caller ?? {}
  const call = { method: request.method, route: request.routeOptions.url }
  const origin = { address: networkOf(request.ip), requestId: request.id }
  request.log.warn({ security: event, groupId, userId, ...origin, ...call }, 'security')
}

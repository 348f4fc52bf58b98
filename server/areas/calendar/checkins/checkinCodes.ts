import { createHmac, timingSafeEqual } from 'node:crypto'
import { CODE_STEP_MS } from '@contract/calendar/checkins'
import type { Secrets } from '../../../platform/config'
import { deriveKey } from '../../../platform/auth/derivedKeys'
import { acceptedSecrets } from '../../../platform/auth/signingSecret'

/** 80 bits: nobody guesses a code within a minute, and its QR code can still be scanned from across the room. */
const CODE_BYTES = 10

const stepAt = (now: Date): number => Math.floor(now.getTime() / CODE_STEP_MS)

/** Codes for checking in. None is stored: each is an HMAC of the group, the event and the time step. */
export function checkinCodes(secrets: Secrets) {
  const keys = acceptedSecrets(secrets).map((secret) => deriveKey(secret, 'batuta check-in'))

  /** One code for each accepted secret, the newest secret first. */
  function codesOf(groupId: string, eventId: string, step: number): string[] {
    return keys.map((key) => {
      const digest = createHmac('sha256', key).update(`${groupId}\n${eventId.toLowerCase()}\n${step}`).digest()
      return digest.subarray(0, CODE_BYTES).toString('base64url')
    })
  }

  return {
    show(groupId: string, eventId: string, now: Date): { code: string; changesAt: string; changesInMs: number } {
      const step = stepAt(now)
      const changesAt = new Date((step + 1) * CODE_STEP_MS)
      return {
        code: codesOf(groupId, eventId, step)[0] ?? '',
        changesAt: changesAt.toISOString(),
        changesInMs: changesAt.getTime() - now.getTime(),
      }
    },

    /** Whether it is the code of this time step or of the one before. */
    holds(groupId: string, eventId: string, code: string, now: Date): boolean {
      const given = Buffer.from(code)
      const right = [0, 1].flatMap((ago) => codesOf(groupId, eventId, stepAt(now) - ago))
      return right.some((one) => one.length === given.length && timingSafeEqual(Buffer.from(one), given))
    },
  }
}

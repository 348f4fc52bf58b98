import { createHmac } from 'node:crypto'
import { deriveKey } from '../../platform/auth/derivedKeys'
import { isSameText } from '../../platform/auth/isSameText'
import { acceptedSecrets } from '../../platform/auth/signingSecret'
import type { Secrets } from '../../platform/config'

/** Separates a token's parts, which contain no dot themselves (opaqueTokens.ts). */
const DOT = '.'
const TOKEN_PARTS = 2

function sign(token: string, email: string, secret: Uint8Array): string {
  const key = deriveKey(secret, 'batuta invitation proof')
  return createHmac('sha256', key).update(`${token}\n${email}`).digest('base64url')
}

/**
 * The token as mailed to the invited address. The inviter gets the bare token, to hand out as a link: only a token with a proof shows
 * that its holder can read that address.
 */
export function withProof(token: string, email: string, secret: Uint8Array): string {
  return `${token}${DOT}${sign(token, email.toLowerCase(), secret)}`
}

/** An invitation's token out of a link of either kind, and whether the link was read in the mailbox of the address. */
export function readInvitation(given: string, secrets: Secrets) {
  const parts = given.split(DOT)
  const token = parts.slice(0, TOKEN_PARTS).join(DOT)
  const proof = parts.slice(TOKEN_PARTS).join(DOT)
  const proves = (email: string) =>
    acceptedSecrets(secrets).some((secret) => isSameText(proof, sign(token, email, secret)))
  return { token, proves }
}

import { parse, stringify } from 'uuid'
import type * as z from 'zod/mini'
import type { NewPasskey, PasskeyAssertion, PasskeySetup, RequestOptions } from '@contract/secondFactors'
import type { Challenge, Holder } from '../../../platform/auth/challenges'
import type { RelyingParty } from '../../../platform/auth/relyingParty'
import { invalidField } from '../../../platform/http/errors'
import type { StoredPasskey } from './passkeyRepository'

/** For the person to find their device and touch it. */
const TIMEOUT_MS = 120_000
/** Ed25519, ES256, RS256: what WebAuthn level 3 (5.4) has everybody offer. */
const ALGORITHMS = [-8, -7, -257]
const ID_BYTES = 16

interface KnownCredential {
  credentialId: Buffer
  transports: string[]
}

type CreationOptions = z.infer<typeof PasskeySetup>['options']

// Slow to load, and needed only for passkeys.
const loadWebAuthn = () => import('@simplewebauthn/server')

const toDescriptor = ({ credentialId, transports }: KnownCredential) => ({
  id: credentialId.toString('base64url'),
  type: 'public-key' as const,
  ...(transports.length > 0 && { transports }),
})

/**
 * The user handle stored in a passkey. It begins with the group, so that a sign-in by passkey alone, without a name, identifies the shard
 * to look on. The signature of the key found there proves that the handle is the person's.
 */
function toUserHandle({ groupId, userId }: Holder): string {
  return Buffer.concat([parse(groupId), parse(userId)]).toString('base64url')
}

/** Undefined if the text is not a handle made by `toUserHandle`. */
export function readUserHandle(handle: string): Holder | undefined {
  const bytes = Buffer.from(handle, 'base64url')
  if (bytes.length !== 2 * ID_BYTES) return undefined
  try {
    return { groupId: stringify(bytes, 0), userId: stringify(bytes, ID_BYTES) }
  } catch {
    return undefined
  }
}

export function creationOptions(
  holder: Holder,
  person: { name: string; email: string },
  party: RelyingParty,
  { nonce }: Challenge,
  known: KnownCredential[],
): CreationOptions {
  return {
    rp: { id: party.id, name: 'Batuta' },
    user: { id: toUserHandle(holder), name: person.email, displayName: person.name },
    challenge: nonce,
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: TIMEOUT_MS,
    excludeCredentials: known.map(toDescriptor),
    // A key that is not discoverable, or cannot verify the user, is still a second factor.
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    attestation: 'none',
  }
}

/**
 * `known`: the passkeys of one account. Without it the person chooses one, and user verification (finger, face or PIN) is required: it is
 * the only factor.
 */
export function requestOptions(party: RelyingParty, { nonce }: Challenge, known?: KnownCredential[]): RequestOptions {
  return {
    rpId: party.id,
    challenge: nonce,
    timeout: TIMEOUT_MS,
    ...(known && { allowCredentials: known.map(toDescriptor) }),
    userVerification: known === undefined ? 'required' : 'preferred',
  }
}

/** Checks a new passkey. Throws `wrong_passkey` at the field: made for another challenge, page or name. */
export async function verifyNewPasskey(passkey: NewPasskey, { nonce }: Pick<Challenge, 'nonce'>, party: RelyingParty) {
  const { id, clientDataJSON, attestationObject, transports = [] } = passkey
  const { verifyRegistrationResponse } = await loadWebAuthn()
  const result = await verifyRegistrationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON, attestationObject },
    },
    expectedChallenge: nonce,
    expectedOrigin: party.origins,
    expectedRPID: party.id,
    requireUserVerification: false,
    supportedAlgorithmIDs: ALGORITHMS,
    // It throws for anything that is not in order; that is the sender's doing, never ours.
  }).catch(() => undefined)
  if (!result?.verified) throw invalidField('passkey', 'wrong_passkey')
  const { credential } = result.registrationInfo
  return {
    credentialId: Buffer.from(credential.id, 'base64url'),
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports,
  }
}

/** The signature counter of a valid assertion by this passkey; undefined if it is not valid. */
export async function verifyAssertion(
  assertion: PasskeyAssertion,
  passkey: StoredPasskey,
  { nonce }: Pick<Challenge, 'nonce'>,
  party: RelyingParty,
  isOnlyFactor: boolean,
): Promise<number | undefined> {
  const { id, clientDataJSON, authenticatorData, signature } = assertion
  const { verifyAuthenticationResponse } = await loadWebAuthn()
  const result = await verifyAuthenticationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON, authenticatorData, signature },
    },
    expectedChallenge: nonce,
    expectedOrigin: party.origins,
    expectedRPID: party.id,
    credential: { id, publicKey: new Uint8Array(passkey.publicKey), counter: passkey.counter },
    requireUserVerification: isOnlyFactor,
  }).catch(() => undefined)
  return result?.verified ? result.authenticationInfo.newCounter : undefined
}

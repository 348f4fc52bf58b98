import * as z from 'zod/mini'
import { secondFactorMethods } from './errors'
import { Id, Instant, whenObject, idQuery, foldedLine } from './primitives'
import { SignedIn } from './auth'
import type { Call } from './call'

/** The name of a passkey: its device, in the owner's words. */
const PasskeyName = foldedLine(60)

/** Six digits of an authenticator app (RFC 6238). People type them with a space in the middle. */
const Code = z.string().check(
  z.overwrite((code) => code.replaceAll(/\s/g, '')),
  z.regex(/^\d{6}$/, { error: 'bad_code' }),
)

/** Codes from before 2026-12 have 24 characters, and still work. */
const RECOVERY_CODE = /^[0-9A-HJKMNP-TV-Z]{24}(?:[0-9A-HJKMNP-TV-Z]{4})?$/

/** Twenty-eight characters of Crockford's base 32, in any case and grouping; similar characters (O and 0, I and 1) are equal. */
const RecoveryCode = z.string().check(
  z.maxLength(60),
  z.overwrite((code) =>
    code
      .toUpperCase()
      .replaceAll(/[^0-9A-Z]/g, '')
      .replaceAll('O', '0')
      .replaceAll(/[IL]/g, '1'),
  ),
  z.regex(RECOVERY_CODE, { error: 'bad_recovery_code' }),
)

const base64url = (max: number) => z.string().check(z.minLength(1), z.maxLength(max), z.regex(/^[\w-]+$/))

/** Issued by the server for one attempt and sent back with it: signed, short-lived, used up by success. */
const Challenge = z.string().check(z.minLength(1), z.maxLength(2000))

/** An authenticator's response to making a passkey (WebAuthn level 3, AuthenticatorAttestationResponse). */
export const NewPasskey = z.strictObject({
  id: base64url(1400),
  clientDataJSON: base64url(8000),
  attestationObject: base64url(60_000),
  transports: z.optional(z.array(foldedLine(30)).check(z.maxLength(10))),
})
export type NewPasskey = z.infer<typeof NewPasskey>

/** An authenticator's response to using a passkey (AuthenticatorAssertionResponse). `userHandle` is present if no account was named. */
export const PasskeyAssertion = z.strictObject({
  id: base64url(1400),
  clientDataJSON: base64url(8000),
  authenticatorData: base64url(8000),
  signature: base64url(8000),
  userHandle: z.optional(base64url(100)),
})
export type PasskeyAssertion = z.infer<typeof PasskeyAssertion>

const Descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.optional(z.array(z.string())),
})

/** For `navigator.credentials.create`, as JSON (WebAuthn level 3, PublicKeyCredentialCreationOptionsJSON). */
const CreationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(Descriptor),
  authenticatorSelection: z.object({
    residentKey: z.enum(['required', 'preferred']),
    userVerification: z.enum(['required', 'preferred']),
  }),
  attestation: z.literal('none'),
})

/** For `navigator.credentials.get`, as JSON (PublicKeyCredentialRequestOptionsJSON). */
export const RequestOptions = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.int(),
  /** Absent: the passkey that the person chooses identifies the account. */
  allowCredentials: z.optional(z.array(Descriptor)),
  userVerification: z.enum(['required', 'preferred']),
})
export type RequestOptions = z.infer<typeof RequestOptions>

const Passkey = z.object({
  id: Id,
  name: z.string(),
  /** The host name under which it was made; it works under no other. */
  host: z.string(),
  createdAt: Instant,
  lastUsedAt: z.optional(Instant),
})
export type Passkey = z.infer<typeof Passkey>

export const SecondFactors = z.object({
  /** False for the demo's accounts: everybody shares them. */
  isOffered: z.boolean(),
  /** Whether the group requires a second factor for this role. */
  isRequired: z.boolean(),
  totp: z.optional(z.object({ createdAt: Instant })),
  passkeys: z.array(Passkey),
  recoveryCodesLeft: z.int(),
})
export type SecondFactors = z.infer<typeof SecondFactors>
export const SecondFactorsAnswer = z.object({ secondFactors: SecondFactors })

/** Returned after the first factor and when new codes are made: the codes are shown only then. */
export const FactorAdded = z.object({
  secondFactors: SecondFactors,
  recoveryCodes: z.optional(z.array(z.string())),
})
export type FactorAdded = z.infer<typeof FactorAdded>

export const NothingBody = z.strictObject({})
/** `secret` in base 32, to type; `uri` (otpauth://) for the QR code. */
export const TotpSetup = z.object({ secret: z.string(), uri: z.string(), challenge: z.string() })
export type TotpSetup = z.infer<typeof TotpSetup>
export const TotpBody = z.strictObject({ challenge: Challenge, code: Code })
export const PasskeySetup = z.object({ challenge: z.string(), options: CreationOptions })
export const PasskeyBody = z.strictObject({ challenge: Challenge, name: PasskeyName, passkey: NewPasskey })
export const PasskeyRename = z.strictObject({ id: Id, name: PasskeyName })

export const PasskeyRequest = z.object({ challenge: z.string(), options: RequestOptions })
export const PasskeySignIn = z.strictObject({ challenge: Challenge, passkey: PasskeyAssertion })

const factor = {
  code: z.optional(Code),
  recoveryCode: z.optional(RecoveryCode),
  passkey: z.optional(PasskeyAssertion),
}

/** Whether it shows one factor, and no other beside it. */
function oneOf<Body extends object>(names: (keyof Body)[]) {
  return z.refine<Body>((body) => names.filter((name) => body[name] !== undefined).length === 1, {
    error: 'required',
    path: [String(names[0])],
    when: whenObject,
  })
}

export const SecondFactorBody = /* @__PURE__ */ z
  .strictObject({ challenge: Challenge, ...factor })
  .check(oneOf(['code', 'recoveryCode', 'passkey']))
export type SecondFactorBody = z.infer<typeof SecondFactorBody>

export const proofMethods = ['password', ...secondFactorMethods] as const
/** By what the caller may confirm that it is them. `challenge` and `options` come with `passkey`. */
export const ProofOffer = z.object({
  methods: z.array(z.enum(proofMethods)),
  passkey: z.optional(PasskeyRequest),
})
export type ProofOffer = z.infer<typeof ProofOffer>

/** `challenge` is only for the passkey. */
export const ProofBody = /* @__PURE__ */ z
  .strictObject({
    password: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    challenge: z.optional(Challenge),
    ...factor,
  })
  .check(oneOf(['password', 'code', 'recoveryCode', 'passkey']))
export type ProofBody = z.infer<typeof ProofBody>

export const authBeginPasskeyCall = {
  method: 'POST',
  path: '/auth/begin-passkey',
  access: 'signed-in',
  freshProof: true,
  servesSetup: true,
  body: NothingBody,
  answer: PasskeySetup,
  errors: [409],
} as const satisfies Call

export const addPasskeyCall = {
  method: 'POST',
  path: '/auth/add-passkey',
  access: 'signed-in',
  freshProof: true,
  servesSetup: true,
  body: PasskeyBody,
  answer: FactorAdded,
  success: [201],
  errors: [409],
} as const satisfies Call

export const renamePasskeyCall = {
  method: 'POST',
  path: '/auth/rename-passkey',
  access: 'signed-in',
  freshProof: true,
  servesSetup: true,
  body: PasskeyRename,
  answer: SecondFactorsAnswer,
  errors: [404],
} as const satisfies Call

export const removePasskeyCall = {
  method: 'DELETE',
  path: '/auth/remove-passkey',
  access: 'signed-in',
  freshProof: true,
  servesSetup: true,
  query: idQuery,
  answer: SecondFactorsAnswer,
  errors: [404],
} as const satisfies Call

export const authProofCall = {
  method: 'GET',
  path: '/auth/proof',
  access: 'signed-in',
  servesSetup: true,
  answer: ProofOffer,
} as const satisfies Call

export const proveAuthCall = {
  method: 'POST',
  path: '/auth/prove',
  access: 'signed-in',
  servesSetup: true,
  body: ProofBody,
  answer: z.undefined(),
  success: [204],
  errors: [409, 429],
} as const satisfies Call

export const secondFactorsCall = {
  method: 'GET',
  path: '/auth/second-factors',
  access: 'signed-in',
  servesSetup: true,
  answer: SecondFactorsAnswer,
} as const satisfies Call

export const beginTotpCall = {
  method: 'POST',
  path: '/auth/begin-totp',
  access: 'signed-in',
  freshProof: true,
  servesSetup: true,
  body: NothingBody,
  answer: TotpSetup,
  errors: [409],
} as const satisfies Call

export const addTotpCall = {
  method: 'POST',
  path: '/auth/add-totp',
  access: 'signed-in',
  freshProof: true,
  servesSetup: true,
  body: TotpBody,
  answer: FactorAdded,
  success: [201],
  errors: [409, 429],
} as const satisfies Call

export const removeTotpCall = {
  method: 'DELETE',
  path: '/auth/remove-totp',
  access: 'signed-in',
  freshProof: true,
  servesSetup: true,
  answer: SecondFactorsAnswer,
  errors: [404],
} as const satisfies Call

export const renewRecoveryCodesCall = {
  method: 'POST',
  path: '/auth/renew-recovery-codes',
  access: 'signed-in',
  freshProof: true,
  servesSetup: true,
  body: NothingBody,
  answer: FactorAdded,
  errors: [404],
} as const satisfies Call

export const secondFactorCall = {
  method: 'POST',
  path: '/auth/login/second-factor',
  access: 'public',
  body: SecondFactorBody,
  answer: SignedIn,
  errors: [401, 409, 429],
} as const satisfies Call

export const authLoginBeginPasskeyCall = {
  method: 'POST',
  path: '/auth/login/begin-passkey',
  access: 'public',
  body: NothingBody,
  answer: PasskeyRequest,
  errors: [401, 409, 429],
} as const satisfies Call

export const authLoginPasskeyCall = {
  method: 'POST',
  path: '/auth/login/passkey',
  access: 'public',
  body: PasskeySignIn,
  answer: SignedIn,
  errors: [401, 409, 429],
} as const satisfies Call

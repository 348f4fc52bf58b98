import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import type { NewPasskey, PasskeyAssertion, RequestOptions } from '@contract/secondFactors'

type Cbor = number | string | Buffer | Map<Cbor, Cbor>

function head(major: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(major << 5) | size])
  return size < 256 ? Buffer.from([(major << 5) | 24, size]) : Buffer.from([(major << 5) | 25, size >> 8, size & 255])
}

/** As much of CBOR (RFC 8949) as authenticators write. */
function toCbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([head(5, value.size), ...[...value].flat().map(toCbor)])
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const base64url = (data: string | Buffer) => Buffer.from(data).toString('base64url')

const PRESENT = 1
const VERIFIED = 4
const HAS_CREDENTIAL = 64

interface Ceremony {
  /** Where the page says that it is. */
  origin?: string
  /** The name that the key is shown to, if not the one that was asked for. */
  rpId?: string
  isVerified?: boolean
  userHandle?: string | undefined
}

/** A security key in memory, with one passkey. */
export function makeAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  let userHandle: string | undefined
  let counter = 0

  function clientData(type: string, challenge: string, origin: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }

  function authenticatorData(rpId: string, flags: number): Buffer {
    counter += 1
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count])
  }

  return {
    /** Sets its count: a copy of a key lags behind. */
    setCounter: (value: number) => {
      counter = value
    },

    create(
      options: { challenge: string; rp: { id: string }; user: { id: string } },
      { origin = `http://${options.rp.id}`, rpId = options.rp.id, isVerified = true }: Ceremony = {},
    ): NewPasskey {
      userHandle = options.user.id
      const key = new Map<Cbor, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ])
      const length = Buffer.from([0, credentialId.length])
      const authData = Buffer.concat([
        authenticatorData(rpId, PRESENT | (isVerified ? VERIFIED : 0) | HAS_CREDENTIAL),
        Buffer.alloc(16),
        length,
        credentialId,
        toCbor(key),
      ])
      const attestation = new Map<Cbor, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ])
      return {
        id: base64url(credentialId),
        clientDataJSON: base64url(clientData('webauthn.create', options.challenge, origin)),
        attestationObject: base64url(toCbor(attestation)),
        transports: ['internal'],
      }
    },

    show(options: Pick<RequestOptions, 'rpId' | 'challenge'>, ceremony: Ceremony = {}): PasskeyAssertion {
      const { origin = `http://${options.rpId}`, rpId = options.rpId, isVerified = true } = ceremony
      const data = authenticatorData(rpId, PRESENT | (isVerified ? VERIFIED : 0))
      const client = clientData('webauthn.get', options.challenge, origin)
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey)
      const handle = 'userHandle' in ceremony ? ceremony.userHandle : userHandle
      return {
        id: base64url(credentialId),
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
        ...(handle && { userHandle: handle }),
      }
    },
  }
}

export type Authenticator = ReturnType<typeof makeAuthenticator>
